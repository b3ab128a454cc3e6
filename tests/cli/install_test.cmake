# Installs the build into an empty folder and looks at what is there: cmake -DBUILD=... -DPREFIX=... -P install_test.cmake
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
foreach(file
    bin/merops
    share/man/man1/merops.1
    share/bash-completion/completions/merops
    share/zsh/site-functions/_merops
    share/fish/vendor_completions.d/merops.fish
    share/doc/merops/LICENSE
    share/doc/merops/README.md
    share/doc/merops/docs/method.md)
  if(NOT EXISTS ${PREFIX}/${file})
    message(SEND_ERROR "${file} was not installed")
  endif()
endforeach()
execute_process(COMMAND ${PREFIX}/bin/merops --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
if(NOT version MATCHES "^merops [0-9]")
  message(SEND_ERROR "the installed program says '${version}'")
endif()
file(REMOVE_RECURSE ${PREFIX})
