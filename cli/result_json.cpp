#include "cli/result_json.h"

#include "core/model/json.h"

#include <ostream>

#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

void print(std::ostream& out, const Json& document) {
  out << document.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

/// Null where there is nothing, as everywhere in the results' JSON.
template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}
Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

void add_standing(Json& object, const Standing& standing) {
  object["deleted_utc"] = or_null(standing.deleted_utc);
  object["retracted_utc"] = or_null(standing.retracted_utc);
  object["retracted_reason"] = or_null(standing.retracted_reason);
}

Json notes_of(const std::vector<Note>& notes) {
  Json list = Json::array();
  for (const Note& note : notes) list.push_back({{"text", note.text}, {"written_utc", note.written_utc}});
  return list;
}

Json json_of(const CampaignRow& row) {
  Json object{{"id", row.id},
              {"command", row.command},
              {"build", row.build},
              {"started_utc", row.started_utc},
              {"ended_utc", or_null(row.ended_utc)},
              {"end", row.end ? Json(to_string(*row.end)) : Json(nullptr)},
              {"exit", or_null(row.exit_code)},
              {"devices", row.devices},
              {"cells_planned", row.cells_planned},
              {"measured", row.measured},
              {"skipped", row.skipped},
              {"failed", row.failed},
              {"interrupted", row.interrupted},
              {"notes", row.standing.notes}};
  add_standing(object, row.standing);
  return object;
}

Json json_of(const StoredCell& cell) {
  Json object{{"cell", cell.id}, {"campaign", cell.campaign}, {"index", cell.index}};
  object["result"] = Json::parse(to_json(cell.result));
  object["notes"] = notes_of(cell.notes);
  add_standing(object, cell.standing);
  return object;
}

Json health_of(const std::vector<DeviceHealth>& drives) {
  Json list = Json::array();
  for (const DeviceHealth& drive : drives) list.push_back(Json::parse(to_json(drive)));
  return list;
}

Json json_of(const StoredWork& work) {
  Json object{{"work", work.id}, {"campaign", or_null(work.campaign)}};
  object["result"] = Json::parse(to_json(work.work));
  object["notes"] = notes_of(work.notes);
  add_standing(object, work.standing);
  return object;
}

}  // namespace

void print_list_json(std::ostream& out, const ResultList& list) {
  Json document{{"campaigns", Json::array()}, {"work", Json::array()}, {"complete", list.complete}};
  for (const CampaignRow& row : list.campaigns) document["campaigns"].push_back(json_of(row));
  for (const StoredWork& row : list.work) document["work"].push_back(json_of(row));
  print(out, document);
}

void print_campaign_json(std::ostream& out, const CampaignReport& report) {
  Json document{{"campaign", json_of(report.campaign.row)}};
  document["info"] = Json::parse(to_json(report.campaign.info));
  document["health_before"] = health_of(report.campaign.health_before);
  document["health_after"] = health_of(report.campaign.health_after);
  document["notes"] = notes_of(report.campaign.notes);
  document["cells"] = Json::array();
  for (const StoredCell& cell : report.cells) document["cells"].push_back(json_of(cell));
  document["work"] = Json::array();
  for (const StoredWork& work : report.work) document["work"].push_back(json_of(work));
  print(out, document);
}

void print_cell_json(std::ostream& out, const StoredCell& cell) { print(out, json_of(cell)); }

void print_work_json(std::ostream& out, const StoredWork& work) { print(out, json_of(work)); }

}  // namespace merops
