#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace merops::test {

/// A new empty folder, removed with all that is in it when destroyed. By default under the tests' current folder, which
/// is in the build folder and so on a disk, unlike /tmp on many machines.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& parent = std::filesystem::current_path());
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Where files that need no disk are made fastest: /dev/shm, or the current folder where there is none.
[[nodiscard]] std::filesystem::path memory_place();

/// Writes a file with exactly this text, making the folders above it. Throws when it cannot.
void write_text(const std::filesystem::path& path, const std::string& text);

/// Writes a file of `bytes` incompressible bytes that depend on `seed`. Throws when it cannot.
void write_random_file(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed = 1);

}  // namespace merops::test
