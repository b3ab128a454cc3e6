# The zip for Windows (`cpack` in the build folder): the program, which holds all that it needs, with the documents and the
# licences of what was linked into it.

# Whose code is inside, and where a system keeps the texts: Debian's package, vcpkg's port.
set(MEROPS_INSIDE
  "CLI11,libcli11-dev,cli11" "fmt,libfmt-dev,fmt" "nlohmann-json,nlohmann-json3-dev,nlohmann-json"
  "OpenSSL,libssl-dev,openssl" "SQLite,libsqlite3-dev,sqlite3" "tomlplusplus,libtomlplusplus-dev,tomlplusplus")
if(MINGW)
  list(APPEND MEROPS_INSIDE "GCC-runtime,gcc-mingw-w64-base," "mingw-w64-runtime,mingw-w64-common,")
endif()
if(MEROPS_GUI AND NOT CMAKE_CROSSCOMPILING)
  list(APPEND MEROPS_INSIDE "Qt,,qtbase" "QtCharts,,qtcharts" "QtSvg,,qtsvg")
endif()

foreach(row ${MEROPS_INSIDE})
  string(REPLACE "," ";" row "${row}")
  list(GET row 0 name)
  list(GET row 1 package)
  list(GET row 2 port)
  set(text /usr/share/doc/${package}/copyright)
  if(VCPKG_INSTALLED_DIR)
    set(text ${VCPKG_INSTALLED_DIR}/${VCPKG_TARGET_TRIPLET}/share/${port}/copyright)
  endif()
  if(EXISTS ${text})
    install(FILES ${text} DESTINATION licenses RENAME ${name}.txt)
  else()
    message(STATUS "the licence of ${name} is not in ${text}: a zip made here would lack it")
  endif()
endforeach()
# Debian's texts name these instead of repeating them.
file(GLOB common /usr/share/common-licenses/Apache-2.0 /usr/share/common-licenses/GPL-3 /usr/share/common-licenses/LGPL-2.1)
foreach(text ${common})
  cmake_path(GET text FILENAME name)
  file(REAL_PATH ${text} text)
  install(FILES ${text} DESTINATION licenses/common RENAME ${name}.txt)
endforeach()

set(CPACK_GENERATOR ZIP)
set(CPACK_PACKAGE_FILE_NAME merops-${PROJECT_VERSION}-windows-x64)
set(CPACK_PACKAGE_VENDOR "The Merops authors")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
