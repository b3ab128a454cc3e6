#include "backends/direct_flag.h"

namespace merops {

std::string_view direct_flag() { return "O_DIRECT"; }

}  // namespace merops
