#include "cli/output_file.h"

#include "core/engine/text_file.h"

namespace merops {

void write_output_file(const std::filesystem::path& path, std::string_view text, bool force) {
  refuse_results_database(path);
  write_text_file(path, text, force ? Existing::replace : Existing::refuse);
}

}  // namespace merops
