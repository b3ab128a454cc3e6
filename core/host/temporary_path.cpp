#include "core/host/temporary_path.h"

#include <algorithm>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

namespace merops {
namespace {

// Never destroyed: a thread may end the process while statics go.
struct Registry {
  std::mutex mutex;
  std::vector<std::filesystem::path> paths;
};
Registry& registry() {
  static auto* const the_registry = new Registry;
  return *the_registry;
}

void forget(const std::filesystem::path& path) {
  Registry& known = registry();
  const std::lock_guard lock(known.mutex);
  const auto found = std::find(known.paths.begin(), known.paths.end(), path);
  if (found != known.paths.end()) known.paths.erase(found);
}

void remove_quietly(const std::filesystem::path& path) {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

}  // namespace

TemporaryPath::TemporaryPath(std::filesystem::path path) : path_(std::move(path)) {
  Registry& known = registry();
  const std::lock_guard lock(known.mutex);
  known.paths.push_back(path_);
}

TemporaryPath::TemporaryPath(TemporaryPath&& other) noexcept : path_(std::exchange(other.path_, {})) {}

TemporaryPath& TemporaryPath::operator=(TemporaryPath&& other) noexcept {
  if (this != &other) {
    remove();
    path_ = std::exchange(other.path_, {});
  }
  return *this;
}

TemporaryPath::~TemporaryPath() { remove(); }

void TemporaryPath::keep() noexcept {
  if (path_.empty()) return;
  forget(path_);
  path_.clear();
}

void TemporaryPath::remove() noexcept {
  if (path_.empty()) return;
  remove_quietly(path_);
  keep();
}

void remove_temporary_paths() noexcept {
  Registry& known = registry();
  const std::lock_guard lock(known.mutex);
  for (const auto& path : known.paths) remove_quietly(path);
}

}  // namespace merops
