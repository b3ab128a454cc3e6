#include "results/set_part.h"

#include "core/model/enum_text.h"
#include "core/model/error.h"
#include "core/model/json.h"
#include "results/base64.h"
#include "results/json_difference.h"
#include "results/set_check.h"
#include "results/set_write.h"
#include "results/stamps.h"

#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

[[noreturn]] void refuse(const std::string& why) { throw Error("reading a result set", why); }

/// The member of an object; null where an older version lacks it.
const Json& member(const Json& object, const char* key) {
  static const Json kNull;
  if (!object.is_object()) refuse("an object is needed");
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

std::string text_in(const Json& object, const char* key) {
  const Json& value = member(object, key);
  if (value.is_null()) return {};
  if (!value.is_string()) refuse(fmt::format("{}: text is needed", key));
  return value.get<std::string>();
}

const Json& list_in(const Json& object, const char* key) {
  static const Json kEmpty = Json::array();
  const Json& value = member(object, key);
  if (value.is_null()) return kEmpty;
  if (!value.is_array()) refuse(fmt::format("{}: a list is needed", key));
  return value;
}

std::string json_in(const Json& object, const char* key) { return member(object, key).dump(); }

void read_remarks(const Json& part, Standing& standing, std::vector<Note>& notes) {
  standing.retracted_utc = text_in(part, "retracted_utc");
  standing.retracted_reason = text_in(part, "retracted_reason");
  for (const Json& note : list_in(part, "notes"))
    notes.push_back({text_in(note, "text"), text_in(note, "written_utc")});
  standing.notes = static_cast<std::uint32_t>(notes.size());
}

std::optional<int> exit_code_in(const Json& head) {
  const Json& value = member(head, "exit");
  if (value.is_null()) return std::nullopt;
  if (!value.is_number_integer() || value.get<std::int64_t>() < 0 || value.get<std::int64_t>() > 255) {
    refuse("exit: a number from 0 to 255 is needed");
  }
  return value.get<int>();
}

std::vector<DeviceHealth> health_in(const Json& head, const char* key) {
  std::vector<DeviceHealth> drives;
  for (const Json& drive : list_in(head, key)) drives.push_back(health_from_json(drive.dump()));
  return drives;
}

void read_end(const Json& head, CampaignRow& row) {
  row.ended_utc = text_in(head, "ended_utc");
  row.exit_code = exit_code_in(head);
  if (const std::string end = text_in(head, "end"); !end.empty()) from_text(end, row.end.emplace());
}

std::vector<Stamp> stamps_in(const Json& cell) {
  const Json& stamps = member(cell, "stamps");
  if (stamps.is_null()) return {};
  const Json& reads = member(stamps, "reads");
  if (!reads.is_number_unsigned()) refuse("stamps.reads: a whole number is needed");
  const auto packed = from_base64(text_in(stamps, "packed"));
  if (!packed) refuse("stamps.packed: it is not base64");
  try {
    return unpack_stamps(*packed, reads.get<std::size_t>());
  } catch (const Error& error) {
    refuse("stamps: " + error.why());
  }
}

/// What was read is written again: whatever would then be another value is refused, so that nothing is lost unseen.
void need_same(const Json& read, const std::string& written, std::uint32_t version) {
  const std::string difference = json_difference(read.dump(), written, version < kSetVersion);
  if (!difference.empty()) refuse(difference);
}

}  // namespace

void read_head(std::string_view json, std::uint32_t version, SetCampaign& campaign) {
  const Json head = Json::parse(json.begin(), json.end());
  StoredCampaign& stored = campaign.campaign;
  stored.info = campaign_from_json(json_in(head, "info"));
  stored.row.id = stored.info.id;
  read_end(head, stored.row);
  stored.health_before = health_in(head, "health_before");
  stored.health_after = health_in(head, "health_after");
  read_remarks(head, stored.row.standing, stored.notes);
  check_head(campaign);
  need_same(head, head_json(campaign), version);
}

StoredCell read_cell(std::string_view json, std::uint32_t version) {
  const Json part = Json::parse(json.begin(), json.end());
  const Json& index = member(part, "index");
  if (!index.is_number_unsigned() || index.get<std::uint64_t>() > std::numeric_limits<std::uint32_t>::max()) {
    refuse("index: a whole number below 2^32 is needed");
  }
  StoredCell cell;
  cell.index = index.get<std::uint32_t>();
  cell.result = cell_result_from_json(json_in(part, "result"));
  cell.result.measurement.stamps = stamps_in(part);
  read_remarks(part, cell.standing, cell.notes);
  check_cell(cell);
  need_same(part, cell_json(cell, true), version);
  return cell;
}

StoredWork read_work(std::string_view json, std::uint32_t version) {
  const Json part = Json::parse(json.begin(), json.end());
  StoredWork work;
  work.work = work_from_json(json_in(part, "result"));
  read_remarks(part, work.standing, work.notes);
  check_work(work);
  need_same(part, work_json(work), version);
  return work;
}

}  // namespace merops
