#include "results/report/sections.h"

#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

Facts facts_of(const StoredCampaign& campaign) {
  return {"",
          {{"campaign", campaign.row.id},
           {"began (UTC)", campaign.row.started_utc},
           {"ended", campaign.row.end ? std::string(to_string(*campaign.row.end)) : "not recorded"},
           {"seed", std::to_string(campaign.info.seed)},
           {"program", campaign.info.build},
           {"from a result set", campaign.info.set_digest}}};
}

}  // namespace

Section rerun_section(const Material& material) {
  Section section{"rerun", "How to measure again", {}};
  std::set<std::string> told;
  for (const Disk& disk : material.disks) {
    const StoredCampaign& campaign = disk.campaign;
    if (!told.insert(campaign.row.id).second) continue;
    add_heading(section, disk.name);
    section.blocks.emplace_back(facts_of(campaign));
    add_paragraph(section, "It was measured by");
    section.blocks.emplace_back(Code{campaign.info.command});
    add_paragraph(section, "The same plan and seeds on another disk, with the comparison at the end:");
    section.blocks.emplace_back(Code{fmt::format("merops rerun {} --on PATH", campaign.row.id)});
  }
  return section;
}

}  // namespace merops::report
