#include "cli/default_reader.h"

namespace merops {

std::string default_reader(const Campaign& campaign, std::size_t sources) {
  for (const Backend& row : campaign.table()) {
    bool fits = row.touches_storage && row.name != "io_uring-fixed";  // may be refused for want of locked memory
    for (std::uint32_t i = 0; i < sources && fits; ++i) fits = why_not(row, campaign.source(i)).empty();
    if (fits) return std::string(row.name);
  }
  return "buffered";
}

}  // namespace merops
