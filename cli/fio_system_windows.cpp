#include "cli/fio_system.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace merops {
namespace {

struct Engine {
  std::string_view reader, lines;
};
// fio's synchronous engines cannot read directly on Windows; at depth 1 the asynchronous one is as good.
constexpr Engine kEngines[] = {{"buffered", "ioengine=psync\n"},
                               {"direct-bounce", "ioengine=windowsaio\n"},
                               {"direct-inplace", "ioengine=windowsaio\n"},
                               {"flat-direct", "ioengine=windowsaio\n"},
                               {"iocp", "ioengine=windowsaio\n"},
                               {"raw", "ioengine=windowsaio\n"}};

}  // namespace

std::string_view fio_engine(std::string_view reader) {
  const auto row = std::find_if(std::begin(kEngines), std::end(kEngines),
                                [&](const Engine& engine) { return engine.reader == reader; });
  return row == std::end(kEngines) ? std::string_view{} : row->lines;
}

std::string fio_pages(PageKind pages, std::uint64_t, std::size_t) {
  if (pages == PageKind::small) return "";
  return "; The cell read into large pages, which fio has not on Windows: this job reads into ordinary ones.\n";
}

/// For cmd. No name on Windows holds a quote.
std::string fio_command(const std::string& folder, const std::string& job) {
  return fmt::format("cd /d \"{}\" && fio {}", folder, job);
}

}  // namespace merops
