#include "results/report/wording.h"

#include "core/model/figure_text.h"
#include "core/model/units.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::size_t kMostTicks = 7;

Axis labelled(std::string title, const Scale& scale) {
  Axis axis{std::move(title), scale, {}};
  for (const double value : round_values(scale, kMostTicks)) {
    axis.ticks.push_back({value, value < 1000 ? fmt::format("{:.12g}", value) : format_rate(value)});
  }
  return axis;
}

}  // namespace

std::string model_name(const Geometry& geometry) {
  if (!geometry.name.empty()) return geometry.name;
  for (const Preset& preset : presets()) {
    Geometry same = geometry_of(preset, geometry.bits);
    same.name.clear();
    if (same == geometry) return std::string(preset.id);
  }
  return fmt::format("a model of {} layers with {} of {} experts each", geometry.layers, geometry.topk,
                     geometry.experts);
}

std::string day_of(const std::string& utc) { return utc.substr(0, 10); }

std::optional<Spread> spread_of(const CellGroup& group) {
  if (group.mb_per_s.low && group.mb_per_s.high) return Spread{*group.mb_per_s.low, *group.mb_per_s.high, true};
  if (bounds_no_interval(group)) return Spread{group.least, group.greatest, false};
  return std::nullopt;
}

std::string cache_words(CacheState state) {
  switch (state) {
    case CacheState::bypassed:
      return "past the page cache";
    case CacheState::cold:
      return "through a cold page cache";
    case CacheState::warm:
      return "from a warm page cache";
    case CacheState::pressed:
      return "in too little memory";
    case CacheState::memory:
      return "from memory";
    case CacheState::unverified:
      return "through a page cache in an unproved state";
  }
  return {};
}

std::string source_words(const CellGroup& group) {
  const std::string order = group.cell.order == Order::sequential ? ", in sequence" : "";
  if (group.cell.block != 0) return fmt::format("blocks of {}{}", format_bytes(group.expert_bytes), order);
  const std::string kind =
      group.source_kind == SourceKind::device_store ? "store on the device" : std::string(to_string(group.source_kind));
  return fmt::format("{}, experts of {}{}", kind, format_bytes(group.expert_bytes), order);
}

std::string in_flight(std::uint32_t depth) { return counted(depth, "read") + " in flight"; }

std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", format_count(count), noun, count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& texts) {
  if (texts.empty()) return {};
  if (texts.size() == 1) return texts.front();
  return fmt::format("{} and {}", fmt::join(texts.begin(), texts.end() - 1, ", "), texts.back());
}

std::string ratio_text(double ratio) { return fmt::format("{:.2f}", ratio); }

Axis axis_from_zero(std::string title, const std::vector<double>& values) {
  return labelled(std::move(title), linear_from_zero(values));
}

Axis depth_axis(const std::vector<double>& depths) { return labelled("reads in flight", by_doublings(depths)); }

Axis latency_axis(const std::vector<double>& milliseconds) {
  return labelled("milliseconds", by_decades(milliseconds));
}

Bar bar_of(const std::string& name, const CellGroup& row, std::size_t style) {
  return {name, row.mb_per_s.value, spread_of(row), show_rate(row), false, style};
}

void fit_axis(BarChart& chart) {
  std::vector<double> values;
  for (const Bar& bar : chart.bars) {
    values.push_back(bar.value);
    if (bar.spread) values.push_back(bar.spread->high);
  }
  chart.x = axis_from_zero("MB/s", values);
}

}  // namespace merops::report
