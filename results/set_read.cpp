#include "results/set_read.h"

#include "core/model/error.h"
#include "core/model/json_fault.h"
#include "results/set_canonical.h"
#include "results/set_envelope.h"
#include "results/set_part.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

/// Why a set is not taken, without its place; the place is added on the way out.
struct Damage {
  std::string why;
};

[[noreturn]] void refuse(const std::string& why) { throw Damage{why}; }

/// Runs `read`, so that whatever it dislikes is said of this place.
template <class Read>
void at_place(const std::string& place, const Read& read) {
  try {
    read();
  } catch (const Damage& damage) {
    throw Damage{fmt::format("{}: {}", place, damage.why)};
  } catch (const Error& error) {
    throw Damage{fmt::format("{}: {}", place, error.why())};
  }
}

void need_keys(const Json& json, std::initializer_list<const char*> keys) {
  if (!json.is_object()) refuse("an object is needed");
  for (const char* key : keys) {
    if (!json.contains(key)) refuse(fmt::format("the key {} is missing", key));
  }
  if (json.size() != keys.size()) refuse("there are keys that do not belong there");
}

const Json& need_list(const Json& object, const char* key) {
  const Json& list = object.at(key);
  if (!list.is_array()) refuse(fmt::format("{}: a list is needed", key));
  return list;
}

bool need_truth(const Json& object, const char* key) {
  const Json& value = object.at(key);
  if (!value.is_boolean()) refuse(fmt::format("{}: true or false is needed", key));
  return value.get<bool>();
}

/// The canonical JSON of a sealed part, whose digest is right.
std::string unsealed(const Json& part) {
  need_keys(part, {"sha256", "value"});
  std::string value = canonical_json(part.at("value").dump(-1, ' ', false, Json::error_handler_t::replace));
  if (!part.at("sha256").is_string() || part.at("sha256").get<std::string>() != digest_of(value)) {
    refuse("it is not what its SHA-256 stands for");
  }
  return value;
}

/// Name of a campaign for messages, as far as it can be read.
std::string name_of(const Json& campaign, std::size_t number) {
  const Json* at = &campaign;
  for (const char* key : {"head", "value", "info", "id"}) {
    if (!at->is_object() || !at->contains(key)) return fmt::format("campaigns[{}]", number);
    at = &at->at(key);
  }
  return at->is_string() ? "campaign " + at->get<std::string>().substr(0, 40) : fmt::format("campaigns[{}]", number);
}

/// Walks a set's content, reading every part. The version is that of its form.
class ContentReader {
 public:
  explicit ContentReader(std::uint32_t version) : version_(version) {}

  [[nodiscard]] ResultSet read(const Json& content) const {
    need_keys(content, {"campaigns", "identity", "stamps", "work"});
    ResultSet set;
    set.identity = need_truth(content, "identity");
    set.stamps = need_truth(content, "stamps");
    for (const Json& campaign : need_list(content, "campaigns")) {
      const std::size_t number = set.campaigns.size();
      SetCampaign& added = set.campaigns.emplace_back();
      at_place(name_of(campaign, number), [&] { read_campaign(campaign, added); });
      if (!set.stamps) at_place(name_of(campaign, number), [&] { need_no_stamps(added); });
    }
    read_works(content, set.work);
    need_own_ids(set);
    return set;
  }

 private:
  void read_campaign(const Json& json, SetCampaign& campaign) const {
    need_keys(json, {"cells", "head", "work"});
    at_place("head", [&] { read_head(unsealed(json.at("head")), version_, campaign); });
    std::set<std::uint32_t> indices;
    for (const Json& cell : need_list(json, "cells")) {
      at_place(fmt::format("cells[{}]", campaign.cells.size()), [&] {
        StoredCell stored = read_cell(unsealed(cell), version_);
        if (!indices.insert(stored.index).second) refuse(fmt::format("index: {} is there twice", stored.index));
        stored.campaign = campaign.campaign.info.id;
        campaign.cells.push_back(std::move(stored));
      });
    }
    read_works(json, campaign.work);
    for (StoredWork& work : campaign.work) work.campaign = campaign.campaign.info.id;
  }
  void read_works(const Json& json, std::vector<StoredWork>& works) const {
    for (const Json& work : need_list(json, "work")) {
      at_place(fmt::format("work[{}]", works.size()), [&] { works.push_back(read_work(unsealed(work), version_)); });
    }
  }
  static void need_no_stamps(const SetCampaign& campaign) {
    for (const StoredCell& cell : campaign.cells) {
      if (!cell.result.measurement.stamps.empty())
        refuse(fmt::format("cell {} has stamps, of which the set has none", cell.index));
    }
  }
  static void need_own_ids(const ResultSet& set) {
    std::set<std::string> ids;
    for (const SetCampaign& campaign : set.campaigns) {
      const std::string& id = campaign.campaign.info.id;
      if (!ids.insert(id).second) refuse(fmt::format("campaign {} is there twice", id));
    }
  }

  std::uint32_t version_;
};

Json parsed(std::string_view text, const SetEnvelope& envelope) {
  if (const std::string fault = fault_of_json(text); !fault.empty()) refuse(fault);
  return Json::parse(envelope.content.begin(), envelope.content.end());
}

/// The first byte of the file in which the content is not in its canonical form.
void need_canonical(std::string_view text, const SetEnvelope& envelope) {
  const std::string canonical = canonical_json(envelope.content);
  if (canonical == envelope.content) return;
  const auto differs =
      std::mismatch(canonical.begin(), canonical.end(), envelope.content.begin(), envelope.content.end());
  const auto at = static_cast<std::size_t>(differs.second - envelope.content.begin());
  refuse(fmt::format("byte {}: it is not in the canonical form",
                     envelope.content.data() - text.data() + static_cast<std::ptrdiff_t>(at)));
}

/// Of a set that is not what its digest stands for: reading it shows the damaged part; without one it is elsewhere.
ResultSet read_content(std::string_view text, const SetEnvelope& envelope) {
  const bool sound = digest_of(envelope.content) == envelope.digest;
  ResultSet set = ContentReader(envelope.version).read(parsed(text, envelope));
  need_canonical(text, envelope);
  if (!sound)
    refuse("its content is not what its SHA-256 stands for; every campaign and cell in it is sound by its own");
  return set;
}

}  // namespace

ReadSet read_set(std::string_view text, const std::string& name) {
  const std::string doing = "reading the result set " + name;
  const SetEnvelope envelope = open_envelope(text, doing);
  try {
    return {read_content(text, envelope), std::string(envelope.digest)};
  } catch (const Damage& damage) {
    throw Error(doing, "it is damaged: " + damage.why, "have it exported and sent again");
  }
}

}  // namespace merops
