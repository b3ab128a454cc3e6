#include "tests/support/mounted_file_system.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <linux/magic.h>
#include <spawn.h>
#include <sys/mount.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {

std::string MountedFileSystem::unavailable() { return ::geteuid() == 0 ? std::string() : "mounting needs root"; }

MountedFileSystem::MountedFileSystem(const std::string& type, const std::filesystem::path& source,
                                     const std::filesystem::path& folder, const std::string& options)
    : folder_(folder) {
  std::filesystem::create_directories(folder);
  if (::mount(source.c_str(), folder.c_str(), type.c_str(), 0, options.c_str()) == 0) return;
  throw std::system_error(errno, std::generic_category(), "mounting " + source.string() + " on " + folder.string());
}

MountedFileSystem::~MountedFileSystem() { ::umount2(folder_.c_str(), MNT_DETACH); }

bool is_on_memory_file_system(const std::filesystem::path& path) {
  struct statfs status {};
  return ::statfs(path.c_str(), &status) == 0 && (status.f_type == TMPFS_MAGIC || status.f_type == RAMFS_MAGIC);
}

bool make_ext4(const std::filesystem::path& path, const std::string& features) {
  std::string program = "mkfs.ext4", quiet = "-q", force = "-F", option = "-O", list = features, target = path.string();
  std::array<char*, 7> arguments{program.data(), quiet.data(),  force.data(), option.data(),
                                 list.data(),    target.data(), nullptr};
  std::string search = "PATH=/usr/sbin:/sbin:/usr/bin:/bin";
  std::array<char*, 2> environment{search.data(), nullptr};
  pid_t child = 0;
  int status = 0;
  for (const char* folder : {"/usr/sbin/mkfs.ext4", "/sbin/mkfs.ext4"}) {
    if (::posix_spawn(&child, folder, nullptr, nullptr, arguments.data(), environment.data()) != 0) continue;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  return false;
}

}  // namespace merops::test
