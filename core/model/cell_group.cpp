#include "core/model/cell_group.h"

#include "core/model/histogram.h"
#include "core/model/statistics.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace merops {
namespace {

bool belong_together(const CellResult& a, const CellResult& b) {
  const auto key = [](const CellResult& r) {
    return std::make_tuple(r.cell.source, r.source_path, r.cell.reader, r.cell.depth, r.cell.cache, r.cell.order,
                           r.cell.pages, r.cell.block, r.cell.memory_limit, r.cell.check_bytes,
                           r.cell.tag == "provisional");
  };
  return key(a) == key(b);
}

int badness(Validity validity) {
  switch (validity) {
    case Validity::valid:
      return 0;
    case Validity::unknown:
      return 1;
    case Validity::contaminated:
      return 2;
    case Validity::invalid:
      return 3;
  }
  return 3;
}

void set_rate(CellGroup& group, std::span<const CellResult* const> measured) {
  std::vector<double> rates;
  for (const CellResult* result : measured) rates.push_back(result->measurement.mb_per_s.value);
  const auto [least, greatest] = std::minmax_element(rates.begin(), rates.end());
  group.least = *least;
  group.greatest = *greatest;
  group.mb_per_s = measured.size() == 1 ? measured[0]->measurement.mb_per_s : median(rates);
}

Latency latency_of(std::span<const CellResult* const> measured) {
  if (measured.size() == 1) return measured[0]->measurement.latency;
  Histogram all;
  double sum = 0;
  std::uint64_t min = ~std::uint64_t{0};
  std::uint64_t max = 0;
  for (const CellResult* result : measured) {
    const Latency& latency = result->measurement.latency;
    all.merge(Histogram::from_buckets(result->measurement.histogram));
    sum += latency.mean * static_cast<double>(latency.n);
    min = std::min(min, latency.min);
    max = std::max(max, latency.max);
  }
  Latency merged = all.summarise();
  if (merged.n == 0) return merged;
  merged.mean = sum / static_cast<double>(merged.n);
  merged.min = min;
  merged.max = max;
  return merged;
}

template <typename Value>
std::optional<double> median_of(std::span<const CellResult* const> measured, Value value) {
  std::vector<double> values;
  for (const CellResult* result : measured) {
    if (const std::optional<double> v = value(result->measurement)) values.push_back(*v);
  }
  if (values.empty()) return std::nullopt;
  return median(values).value;
}

void add_flags(CellGroup& group, const CellResult& result) {
  for (const Flag& flag : result.flags) {
    const bool known =
        std::any_of(group.flags.begin(), group.flags.end(), [&](const Flag& f) { return f.id == flag.id; });
    if (!known) group.flags.push_back(flag);
  }
}

/// The valid ones, where they are at least half of all; else all. Chosen by what the evidence says of each repetition,
/// never by its rate.
std::vector<const CellResult*> sound_ones(const std::vector<const CellResult*>& measured) {
  std::vector<const CellResult*> valid;
  std::copy_if(measured.begin(), measured.end(), std::back_inserter(valid),
               [](const CellResult* result) { return result->validity == Validity::valid; });
  return 2 * valid.size() >= measured.size() ? valid : measured;
}

void set_steadiness(CellGroup& group, std::span<const CellResult* const> measured) {
  for (const CellResult* result : measured) {
    const SteadyState state = result->measurement.steadiness.state;
    group.assessed += state != SteadyState::not_assessed ? 1 : 0;
    group.steady += state == SteadyState::steady ? 1 : 0;
  }
  group.steady_mb_per_s = median_of(measured, [](const Measurement& m) {
    return m.steadiness.state == SteadyState::steady ? m.steadiness.mb_per_s : std::nullopt;
  });
}

CellGroup make_group(std::span<const CellResult* const> all) {
  CellGroup group;
  const CellResult& first = *all.front();
  group.cell = first.cell;
  group.source_path = first.source_path;
  group.source_kind = first.source_kind;
  group.device = first.device;
  group.expert_bytes = first.expert_bytes;
  std::vector<const CellResult*> measured;
  for (const CellResult* result : all) {
    if (result->state == CellState::measured) {
      measured.push_back(result);
    } else if (group.reason.empty()) {
      group.reason = result->reason;
      group.state = result->state;
    }
  }
  const std::size_t all_measured = measured.size();
  if (measured.empty()) return group;
  measured = sound_ones(measured);
  group.repetitions = static_cast<std::uint32_t>(measured.size());
  group.set_aside = static_cast<std::uint32_t>(all_measured - measured.size());
  group.state = CellState::measured;
  group.pages = measured.front()->effective.pages;
  group.cache_state = measured.front()->cache_state;
  group.validity = Validity::valid;
  for (const CellResult* result : measured) {
    if (badness(result->validity) > badness(group.validity)) {
      group.validity = result->validity;
      group.validity_reason = result->validity_reason;
      group.cache_state = result->cache_state;
    }
    add_flags(group, *result);
  }
  set_rate(group, measured);
  group.latency = latency_of(measured);
  // A verdict on the sample holds for all repetitions together.
  if (group.latency.n >= least_samples(0.99)) {
    std::erase_if(group.flags, [](const Flag& flag) { return flag.id == "few-samples"; });
  }
  group.cpu_s_per_gb = median_of(measured, cpu_s_per_gb);
  group.mean_in_flight =
      median_of(measured, [](const Measurement& m) { return std::optional(m.mean_in_flight); }).value_or(0);
  group.split_ratio = median_of(measured, [](const Measurement& m) { return m.split_ratio; });
  set_steadiness(group, measured);
  return group;
}

}  // namespace

std::vector<CellGroup> group_cells(std::span<const CellResult> results) {
  std::vector<std::vector<const CellResult*>> groups;
  for (const CellResult& result : results) {
    const auto home = std::find_if(groups.begin(), groups.end(),
                                   [&](const auto& group) { return belong_together(*group.front(), result); });
    if (home == groups.end()) {
      groups.push_back({&result});
    } else {
      home->push_back(&result);
    }
  }
  std::vector<CellGroup> rows;
  rows.reserve(groups.size());
  for (const auto& group : groups) rows.push_back(make_group(group));
  return rows;
}

}  // namespace merops
