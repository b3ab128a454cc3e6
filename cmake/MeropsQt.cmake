# Qt for the dashboard, which is built where it is found; everything else builds and passes without it.
find_package(Qt6 6.4 QUIET COMPONENTS Core Gui Widgets Charts Svg LinguistTools Test)
if(NOT Qt6_FOUND)
  message(STATUS "Qt 6 with Charts and Svg was not found: merops-gui is left out (scripts/packages.sh gui)")
endif()

# Qt's headers once for all targets of one kind: `kind` links the same parts of Qt.
function(merops_qt_code target kind)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${target} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  merops_warnings(${target})
  merops_precompile(${target} ${kind} ${ARGN})
endfunction()

set(MEROPS_QT_CORE_HEADERS <algorithm> <cstdint> <filesystem> <functional> <map> <memory> <optional> <string>
  <utility> <vector> <QtCore>)
