#pragma once

#include <cstdint>
#include <filesystem>
#include <utility>

namespace merops {

/// Notes a file as open in this process as a database, as long as it lives. Such a file must not be opened in any other
/// way: where locks belong to processes, closing any descriptor of it gives up all of them
/// (https://www.sqlite.org/howtocorrupt.html, section 2.2), and another program that closes the database then takes
/// the write-ahead log away under this one. Thread-safe.
class OpenHere {
 public:
  explicit OpenHere(const std::filesystem::path& path);
  OpenHere(const OpenHere&) = delete;
  OpenHere& operator=(const OpenHere&) = delete;
  ~OpenHere();

  /// Whether the file at this path, by whatever name, is open so.
  [[nodiscard]] static bool holds(const std::filesystem::path& path);

  using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;  ///< device and number; zeros: no file

 private:
  FileIdentity file_;
};

}  // namespace merops
