#pragma once

#include <filesystem>
#include <functional>

namespace merops {

/// A file or folder that must not outlive its maker: removed with all in it when the object goes, unless kept, and by
/// remove_temporary_paths. Thread-safe between objects.
class TemporaryPath {
 public:
  TemporaryPath() = default;                           ///< of nothing
  explicit TemporaryPath(std::filesystem::path path);  ///< of what exists
  /// Of what `make` makes there; of nothing where it returns false. Making it and knowing of it are one step for
  /// remove_temporary_paths, so that none is left by a process that ends in between.
  [[nodiscard]] static TemporaryPath make(const std::filesystem::path& path, const std::function<bool()>& make);
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

/// Removes what every TemporaryPath alive stands for, also while other threads still fill or remove it; for a process
/// that is about to end without unwinding. From then on none is made or let go: who tries waits for the end. Any
/// thread.
void remove_temporary_paths() noexcept;

}  // namespace merops
