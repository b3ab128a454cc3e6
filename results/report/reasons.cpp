#include "core/model/figure_text.h"
#include "results/report/verdict.h"
#include "results/report/wording.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace merops::report {
namespace {

std::string rate_reason(const Disk& best, const Disk& other) {
  const CellGroup& over = *deciding_group(best);
  const CellGroup& under = *deciding_group(other);
  const Spread ratio = ratio_spread(over, under);
  return fmt::format("Rate: {} gives {} times the rate of {}; {}, between {} and {} times.", best.name,
                     ratio_text(over.mb_per_s.value / under.mb_per_s.value), other.name,
                     ratio.bounds ? "by their 95 % intervals" : "by the runs seen", ratio_text(ratio.low),
                     ratio_text(ratio.high));
}

/// How common a slow read is for the model.
std::string tail_words(const std::optional<Geometry>& geometry) {
  if (!geometry) return {};
  const double reads = static_cast<double>(geometry->layers) * geometry->topk;
  return fmt::format(" A token of {} takes up to {:.0f} reads, so {:.0f} % of tokens hold a read above its p99.",
                     model_name(*geometry), reads, 100 * (1 - std::pow(0.99, reads)));
}

std::string latency_of(const Disk& disk) {
  const CellGroup* single = group_at(disk, *disk.best, 1);
  if (single == nullptr || single->latency.n == 0) return {};
  const Latency& latency = single->latency;
  if (latency.p99) return fmt::format("{} on {}", show_latency(latency.p99->value), disk.name);
  return fmt::format("not bounded on {}, the longest of its {} took {}", disk.name, counted(latency.n, "read"),
                     show_latency(static_cast<double>(latency.max)));
}

std::string latency_reason(const Material& material, const Choice& choice) {
  std::vector<std::string> texts;
  for (const Disk& disk : material.disks) {
    const std::string latency = disk.best ? latency_of(disk) : "";
    if (!latency.empty()) texts.push_back(latency);
  }
  if (texts.empty() || choice.best == nullptr) return {};
  return "p99 of a read with 1 in flight: " + listed(texts) + "." + tail_words(material.geometry);
}

/// Whether the road was measured beyond the depth where its plateau begins.
bool has_deeper(const Disk& disk, const ReaderPlateau& road) {
  return std::any_of(disk.groups.begin(), disk.groups.end(), [&road](const CellGroup& group) {
    return group.cell.reader == road.reader && group.source_path == road.source_path && group.cell.block == 0 &&
           group.cell.depth > road.depth;
  });
}

std::string use_reason(const Disk& disk) {
  const ReaderPlateau& road = *disk.best;
  std::string text = fmt::format("How to use {}: {} over the {}, {}", disk.name, road.reader,
                                 to_string(road.source_kind), in_flight(road.depth));
  if (const auto gain = road.gain(); gain && road.depth > 1) {
    text += fmt::format(", {} times the rate of a single one", ratio_text(*gain));
  }
  return text +
         (has_deeper(disk, road) ? "; deeper queues give at most 3 % more." : "; deeper queues were not measured.");
}

}  // namespace

std::vector<std::string> reasons(const Material& material, const Choice& choice) {
  std::vector<std::string> texts;
  if (choice.best == nullptr) return texts;
  for (const Disk* disk : choice.equals) texts.push_back(rate_reason(*choice.best, *disk));
  for (const Disk* disk : choice.slower) texts.push_back(rate_reason(*choice.best, *disk));
  if (const std::string latency = latency_reason(material, choice); !latency.empty()) texts.push_back(latency);
  texts.push_back(use_reason(*choice.best));
  return texts;
}

}  // namespace merops::report
