#include "results/set_match.h"

#include "core/model/error.h"
#include "results/json_difference.h"
#include "results/set_redact.h"
#include "results/set_write.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

SetCampaign without_identity(const SetCampaign& campaign, const std::vector<std::string>& users) {
  ResultSet set;
  set.campaigns.push_back(campaign);
  return std::move(redacted(std::move(set), users).campaigns.front());
}

/// What was recorded alone: what users did to it may differ. An end that one of them does not know yet may, too.
std::string recorded_head(SetCampaign campaign, bool with_end) {
  campaign.cells.clear();
  campaign.work.clear();
  campaign.campaign.row.standing = {};
  campaign.campaign.notes.clear();
  if (!with_end) {
    campaign.campaign.row.end.reset();
    campaign.campaign.row.ended_utc.clear();
    campaign.campaign.row.exit_code.reset();
    campaign.campaign.health_after.clear();
  }
  return head_json(campaign);
}

std::string recorded_cell(StoredCell cell, bool stamps) {
  cell.standing = {};
  cell.notes.clear();
  return cell_json(cell, stamps);
}

std::string recorded_work(StoredWork work) {
  work.standing = {};
  work.notes.clear();
  return work_json(work);
}

/// Those of `original` whose like, in `incoming`, the present notes lack.
std::vector<Note> new_notes(const std::vector<Note>& present, const std::vector<Note>& incoming,
                            const std::vector<Note>& original) {
  std::vector<Note> added;
  for (std::size_t place = 0; place < incoming.size(); ++place) {
    const bool known = std::find(present.begin(), present.end(), incoming[place]) != present.end();
    if (!known) added.push_back(original[place]);
  }
  return added;
}

[[noreturn]] void refuse(const std::string& what, const std::string& difference) {
  throw Error("importing " + what, "it is there already with other content: " + difference,
              "import the set into a database of its own with --db");
}

}  // namespace

SetMatch::SetMatch(const SetCampaign& present, const SetCampaign& incoming, const std::vector<std::string>& users)
    : original_(incoming), present_(without_identity(present, users)), incoming_(incoming) {
  incoming_.campaign.info.set_digest = present.campaign.info.set_digest;  // to be redacted alike
  incoming_ = without_identity(incoming_, users);
  for (std::size_t place = 0; place < present_.cells.size(); ++place) {
    present_cells_.emplace(present_.cells[place].index, place);
  }
  for (std::size_t place = 0; place < present_.work.size(); ++place) {
    present_work_.emplace(recorded_work(present_.work[place]), place);
  }
}

void SetMatch::need_same_head() const {
  const bool both_ended = present_.campaign.row.end.has_value() && incoming_.campaign.row.end.has_value();
  const std::string here = recorded_head(present_, both_ended), there = recorded_head(incoming_, both_ended);
  if (here == there) return;
  refuse("the campaign " + original_.campaign.info.id, json_difference(there, here, false));
}

std::optional<std::size_t> SetMatch::cell_like(std::size_t place) const {
  const StoredCell& cell = incoming_.cells[place];
  const auto [begin, end] = present_cells_.equal_range(cell.index);
  std::string difference;
  for (auto known = begin; known != end; ++known) {
    const StoredCell& here = present_.cells[known->second];
    const bool stamps = !here.result.measurement.stamps.empty() && !cell.result.measurement.stamps.empty();
    difference = json_difference(recorded_cell(cell, stamps), recorded_cell(here, stamps), false);
    if (difference.empty()) return known->second;
  }
  if (begin == end) return std::nullopt;
  refuse(fmt::format("the cell {} of the campaign {}", cell.index, original_.campaign.info.id), difference);
}

bool SetMatch::take_work_like(std::size_t place) {
  const auto known = present_work_.find(recorded_work(incoming_.work[place]));
  if (known == present_work_.end()) return false;
  present_work_.erase(known);
  return true;
}

std::vector<Note> SetMatch::new_head_notes() const {
  return new_notes(present_.campaign.notes, incoming_.campaign.notes, original_.campaign.notes);
}

std::vector<Note> SetMatch::new_cell_notes(std::size_t present, std::size_t incoming) const {
  return new_notes(present_.cells[present].notes, incoming_.cells[incoming].notes, original_.cells[incoming].notes);
}

WorkMatch::WorkMatch(std::vector<StoredWork> present) {
  ResultSet set;
  set.work = std::move(present);
  set = redacted(std::move(set));
  for (std::size_t place = 0; place < set.work.size(); ++place) present_.emplace(recorded_work(set.work[place]), place);
}

bool WorkMatch::take_like(const StoredWork& incoming) {
  ResultSet set;
  set.work.push_back(incoming);
  const auto known = present_.find(recorded_work(redacted(std::move(set)).work.front()));
  if (known == present_.end()) return false;
  present_.erase(known);
  return true;
}

}  // namespace merops
