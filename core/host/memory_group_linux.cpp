#include "core/host/control_group_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/memory_group.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <cerrno>
#include <chrono>
#include <random>
#include <string>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(std::uint64_t bytes, const std::string& why) {
  throw Error(
      fmt::format("limiting this process to {} of memory", format_bytes(bytes)), why,
      fmt::format("run it as root, or in a scope of your own: systemd-run --user --scope -p MemoryMax={} merops "
                  "...",
                  bytes));
}

/// 0, or the error.
int write_to(const fs::path& path, const std::string& text) {
  const FileHandle file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file) return errno;
  return ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0 : errno;
}

int move_here(const fs::path& group) { return write_to(group / "cgroup.procs", std::to_string(::getpid())); }

std::string new_name() { return fmt::format("merops-{}-{:08x}", ::getpid(), std::random_device{}()); }

// A group whose last threads are just ending is busy for a moment.
void remove_group(const fs::path& group) {
  constexpr int kTries = 100;
  for (int attempt = 0; attempt < kTries && ::rmdir(group.c_str()) != 0 && errno == EBUSY; ++attempt) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

/// 0 and this process is in `group`, new and limited; else the error, and no group.
int enter_new(const fs::path& group, const char* limit_file, std::uint64_t bytes) {
  if (::mkdir(group.c_str(), 0755) != 0) return errno;
  int error = write_to(group / limit_file, std::to_string(bytes));
  if (error == 0) error = move_here(group);
  if (error != 0) remove_group(group);
  return error;
}

bool is_limited_to(const MemoryHierarchy& hierarchy, std::uint64_t bytes) {
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const auto limit = read_number(hierarchy.own / hierarchy.limit_file());
  return limit && *limit / page == bytes / page;
}

}  // namespace

MemoryGroup::MemoryGroup(std::uint64_t bytes) {
  const auto hierarchy = memory_hierarchy();
  if (!hierarchy) fail(bytes, "no control groups for memory are mounted here");
  home_ = hierarchy->own;
  remove_stale_groups(hierarchy->top);
  std::string why = "no group above this process' own hands its memory controller down";
  for (const fs::path& place : places_for_groups(*hierarchy)) {
    path_ = place / new_name();
    const int error = enter_new(path_, hierarchy->limit_file(), bytes);
    if (error == 0) return;
    why = fmt::format("no control group can be made in {}: {}", place.string(), std::generic_category().message(error));
  }
  path_.clear();
  if (!is_limited_to(*hierarchy, bytes)) fail(bytes, why);
}

MemoryGroup::~MemoryGroup() {
  if (path_.empty()) return;
  move_here(home_);
  remove_group(path_);
}

}  // namespace merops
