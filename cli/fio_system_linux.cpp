#include "cli/fio_system.h"
#include "cli/shell_quote.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kHugePage = 2 << 20;

struct Engine {
  std::string_view reader, lines;
};
constexpr Engine kEngines[] = {
    {"buffered", "ioengine=psync\n"},       {"direct-bounce", "ioengine=psync\n"},
    {"direct-inplace", "ioengine=psync\n"}, {"flat-direct", "ioengine=psync\n"},
    {"io_uring", "ioengine=io_uring\n"},    {"io_uring-fixed", "ioengine=io_uring\nfixedbufs=1\n"},
    {"raw", "ioengine=io_uring\n"}};

}  // namespace

std::string_view fio_engine(std::string_view reader) {
  const auto row = std::find_if(std::begin(kEngines), std::end(kEngines),
                                [&](const Engine& engine) { return engine.reader == reader; });
  return row == std::end(kEngines) ? std::string_view{} : row->lines;
}

std::string fio_pages(PageKind pages, std::uint64_t bytes, std::size_t jobs) {
  if (pages == PageKind::small) return "";
  const std::string reserve =
      fmt::format("; Reserve them first: echo {} | sudo tee /proc/sys/vm/nr_hugepages\n", bytes / kHugePage + 8 * jobs);
  const std::string lines = fmt::format("iomem=mmaphuge\nhugepage-size={}\n", kHugePage);
  if (pages == PageKind::hugetlb) return reserve + lines;
  return "; The cell read into transparent huge pages, which fio has not: as it stands, this job reads into ordinary "
         "ones,\n"
         "; which are slower. Reserved huge pages come near: take away the two semicolons below.\n" +
         reserve + ";" + lines.substr(0, lines.find('\n') + 1) + ";" + lines.substr(lines.find('\n') + 1);
}

std::string fio_command(const std::string& folder, const std::string& job) {
  return fmt::format("cd {} && fio {}", shell_quoted(folder), job);
}

}  // namespace merops
