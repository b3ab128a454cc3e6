#include "results/set_redact.h"

#include "results/redactor.h"

#include <utility>

namespace merops {
namespace {

/// Calls `use` with each string of a campaign and its name, the names of the standing and the notes being a text's.
template <class Campaign, class Use>
void for_each_string_of(Campaign& campaign, Use use) {
  for_each_string(campaign.campaign.info, use);
  for (auto& drive : campaign.campaign.health_before) for_each_string(drive, use);
  for (auto& drive : campaign.campaign.health_after) for_each_string(drive, use);
  for (auto& cell : campaign.cells) for_each_string(cell.result, use);
  for (auto& work : campaign.work) for_each_string(work.work, use);
}

void redact_remarks(const Redactor& redactor, Standing& standing, std::vector<Note>& notes) {
  redactor.redact_text(standing.retracted_reason);
  for (Note& note : notes) redactor.redact_text(note.text);
}

void redact(SetCampaign& campaign, Redactor redactor) {
  for_each_string_of(std::as_const(campaign),
                     [&](const char* name, const std::string& text) { redactor.learn(name, text); });
  for_each_string_of(campaign, [&](const char* name, std::string& text) { redactor.redact(name, text); });
  redact_remarks(redactor, campaign.campaign.row.standing, campaign.campaign.notes);
  for (StoredCell& cell : campaign.cells) redact_remarks(redactor, cell.standing, cell.notes);
  for (StoredWork& work : campaign.work) redact_remarks(redactor, work.standing, work.notes);
}

void redact(StoredWork& work, Redactor redactor) {
  for_each_string(std::as_const(work.work),
                  [&](const char* name, const std::string& text) { redactor.learn(name, text); });
  for_each_string(work.work, [&](const char* name, std::string& text) { redactor.redact(name, text); });
  redact_remarks(redactor, work.standing, work.notes);
}

}  // namespace

ResultSet redacted(ResultSet set, const std::vector<std::string>& users) {
  Redactor here;
  for (const std::string& user : users) here.learn_user(user);
  for (SetCampaign& campaign : set.campaigns) {
    redact(campaign, campaign.campaign.info.set_digest.empty() ? here : Redactor());
  }
  for (StoredWork& work : set.work) redact(work, Redactor());
  set.identity = false;
  return set;
}

}  // namespace merops
