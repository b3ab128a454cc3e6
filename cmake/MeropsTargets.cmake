# merops_library(NAME SOURCES... [LINK public...] [PRIVATE private...]): a static library with the project's warnings.
set(MEROPS_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast)
if(MSVC)
  set(MEROPS_WARNINGS /W4)
  # The sources are UTF-8, and mean what the standard says.
  add_compile_options(/utf-8 /permissive- /Zc:__cplusplus /Zc:preprocessor /EHsc)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # False alarms on joined strings (GCC bug 105651).
  list(APPEND MEROPS_WARNINGS -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()

function(merops_warnings target)
  target_compile_options(${target} PRIVATE ${MEROPS_WARNINGS})
  set_target_properties(${target} PROPERTIES COMPILE_WARNING_AS_ERROR ${MEROPS_WERROR})
endfunction()

# Of targets that only have to compile quickly. MSVC takes no two levels at once.
function(merops_optimise target level)
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE ${level})
  endif()
endfunction()

# merops_precompile(TARGET KIND HEADERS...): gives the target the precompiled headers of its kind, which the first target
# of that kind makes. All of a kind have the same options. A file still includes what it uses: without MEROPS_PCH, as in
# the preset tidy, it gets nothing else.
function(merops_precompile target kind)
  if(NOT MEROPS_PCH)
    return()
  endif()
  # What ccache needs to keep objects made with precompiled headers.
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
  get_property(maker GLOBAL PROPERTY merops_pch_${kind})
  if(maker)
    target_precompile_headers(${target} REUSE_FROM ${maker})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    set_property(GLOBAL PROPERTY merops_pch_${kind} ${target})
  endif()
endfunction()

function(merops_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK;PRIVATE" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE} fmt::fmt)
  merops_warnings(${name})
  merops_precompile(${name} library <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <optional>
    <span> <sstream> <string> <string_view> <system_error> <utility> <vector> <fmt/format.h>)
endfunction()

# What is tested is built as it ships; the tests themselves only have to compile and link quickly.
if(NOT CMAKE_CROSSCOMPILING AND NOT MSVC)
  find_program(MEROPS_LLD ld.lld)
endif()
function(merops_link_quickly name)
  if(MEROPS_LLD)
    target_link_options(${name} PRIVATE -fuse-ld=lld)
  endif()
endfunction()

function(merops_test_code name)
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE fmt::fmt GTest::gtest GTest::gmock)
  merops_optimise(${name} -O0)
  merops_link_quickly(${name})
  merops_warnings(${name})
  merops_precompile(${name} test <algorithm> <cstdint> <filesystem> <fstream> <functional> <memory> <optional> <set> <span>
    <sstream> <string> <string_view> <vector> <gmock/gmock.h> <gtest/gtest.h>)
endfunction()

# merops_discover(NAME TIMEOUT LABELS): what ctest lists of a GoogleTest program: its tests one by one or, with
# MEROPS_WHOLE_TESTS, the program.
function(merops_discover name timeout labels)
  if(NOT MEROPS_WHOLE_TESTS)
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT ${timeout} LABELS "${labels}")
  elseif(CMAKE_CROSSCOMPILING)
    add_test(NAME windows.${name} COMMAND ${name})
    set_tests_properties(windows.${name} PROPERTIES TIMEOUT 1200 LABELS "${labels}")
    merops_under_wine(windows.${name})
  else()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1200 LABELS "${labels}")
  endif()
endfunction()

# merops_test(NAME SOURCES... LINK...): a GoogleTest program.
function(merops_test name)
  cmake_parse_arguments(arg "" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 120)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest_main)
  merops_test_code(${name})
  merops_discover(${name} ${arg_TIMEOUT} "${arg_LABELS}")
endfunction()
