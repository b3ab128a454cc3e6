#include "core/model/error.h"
#include "results/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kTransports[] = {"nvme", "usb",  "sata", "sas", "scsi", "iscsi", "mmc",  "virtual",
                                            "loop", "zram", "ram",  "dm",  "md",   "nbd",   "pmem", "unknown"};

/// What is wrong with one key; row and catalogue are added on the way out.
[[noreturn]] void wrong(const std::string& key, const std::string& why) { throw Error(key, why); }

/// One object of the catalogue, whose keys are taken one by one; what is left at the end is unknown.
class Fields {
 public:
  explicit Fields(const Json& object) : object_(object) {
    if (!object.is_object()) wrong("the row", "an object is needed");
    for (const auto& item : object.items()) left_.insert(item.key());
  }

  [[nodiscard]] bool has(const char* key) const { return object_.contains(key); }

  [[nodiscard]] std::string text(const char* key) { return text_of(key, take(key)); }
  [[nodiscard]] std::string optional_text(const char* key) { return has(key) ? text(key) : std::string(); }

  [[nodiscard]] std::uint64_t whole(const char* key, std::uint64_t most) {
    const Json& value = take(key);
    const bool fits =
        value.is_number_unsigned() && value.get<std::uint64_t>() >= 1 && value.get<std::uint64_t>() <= most;
    if (!fits) wrong(key, fmt::format("a whole number from 1 to {} is needed", most));
    return value.get<std::uint64_t>();
  }

  [[nodiscard]] std::optional<double> optional_figure(const char* key) {
    if (!has(key)) return std::nullopt;
    const Json& value = take(key);
    if (!value.is_number() || !(value.get<double>() > 0)) wrong(key, "a number above 0 is needed");
    return value.get<double>();
  }

  [[nodiscard]] std::vector<std::string> texts(const char* key) {
    const Json& value = take(key);
    if (!value.is_array()) wrong(key, "a list is needed");
    std::vector<std::string> texts;
    for (const Json& item : value) texts.push_back(text_of(key, item));
    return texts;
  }

  void end() const {
    if (!left_.empty()) wrong(*left_.begin(), "there is no such key");
  }

 private:
  [[nodiscard]] const Json& take(const char* key) {
    if (!has(key)) wrong(key, "it is missing");
    left_.erase(key);
    return object_.at(key);
  }
  static std::string text_of(const char* key, const Json& value) {
    if (!value.is_string() || value.get_ref<const std::string&>().empty()) wrong(key, "text is needed");
    return value.get<std::string>();
  }

  const Json& object_;
  std::set<std::string> left_;
};

template <class Parse>
auto named(const char* key, const std::string& text, const Parse& parse) {
  try {
    return parse(text);
  } catch (const UsageError& error) {
    wrong(key, fmt::format("\"{}\" is not {}", text, error.hint()));
  }
}

std::vector<SourceKind> read_kinds(Fields& fields) {
  std::vector<SourceKind> kinds;
  for (const std::string& text : fields.texts("kinds")) kinds.push_back(named("kinds", text, parse_source_kind));
  if (kinds.empty()) wrong("kinds", "at least one is needed");
  return kinds;
}

std::string read_transport(Fields& fields) {
  std::string transport = fields.text("transport");
  if (std::find(std::begin(kTransports), std::end(kTransports), transport) == std::end(kTransports)) {
    wrong("transport", fmt::format("\"{}\" is not one of: {}", transport, fmt::join(kTransports, ", ")));
  }
  return transport;
}

void read_in_flight(Fields& fields, ReferenceRow& row) {
  constexpr std::uint32_t kMost = 65536;
  row.threads = fields.has("threads");
  if (row.threads && fields.has("queue_depth")) wrong("threads", "it cannot stand beside queue_depth");
  row.in_flight = static_cast<std::uint32_t>(fields.whole(row.threads ? "threads" : "queue_depth", kMost));
}

