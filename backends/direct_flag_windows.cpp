#include "backends/direct_flag.h"

namespace merops {

std::string_view direct_flag() { return "FILE_FLAG_NO_BUFFERING"; }

}  // namespace merops
