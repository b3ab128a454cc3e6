#include "core/host/temporary_path.h"

#include "core/host/remove_tree.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>
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

/// Others may be filling the folder, or removing it as well: both make removing it fail half-way.
void remove_wholly(const std::filesystem::path& path) {
  constexpr int kTries = 1000;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    if (remove_tree(path)) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace

TemporaryPath TemporaryPath::make(const std::filesystem::path& path, const std::function<bool()>& make) {
  Registry& known = registry();
  const std::lock_guard lock(known.mutex);
  TemporaryPath made;
  if (!make()) return made;
  known.paths.push_back(path);
  made.path_ = path;
  return made;
}

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
  remove_tree(path_);
  keep();
}

void remove_temporary_paths() noexcept {
  Registry& known = registry();
  known.mutex.lock();  // for good
  for (const auto& path : known.paths) remove_wholly(path);
}

}  // namespace merops
