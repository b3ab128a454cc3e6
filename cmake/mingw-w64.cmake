# Cross-building for Windows x64 with Debian's mingw-w64 (preset windows; scripts/windows.sh does all of it).
# MEROPS_WINDOWS_LIBRARIES is the folder that scripts/windows-libraries.sh made.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_VERSION 10.0)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
if(NOT MEROPS_WINDOWS_LIBRARIES)
  set(MEROPS_WINDOWS_LIBRARIES $ENV{MEROPS_WINDOWS_LIBRARIES})
endif()
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MEROPS_WINDOWS_LIBRARIES)

# The variants with POSIX threads: the others have no std::thread.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32 ${MEROPS_WINDOWS_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The runtime libraries go into the program: it needs nothing but Windows.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

find_program(MEROPS_WINE wine64 PATHS /usr/lib/wine NO_CMAKE_FIND_ROOT_PATH)
if(MEROPS_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/../scripts/wine-run.sh)
endif()
