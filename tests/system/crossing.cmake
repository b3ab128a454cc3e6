# The Windows program under Wine and the Linux program over the same files, and the zip. They measure nothing that matters:
# other tests run beside them.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(MEROPS_LINUX_PROGRAM ${PROJECT_SOURCE_DIR}/build/release/cli/merops CACHE FILEPATH "the Linux program beside the Windows one")

foreach(name stores results kills)
  add_test(NAME windows.crossing_${name}
    COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/crossing_${name}.py $<TARGET_FILE:merops> ${MEROPS_LINUX_PROGRAM}
      ${CMAKE_CURRENT_BINARY_DIR})
  set_tests_properties(windows.crossing_${name} PROPERTIES TIMEOUT 600 SKIP_RETURN_CODE 77)
  merops_under_wine(windows.crossing_${name})
endforeach()

add_test(NAME windows.zip COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/windows_zip.py ${PROJECT_BINARY_DIR}
  ${PROJECT_SOURCE_DIR} ${CMAKE_OBJDUMP})
set_tests_properties(windows.zip PROPERTIES LABELS windows TIMEOUT 120)
