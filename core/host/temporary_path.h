#pragma once

#include <filesystem>

namespace merops {

/// A file or folder that must not outlive its maker: removed with all in it when the object goes, unless kept, and by
/// remove_temporary_paths. Creates nothing. Thread-safe between objects.
class TemporaryPath {
 public:
  TemporaryPath() = default;  ///< of nothing
  explicit TemporaryPath(std::filesystem::path path);
  TemporaryPath(TemporaryPath&& other) noexcept;
  TemporaryPath& operator=(TemporaryPath&& other) noexcept;
  ~TemporaryPath();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// It has become final (renamed) or is wanted: it is forgotten, not removed.
  void keep() noexcept;

 private:
  void remove() noexcept;
  std::filesystem::path path_{};
};

/// Removes what every TemporaryPath alive stands for; for a process that is about to end without unwinding. Any thread.
void remove_temporary_paths() noexcept;

}  // namespace merops
