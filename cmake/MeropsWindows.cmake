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
