#include "results/report/report.h"

#include "results/report/sections.h"
#include "results/report/wording.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace merops::report {
namespace {

/// Of the best disk that tells one.
std::optional<Geometry> measured_geometry(const std::vector<Disk>& disks) {
  for (const Disk& disk : disks) {
    for (const SourceRecord& source : disk.sources) {
      if (source.geometry) return source.geometry;
    }
  }
  return std::nullopt;
}

std::string title_of(const Material& material) {
  const std::string subject = material.disks.size() == 1 ? material.disks.front().name : "Disks";
  return material.geometry ? fmt::format("{} for {}", subject, model_name(*material.geometry))
                           : fmt::format("{} for streaming experts", subject);
}

std::string subtitle_of(const std::vector<LoadedCampaign>& campaigns) {
  if (campaigns.empty()) return {};
  const auto [first, last] = std::minmax_element(campaigns.begin(), campaigns.end(), [](const auto& a, const auto& b) {
    return a.campaign.row.started_utc < b.campaign.row.started_utc;
  });
  const std::string from = day_of(first->campaign.row.started_utc);
  const std::string to = day_of(last->campaign.row.started_utc);
  return fmt::format("Measured by Merops {}{}", from == to ? "on " + from : "from " + from + " to " + to,
                     campaigns.size() == 1 ? "" : fmt::format(", in {} campaigns", campaigns.size()));
}

}  // namespace

Document make_report(const std::vector<LoadedCampaign>& campaigns, const std::optional<Geometry>& geometry,
                     const ReferenceCatalogue& catalogue) {
  static constexpr std::array kSections{answer_section,      side_by_side_section, depth_section, latency_section,
                                        time_section,        cache_section,        flags_section, left_out_section,
                                        environment_section, rerun_section};
  Material material{disks_of(campaigns), geometry, &catalogue};
  if (!material.geometry) material.geometry = measured_geometry(material.disks);
  Document document{title_of(material), subtitle_of(campaigns), {}};
  for (const auto section : kSections) document.sections.push_back(section(material));
  return document;
}

}  // namespace merops::report
