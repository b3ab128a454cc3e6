# Manual page and completions, made by the program itself from the definitions of its commands, and what `cmake --install`
# puts in place. A cross-built program cannot be run here: it is installed without them.
if(WIN32)
  # A folder that holds everything, as people unpack it there.
  set(CMAKE_INSTALL_BINDIR .)
  set(CMAKE_INSTALL_DOCDIR .)
endif()
include(GNUInstallDirs)

install(TARGETS merops)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs FILES_MATCHING PATTERN "*.md" PATTERN "*.toml" PATTERN "*.json" PATTERN "*.png")

# merops_document(FILE FOLDER ARGUMENTS...): FILE holds what `merops ARGUMENTS` prints, and goes to FOLDER.
function(merops_document name folder)
  set(file ${PROJECT_BINARY_DIR}/documents/${name})
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/documents)
  add_custom_command(OUTPUT ${file} COMMAND merops ${ARGN} > ${file} DEPENDS merops VERBATIM)
  install(FILES ${file} DESTINATION ${folder})
  set_property(GLOBAL APPEND PROPERTY merops_documents ${file})
endfunction()

if(NOT CMAKE_CROSSCOMPILING)
  merops_document(merops.1 ${CMAKE_INSTALL_MANDIR}/man1 man)
  merops_document(merops ${CMAKE_INSTALL_DATADIR}/bash-completion/completions completion bash)
  merops_document(_merops ${CMAKE_INSTALL_DATADIR}/zsh/site-functions completion zsh)
  merops_document(merops.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d completion fish)
  get_property(documents GLOBAL PROPERTY merops_documents)
  add_custom_target(merops_documents ALL DEPENDS ${documents})
endif()

if(WIN32)
  include(MeropsZip)
endif()
