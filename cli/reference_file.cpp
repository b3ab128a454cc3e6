#include "cli/reference_file.h"

#include "cli/options.h"
#include "cli/text_file.h"

namespace merops {

void add_reference_file(CLI::App& command, std::filesystem::path& file) {
  add_path(command, {"--reference", "FILE", "documented results of your own beside those built in"}, file);
}

ReferenceCatalogue catalogue_with(const std::filesystem::path& file) {
  if (file.empty()) return reference_catalogue();
  const std::string name = file.string();
  return joined(reference_catalogue(), read_reference(read_text_file(file, "a reference catalogue"), name), name);
}

}  // namespace merops
