#include "backends/open_file_limit.h"

#include <sys/resource.h>

namespace merops {

/// A process has 1024 descriptors unless it asks for more.
void allow_many_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace merops
