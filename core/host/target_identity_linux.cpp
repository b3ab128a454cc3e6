#include "core/host/open_file.h"
#include "core/host/target_identity.h"

#include <cerrno>
#include <system_error>

#include <fmt/format.h>
#include <sys/stat.h>

namespace merops {

std::string identity_of(const Target& target) {
  struct stat facts {};
  if (::stat(target.path.c_str(), &facts) != 0)
    return fmt::format("{}: {}", target.path.string(), std::generic_category().message(errno));
  if (target.kind == TargetKind::block_device)
    return fmt::format("{}: device {} size {}", target.path.string(), facts.st_rdev, make_target(target.path).size);
  return fmt::format("{}: device {} inode {} size {} modified {}.{:09}", target.path.string(), facts.st_dev,
                     facts.st_ino, facts.st_size, facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec);
}

}  // namespace merops
