#include "results/set_write.h"

#include "core/model/json.h"
#include "results/base64.h"
#include "results/set_canonical.h"
#include "results/stamps.h"

#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

std::string text_of(const Json& json) {
  return canonical_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// What users did to a row, so far as it goes along: a deleted row does not.
void add_remarks(Json& object, const Standing& standing, const std::vector<Note>& notes) {
  object["retracted_utc"] = or_null(standing.retracted_utc);
  object["retracted_reason"] = standing.retracted() ? Json(standing.retracted_reason) : Json(nullptr);
  object["notes"] = Json::array();
  for (const Note& note : notes) object["notes"].push_back({{"text", note.text}, {"written_utc", note.written_utc}});
}

Json health_of(const std::vector<DeviceHealth>& drives) {
  Json list = Json::array();
  for (const DeviceHealth& drive : drives) list.push_back(Json::parse(to_json(drive)));
  return list;
}

/// Where it came from is said by the database that it is in, not by the campaign.
Json info_of(const CampaignInfo& info) {
  Json json = Json::parse(to_json(info));
  json.erase("set_digest");
  return json;
}

/// A cell's result without the figures that follow from others (core/model/json.h).
Json result_of(const CellResult& result) {
  Json json = Json::parse(to_json(result));
  for (const char* derived :
       {"cell_key", "mb_per_s", "mb_per_s_low", "mb_per_s_high", "reads_per_s", "p50_us", "p90_us", "p99_us", "p999_us",
        "mean_us", "max_us", "cpu_s_per_gb", "worker_cpu_s_per_gb", "machine_cpu_s_per_gb"}) {
    json.erase(derived);
  }
  return json;
}

Json stamps_of(const std::vector<Stamp>& stamps) {
  if (stamps.empty()) return nullptr;
  return {{"reads", stamps.size()}, {"packed", to_base64(pack_stamps(stamps))}};
}

/// A part of the set with the digest that tells, of a damaged set, which part is damaged.
std::string sealed(const std::string& value) {
  return fmt::format(R"({{"sha256":"{}","value":{}}})", digest_of(value), value);
}

template <class Value, class Write>
std::string list_of(const std::vector<Value>& values, const Write& write) {
  std::string list;
  for (const Value& value : values) list += (list.empty() ? "" : ",") + write(value);
  return "[" + list + "]";
}

std::string sealed_work(const StoredWork& work) { return sealed(work_json(work)); }

std::string campaign_text(const SetCampaign& campaign, bool stamps) {
  const auto cell = [stamps](const StoredCell& one) { return sealed(cell_json(one, stamps)); };
  return fmt::format(R"({{"cells":{},"head":{},"work":{}}})", list_of(campaign.cells, cell),
                     sealed(head_json(campaign)), list_of(campaign.work, sealed_work));
}

std::string content_of(const ResultSet& set) {
  const auto campaign = [&set](const SetCampaign& one) { return campaign_text(one, set.stamps); };
  return fmt::format(R"({{"campaigns":{},"identity":{},"stamps":{},"work":{}}})", list_of(set.campaigns, campaign),
                     set.identity, set.stamps, list_of(set.work, sealed_work));
}

}  // namespace

std::string head_json(const SetCampaign& campaign) {
  const CampaignRow& row = campaign.campaign.row;
  Json json{{"info", info_of(campaign.campaign.info)}};
  json["ended_utc"] = or_null(row.ended_utc);
  json["end"] = row.end ? Json(to_string(*row.end)) : Json(nullptr);
  json["exit"] = row.exit_code ? Json(*row.exit_code) : Json(nullptr);
  json["health_before"] = health_of(campaign.campaign.health_before);
  json["health_after"] = health_of(campaign.campaign.health_after);
  add_remarks(json, row.standing, campaign.campaign.notes);
  return text_of(json);
}

std::string cell_json(const StoredCell& cell, bool stamps) {
  Json json{{"index", cell.index}, {"result", result_of(cell.result)}};
  json["stamps"] = stamps ? stamps_of(cell.result.measurement.stamps) : Json(nullptr);
  add_remarks(json, cell.standing, cell.notes);
  return text_of(json);
}

std::string work_json(const StoredWork& work) {
  Json json{{"result", Json::parse(to_json(work.work))}};
  json["result"].erase("mb_per_s");
  add_remarks(json, work.standing, work.notes);
  return text_of(json);
}

std::string write_set(const ResultSet& set) {
  const std::string content = content_of(set);
  return fmt::format("{}{}{}{}{}{}}}\n", kSetBegin, kSetVersion, kSetDigest, digest_of(content), kSetContent, content);
}

}  // namespace merops
