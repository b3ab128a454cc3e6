#include "results/sqlite_name.h"

namespace merops {

std::string sqlite_name(const std::filesystem::path& path) { return std::filesystem::absolute(path).string(); }

const char* sqlite_layer() { return nullptr; }

}  // namespace merops
