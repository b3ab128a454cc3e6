#include "results/open_here.h"

#include <mutex>
#include <set>

#include <sys/stat.h>

namespace merops {
namespace {

struct Register {
  std::mutex mutex{};
  std::multiset<OpenHere::FileIdentity> files{};  // guarded by the mutex
};

Register& all() {
  static Register made;
  return made;
}

OpenHere::FileIdentity identity_of(const std::filesystem::path& path) {
  struct stat facts {};
  if (stat(path.c_str(), &facts) != 0) return {};
  return {facts.st_dev, facts.st_ino};
}

}  // namespace

OpenHere::OpenHere(const std::filesystem::path& path) : file_(identity_of(path)) {
  const std::lock_guard lock(all().mutex);
  all().files.insert(file_);
}

OpenHere::~OpenHere() {
  const std::lock_guard lock(all().mutex);
  all().files.erase(all().files.find(file_));
}

bool OpenHere::holds(const std::filesystem::path& path) {
  const FileIdentity file = identity_of(path);
  const std::lock_guard lock(all().mutex);
  return file != FileIdentity{} && all().files.contains(file);
}

}  // namespace merops
