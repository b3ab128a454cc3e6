#include "results/comparison_side.h"

#include "core/model/error.h"
#include "core/model/named_values.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace merops {
namespace {

struct Condition {
  std::string_view name;
  std::string SideFilter::*member;
};
constexpr std::array<Condition, 8> kConditions{{{"device", &SideFilter::device},
                                                {"campaign", &SideFilter::campaign},
                                                {"reader", &SideFilter::reader},
                                                {"store", &SideFilter::store},
                                                {"file", &SideFilter::file},
                                                {"depth", &SideFilter::depth},
                                                {"pages", &SideFilter::pages},
                                                {"cache", &SideFilter::cache}}};

bool agrees(const std::string& wanted, std::string_view value) { return wanted.empty() || wanted == value; }

std::optional<double> mean_celsius(const std::vector<TemperatureSample>& samples) {
  if (samples.empty()) return std::nullopt;
  const double sum = std::accumulate(samples.begin(), samples.end(), 0.0,
                                     [](double total, const TemperatureSample& s) { return total + s.celsius; });
  return sum / static_cast<double>(samples.size());
}

std::optional<double> value_of(const std::optional<Estimate>& estimate) {
  return estimate ? std::optional(estimate->value) : std::nullopt;
}

}  // namespace

bool SideFilter::takes(const CellKey& key) const {
  return agrees(reader, key.field("reader")) && agrees(depth, key.field("depth")) &&
         agrees(pages, key.field("pages")) && agrees(cache, key.field("cache"));
}

SideFilter parse_side(std::string_view text) {
  std::array<std::string_view, kConditions.size()> names{};
  std::transform(kConditions.begin(), kConditions.end(), names.begin(), [](const Condition& c) { return c.name; });
  SideFilter side;
  for (auto& [name, value] : split_named_values(text, ':', names, "the side")) {
    const auto condition = std::find(names.begin(), names.end(), name) - names.begin();
    side.*kConditions[static_cast<std::size_t>(condition)].member = std::move(value);
  }
  if (side.device.empty() && side.campaign.empty() && side.reader.empty() && side.store.empty() && side.file.empty()) {
    throw UsageError("reading the side '" + std::string(text) + "'",
                     "it names no device, campaign, reader, store or file",
                     "depth:N, pages:KIND and cache:STATE only narrow these");
  }
  return side;
}

bool LeftOut::any() const { return *this != LeftOut{}; }

void ComparisonSide::take(ComparedCell cell, const CellStanding& standing, bool with_contaminated) {
  const auto leave_out = [](std::uint32_t& count) { ++count; };
  if (standing.retracted) return leave_out(left_out.retracted);
  if (standing.provisional) return leave_out(left_out.provisional);
  if (standing.bytes_checked) return leave_out(left_out.bytes_checked);
  if (cell.validity == Validity::invalid) return leave_out(left_out.invalid);
  if (cell.validity == Validity::contaminated && !with_contaminated) return leave_out(left_out.contaminated);
  if (!(cell.mb_per_s > 0)) return leave_out(left_out.without_rate);
  cells.push_back(std::move(cell));
}

void require_cells(const ComparisonSide& side, const std::string& place) {
  if (!side.cells.empty() || side.left_out.any()) return;
  throw Error("finding the cells of " + side.name + " in " + place, "no measured cell is of it",
              "`merops results list` shows the campaigns with their disks; `merops results show CAMPAIGN` the readers "
              "and paths");
}

ComparedCell compared_cell(const CellResult& result, const CampaignInfo& campaign) {
  ComparedCell cell;
  cell.key = cell_key(result);
  cell.subject = {campaign.machine.machine_id, result.device, {}};
  if (result.cell.source < campaign.sources.size()) {
    cell.subject.file_system = campaign.sources[result.cell.source].storage.file_system;
  }
  cell.campaign = campaign.id;
  cell.repetition = result.cell.repetition;
  cell.validity = result.validity;
  const Measurement& m = result.measurement;
  cell.mb_per_s = m.mb_per_s.value;
  cell.p50_ns = value_of(m.latency.p50);
  cell.p99_ns = value_of(m.latency.p99);
  if (!cell.p99_ns) cell.histogram = m.histogram;
  cell.celsius = mean_celsius(m.surroundings.temperatures);
  for (const Flag& flag : result.flags) cell.flags.push_back(flag.id);
  return cell;
}

ComparisonSide side_of(std::string name, const CampaignInfo& campaign, std::span<const CellResult> results,
                       bool with_contaminated) {
  ComparisonSide side;
  side.name = std::move(name);
  side.filter.campaign = campaign.id;
  side.campaigns.push_back(campaign);
  for (const CellResult& result : results) {
    if (result.state != CellState::measured) continue;
    const CellStanding standing{false, result.cell.tag == "provisional", result.cell.check_bytes};
    side.take(compared_cell(result, campaign), standing, with_contaminated);
  }
  return side;
}

}  // namespace merops
