#include "core/engine/file_name.h"

namespace merops {

std::string why_no_file_name(const std::filesystem::path& /*name*/) { return {}; }

}  // namespace merops
