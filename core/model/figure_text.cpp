#include "core/model/figure_text.h"

#include "core/model/units.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace merops {

std::string show_rate(const Estimate& mb_per_s) {
  if (!mb_per_s.low || !mb_per_s.high) return format_rate(mb_per_s.value);
  return fmt::format("{} [{}..{}]", format_rate(mb_per_s.value), format_rate(*mb_per_s.low),
                     format_rate(*mb_per_s.high));
}

std::string show_rate(const CellGroup& group) {
  if (!bounds_no_interval(group)) return show_rate(group.mb_per_s);
  return fmt::format("{} ({}..{})", format_rate(group.mb_per_s.value), format_rate(group.least),
                     format_rate(group.greatest));
}

bool bounds_no_interval(const CellGroup& group) { return group.repetitions > 1 && !group.mb_per_s.low; }

std::string show_latency(double ns) {
  return format_duration(static_cast<std::uint64_t>(std::llround(std::max(0.0, ns))));
}

std::string show_p50(const Latency& latency) {
  return latency.p50 ? show_latency(latency.p50->value) : latency.n == 0 ? "" : show_latency(latency.mean) + " mean";
}

std::string show_p99(const Latency& latency) {
  if (latency.p99) return show_latency(latency.p99->value);
  if (latency.n == 0) return "";
  return fmt::format("max of {}: {}", latency.n, show_latency(static_cast<double>(latency.max)));
}

}  // namespace merops
