# Where code for an operating system is chosen. merops_for_system(VARIABLE LINUX files... WINDOWS files...): the files of
# the system that is built for, put into VARIABLE.
function(merops_for_system variable)
  cmake_parse_arguments(arg "" "" "LINUX;WINDOWS" ${ARGN})
  if(WIN32)
    set(${variable} ${arg_WINDOWS} PARENT_SCOPE)
  else()
    set(${variable} ${arg_LINUX} PARENT_SCOPE)
  endif()
endfunction()

if(WIN32)
  # Windows 10, the wide functions, and none of the macros that take names from C++.
  add_compile_definitions(_WIN32_WINNT=0x0A00 WINVER=0x0A00 WIN32_LEAN_AND_MEAN NOMINMAX UNICODE
    _UNICODE)
endif()

# Of a test of the cross-built program: it runs in the build's own Wine prefix, between the tests that make it and end it.
function(merops_under_wine test)
  set_property(TEST ${test} APPEND PROPERTY LABELS windows)
  set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT MEROPS_WINE_PREFIX=${PROJECT_BINARY_DIR}/wine)
  set_property(TEST ${test} APPEND PROPERTY FIXTURES_REQUIRED wine)
endfunction()

# The server is started before the first of them and ended behind the last, whether they passed or not.
function(merops_wine_tests)
  add_test(NAME windows.wine-starts COMMAND ${PROJECT_SOURCE_DIR}/scripts/wine-run.sh cmd /c exit)
  add_test(NAME windows.wine-ends COMMAND ${PROJECT_SOURCE_DIR}/scripts/wine-end.sh)
  set_tests_properties(windows.wine-starts windows.wine-ends PROPERTIES LABELS windows TIMEOUT 300
    ENVIRONMENT MEROPS_WINE_PREFIX=${PROJECT_BINARY_DIR}/wine)
  set_tests_properties(windows.wine-starts PROPERTIES FIXTURES_SETUP wine)
  set_tests_properties(windows.wine-ends PROPERTIES FIXTURES_CLEANUP wine)
endfunction()
