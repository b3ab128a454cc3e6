# merops_embed_text(OUT NAMESPACE HEADER [NAME FILE]...): writes the source OUT with one function NAME() for each FILE
# that returns the file's text as a std::string_view, so that the program needs no data path. HEADER declares them.
function(merops_embed_text out namespace header)
  set(code "// Made from data files when CMake runs; not to be edited.\n#include \"${header}\"\n\nnamespace ${namespace} {\n")
  while(ARGN)
    list(POP_FRONT ARGN name file)
    file(READ ${file} text)
    string(APPEND code "\nstd::string_view ${name}() {\n  return R\"merops(${text})merops\";\n}\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  endwhile()
  string(APPEND code "\n}  // namespace ${namespace}\n")
  file(GENERATE OUTPUT ${out} CONTENT "${code}")
endfunction()
