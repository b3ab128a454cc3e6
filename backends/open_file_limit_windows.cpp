#include "backends/open_file_limit.h"

namespace merops {

/// A process may have sixteen million handles from the start.
void allow_many_open_files() {}

}  // namespace merops
