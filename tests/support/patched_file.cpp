#include "tests/support/patched_file.h"

#include <fstream>

namespace merops::test {

void patch(const std::filesystem::path& path, std::uint64_t offset, std::span<const std::byte> bytes) {
  std::fstream file;
  file.exceptions(std::ios::failbit | std::ios::badbit);
  file.open(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(offset));
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace merops::test
