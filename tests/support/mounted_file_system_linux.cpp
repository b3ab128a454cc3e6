#include "tests/support/mounted_file_system.h"

#include <array>
#include <cerrno>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <linux/magic.h>
#include <spawn.h>
#include <sys/mount.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {
namespace {

/// A program's file actions: what it says that is no error goes nowhere.
class Quietly {
 public:
  Quietly() {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  }
  Quietly(const Quietly&) = delete;
  Quietly& operator=(const Quietly&) = delete;
  ~Quietly() { ::posix_spawn_file_actions_destroy(&actions_); }
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// Runs a maker of file systems where it is installed; whether it ended with success.
bool run_maker(std::string program, std::vector<std::string> words) {
  std::vector<char*> arguments{program.data()};
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::string search = "PATH=/usr/sbin:/sbin:/usr/bin:/bin";
  std::array<char*, 2> environment{search.data(), nullptr};
  const Quietly quietly;
  pid_t child = 0;
  int status = 0;
  for (const char* folder : {"/usr/sbin/", "/sbin/"}) {
    const std::string path = folder + program;
    if (::posix_spawn(&child, path.c_str(), quietly.get(), nullptr, arguments.data(), environment.data()) != 0)
      continue;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  return false;
}

}  // namespace

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
  return run_maker("mkfs.ext4", {"-q", "-F", "-O", features, path.string()});
}

bool make_btrfs(const std::filesystem::path& path) { return run_maker("mkfs.btrfs", {"-q", "-f", path.string()}); }

}  // namespace merops::test
