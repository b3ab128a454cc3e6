#include "results/import_file.h"

#include "core/model/error.h"
#include "results/import.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>

namespace merops {

namespace fs = std::filesystem;

std::string read_import_file(const std::filesystem::path& file, const std::string& doing) {
  std::error_code error;
  if (fs::is_directory(file, error)) throw Error(doing, "it is a folder", "name the files in it");
  if (fs::exists(file, error) && !fs::is_regular_file(file, error)) {
    throw Error(doing, "it is a pipe or a device", "name a file that was written by 'merops export' or fio");
  }
  const auto size = fs::file_size(file, error);
  if (!error && size > kMostImportBytes) {
    throw Error(doing, fmt::format("it has {} bytes; up to {} are taken", size, kMostImportBytes),
                "write fewer campaigns into each set, or leave the stamps out: 'merops export --no-stamps'");
  }
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw Error(doing, std::generic_category().message(errno), "name a file that can be read");
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace merops
