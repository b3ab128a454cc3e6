#include "tests/support/temporary_folder.h"

#include "core/host/remove_tree.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <random>
#include <stdexcept>
#include <system_error>
#include <vector>

namespace merops::test {
namespace {

std::filesystem::path new_folder(const std::filesystem::path& parent) {
  std::random_device random;
  for (int attempt = 0; attempt < 100; ++attempt) {
    auto path = parent / ("merops-test-" + std::to_string(random()));
    if (std::filesystem::create_directory(path)) return path;
  }
  throw std::runtime_error("no new folder in " + parent.string());
}

std::ofstream open_for_writing(const std::filesystem::path& path) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.exceptions(std::ios::badbit | std::ios::failbit);
  return file;
}

}  // namespace

TemporaryFolder::TemporaryFolder(const std::filesystem::path& parent) : path_(new_folder(parent)) {}

TemporaryFolder::~TemporaryFolder() {
  if (path_.empty()) return;
  remove_tree(path_);
}

std::filesystem::path memory_place() {
  const std::filesystem::path shared_memory = "/dev/shm";
  std::error_code error;
  const bool roomy = std::filesystem::space(shared_memory, error).available > (std::uintmax_t{256} << 20U);
  return !error && roomy ? shared_memory : std::filesystem::current_path();
}

void write_text(const std::filesystem::path& path, const std::string& text) { open_for_writing(path) << text; }

void write_random_file(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed) {
  std::ofstream file = open_for_writing(path);
  std::mt19937_64 random(seed);
  std::vector<std::uint64_t> words(std::size_t{1} << 17);
  for (std::uint64_t written = 0; written < bytes;) {
    std::generate(words.begin(), words.end(), std::ref(random));  // a copy would begin anew each time
    const std::uint64_t piece = std::min<std::uint64_t>(words.size() * sizeof(words[0]), bytes - written);
    file.write(reinterpret_cast<const char*>(words.data()), static_cast<std::streamsize>(piece));
    written += piece;
  }
  file.flush();
}

}  // namespace merops::test