void read_figures(Fields& fields, ReferenceRow& row) {
  row.mb_per_s = fields.optional_figure("mb_per_s");
  row.mean_us = fields.optional_figure("mean_us");
  row.p50_us = fields.optional_figure("p50_us");
  row.p99_us = fields.optional_figure("p99_us");
  row.link_ceiling_mb_per_s = fields.optional_figure("link_ceiling_mb_per_s");
  if (fields.has("reads")) row.reads = fields.whole("reads", std::numeric_limits<std::uint64_t>::max());
}

void check_figures(const ReferenceRow& row) {
  if (!row.mb_per_s && !row.mean_us && !row.p50_us && !row.p99_us) wrong("mb_per_s", "the row holds no figure");
  if (row.p50_us && row.p99_us && *row.p50_us > *row.p99_us) wrong("p99_us", "it is below p50_us");
  const bool above_link = row.mb_per_s && row.link_ceiling_mb_per_s && *row.mb_per_s > *row.link_ceiling_mb_per_s;
  if (above_link && row.withdrawn.empty()) wrong("mb_per_s", "it is above the link's ceiling and not withdrawn");
}

void read(Fields& fields, ReferenceRow& row) {
  row.source = fields.text("source");
  row.machine = fields.text("machine");
  row.disk = fields.text("disk");
  row.os = fields.text("os");
  row.model = fields.optional_text("model");
  row.transport = read_transport(fields);
  row.regime = named("regime", fields.text("regime"), parse_regime);
  row.kinds = read_kinds(fields);
  row.expert_bytes = fields.whole("expert_bytes", std::numeric_limits<std::uint64_t>::max());
  read_in_flight(fields, row);
  read_figures(fields, row);
  row.flags = fields.texts("flags");
  row.withdrawn = fields.optional_text("withdrawn");
  check_figures(row);
}

void read(Fields& fields, ReferenceClaim& claim) {
  claim.source = fields.text("source");
  claim.statement = fields.text("statement");
  claim.flags = fields.texts("flags");
  claim.withdrawn = fields.optional_text("withdrawn");
}

template <class T>
std::vector<T> read_list(const Json& list, std::set<std::string>& ids) {
  std::vector<T> values;
  for (const Json& object : list) {
    T& value = values.emplace_back();
    try {
      Fields fields(object);
      value.id = fields.text("id");
      if (!ids.insert(value.id).second) wrong("id", "it is given twice");
      read(fields, value);
      fields.end();
    } catch (const Error& error) {
      throw Error(value.id.empty() ? fmt::format("row {}", values.size()) : value.id, error.what());
    }
  }
  return values;
}

/// JSON without a key that is given twice, of which a parser would silently keep one.
Json parsed(std::string_view text) {
  std::vector<std::set<std::string>> keys;
  const auto watch = [&keys](int, Json::parse_event_t event, Json& value) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second) {
      wrong(value.get<std::string>(), "it is given twice");
    }
    return true;
  };
  try {
    return Json::parse(text.begin(), text.end(), watch);
  } catch (const Json::parse_error& error) {
    throw Error("the text", fmt::format("it is not JSON (at byte {})", error.byte));
  }
}

const Json& list_of(const Json& catalogue, const char* key) {
  if (!catalogue.is_object() || !catalogue.contains(key) || !catalogue[key].is_array()) wrong(key, "a list is needed");
  return catalogue[key];
}

}  // namespace

ReferenceCatalogue read_reference(std::string_view text, std::string_view name) {
  try {
    const Json json = parsed(text);
    std::set<std::string> ids;
    ReferenceCatalogue catalogue;
    catalogue.rows = read_list<ReferenceRow>(list_of(json, "rows"), ids);
    catalogue.claims = read_list<ReferenceClaim>(list_of(json, "claims"), ids);
    if (json.size() != 2) wrong("the catalogue", "it holds more than rows and claims");
    return catalogue;
  } catch (const Error& error) {
    throw Error(fmt::format("reading the reference catalogue {}", name), error.what());
  }
}

}  // namespace merops
