#include "results/database_file.h"

#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/open_here.h"
#include "results/schema.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

/// SQLite's file header: https://www.sqlite.org/fileformat2.html, section 1.3. Numbers are big-endian.
constexpr std::size_t kHeaderBytes = 100, kApplicationIdOffset = 68;
constexpr std::string_view kMagic("SQLite format 3\0", 16);
using Header = std::array<char, kHeaderBytes>;

[[noreturn]] void refuse(const fs::path& path, const std::string& why) {
  throw Error(fmt::format("opening the results database {}", path.string()), why, "name another file with --db");
}

Header read_header(const fs::path& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) refuse(path, fmt::format("it cannot be read ({})", std::generic_category().message(errno)));
  Header header{};
  file.read(header.data(), header.size());
  return header;
}

std::uint32_t application_id(const Header& header) {
  std::uint32_t id = 0;
  for (std::size_t byte = 0; byte < 4; ++byte) {
    id = id << 8U | static_cast<unsigned char>(header[kApplicationIdOffset + byte]);
  }
  return id;
}

/// A power cut while the file is made may leave its length without its content, and the journal that undoes it.
bool is_interrupted_making(const fs::path& path, const Header& header) {
  std::error_code ignored;
  const bool blank = std::all_of(header.begin(), header.end(), [](char c) { return c == 0; });
  return blank && fs::exists(path_of(path.string() + "-journal"), ignored);
}

}  // namespace

DatabaseFile look_at_database(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return DatabaseFile::missing;
  if (error) refuse(path, fmt::format("it cannot be looked at ({})", error.message()));
  if (fs::is_directory(status)) refuse(path, "it is a folder");
  if (!fs::is_regular_file(status)) refuse(path, "it is not a regular file");
  if (fs::file_size(path, error) == 0) return DatabaseFile::empty;
  if (error) refuse(path, fmt::format("it cannot be looked at ({})", error.message()));
  if (OpenHere::holds(path)) return DatabaseFile::results;  // looked at before; not to be opened again
  const Header header = read_header(path);
  if (is_interrupted_making(path, header)) return DatabaseFile::empty;
  if (std::string_view(header.data(), kMagic.size()) != kMagic) {
    refuse(path, "it is not a results database; it was not touched");
  }
  if (application_id(header) != kApplicationId) {
    refuse(path, "it is another program's database; it was not touched");
  }
  return DatabaseFile::results;
}

}  // namespace merops
