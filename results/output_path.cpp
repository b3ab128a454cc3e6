#include "results/output_path.h"

#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/database_file.h"

#include <array>
#include <string>
#include <system_error>

namespace merops {
namespace {

bool is_results_database(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  try {
    return look_at_database(path) == DatabaseFile::results;
  } catch (const Error&) {  // any other file
    return false;
  }
}

/// "results.db" of "results.db-wal"; empty for other names.
std::string database_beside(const std::string& name) {
  for (const std::string ending : std::array{"-wal", "-shm", "-journal"}) {
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  }
  return {};
}

}  // namespace

void refuse_results_database(const std::filesystem::path& path) {
  const std::string beside = database_beside(path.string());
  if (!is_results_database(path) && (beside.empty() || !is_results_database(path_of(beside)))) return;
  throw Error("writing " + path.string(), "it is a results database, or belongs to one: what is recorded would be lost",
              "name another file");
}

}  // namespace merops
