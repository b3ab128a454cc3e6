#include "results/reference.h"

#include <algorithm>

namespace merops {
namespace {

bool is_same_regime(const ReferenceRow& row, const CellResult& result, std::string_view transport, Regime regime) {
  const bool same_kind = std::find(row.kinds.begin(), row.kinds.end(), result.source_kind) != row.kinds.end();
  return row.withdrawn.empty() && row.transport == transport && row.regime == regime && same_kind &&
         row.in_flight == result.cell.depth && is_same_size(row.expert_bytes, result.expert_bytes);
}

std::optional<double> ratio(double measured, std::optional<double> documented) {
  if (!documented || measured <= 0) return std::nullopt;
  return measured / *documented;
}

std::optional<double> latency_ratio(const std::optional<Estimate>& measured_ns, std::optional<double> documented_us) {
  return measured_ns ? ratio(measured_ns->value / 1e3, documented_us) : std::nullopt;
}

ReferenceMatch match(const ReferenceRow& row, const Measurement& measurement) {
  return {&row, ratio(measurement.mb_per_s.value, row.mb_per_s), latency_ratio(measurement.latency.p50, row.p50_us),
          latency_ratio(measurement.latency.p99, row.p99_us)};
}

}  // namespace

std::vector<ReferenceMatch> nearest_rows(const ReferenceCatalogue& catalogue, const CellResult& result,
                                         std::string_view transport, std::size_t limit) {
  const std::optional<Regime> regime = regime_of(result);
  if (!regime || result.cell.order != Order::random || transport == "unknown") return {};
  std::vector<ReferenceMatch> matches;
  for (const ReferenceRow& row : catalogue.rows) {
    if (is_same_regime(row, result, transport, *regime)) matches.push_back(match(row, result.measurement));
  }
  std::stable_sort(matches.begin(), matches.end(), [&result](const ReferenceMatch& a, const ReferenceMatch& b) {
    return size_factor(a.row->expert_bytes, result.expert_bytes) <
           size_factor(b.row->expert_bytes, result.expert_bytes);
  });
  if (matches.size() > limit) matches.resize(limit);
  return matches;
}

}  // namespace merops
