#include "cli/set_side.h"

#include "core/model/error.h"

namespace merops {

ComparisonSide load_set_side(std::string name, const SideFilter& filter, bool) {
  throw Error("reading " + name, "result sets cannot be read yet", "Import " + filter.file + " first");
}

RecordedRun load_set_run(const std::filesystem::path& file) {
  throw Error("reading the result set " + file.string(), "result sets cannot be read yet", "Import it first");
}

}  // namespace merops
