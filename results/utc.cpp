#include "results/utc.h"

#include <chrono>

#include <fmt/format.h>

namespace merops {

std::string utc_text(std::optional<std::uint64_t> milliseconds) {
  constexpr std::uint64_t kYear10000 = 253'402'300'800'000;
  if (!milliseconds || *milliseconds >= kYear10000) return {};
  namespace chrono = std::chrono;
  const chrono::milliseconds since_1970(static_cast<std::int64_t>(*milliseconds));
  const auto days = chrono::floor<chrono::days>(since_1970);
  const chrono::year_month_day date{chrono::sys_days(days)};
  const chrono::hh_mm_ss time(since_1970 - days);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                     time.minutes().count(), time.seconds().count(), time.subseconds().count());
}

}  // namespace merops
