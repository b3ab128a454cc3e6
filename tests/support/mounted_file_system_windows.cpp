#include "tests/support/mounted_file_system.h"

#include <stdexcept>

namespace merops::test {
namespace {

constexpr const char* kWhy = "Windows mounts no file system from a file without a driver";

}  // namespace

std::string MountedFileSystem::unavailable() { return kWhy; }

MountedFileSystem::MountedFileSystem(const std::string& /*type*/, const std::filesystem::path& /*source*/,
                                     const std::filesystem::path& /*folder*/, const std::string& /*options*/) {
  throw std::runtime_error(kWhy);
}

MountedFileSystem::~MountedFileSystem() = default;

bool is_on_memory_file_system(const std::filesystem::path& /*path*/) { return false; }

bool make_ext4(const std::filesystem::path& /*path*/, const std::string& /*features*/) { return false; }

bool make_btrfs(const std::filesystem::path& /*path*/) { return false; }

}  // namespace merops::test
