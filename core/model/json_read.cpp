#include "core/model/enum_text.h"
#include "core/model/error.h"
#include "core/model/json.h"
#include "core/model/json_fields_cell.h"

#include <limits>
#include <type_traits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

/// Why a value cannot be taken; the key's path is added on the way out.
struct Mismatch {
  std::string key, why;
};

[[noreturn]] void expected(const char* wanted, const Json& found) {
  throw Mismatch{{},
                 fmt::format("{} is needed where {} stands", wanted,
                             found.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 60))};
}

std::string joined(const std::string& outer, const std::string& inner) {
  return inner.empty() || inner.front() == '[' ? outer + inner : outer + "." + inner;
}

/// Walks the fields of a value out of a JSON object.
class JsonReader {
 public:
  template <class T>
  static void read_object(const Json& json, T& value) {
    if (!json.is_object()) expected("an object", json);
    JsonReader reader(json);
    json_fields::fields(reader, value);
  }

  template <class T>
  static void read_member(const Json& json, const char* name, T& value) {
    JsonReader reader(json);
    reader(name, value);
  }

  template <class T>
  void operator()(const char* name, T& value) {
    const auto found = object_.find(name);
    if (found == object_.end() || found->is_null()) return;
    try {
      decode(*found, value);
    } catch (const Mismatch& mismatch) {
      throw Mismatch{joined(name, mismatch.key), mismatch.why};
    }
  }

 private:
  explicit JsonReader(const Json& object) : object_(object) {}

  static void decode(const Json& json, bool& value) {
    if (!json.is_boolean()) expected("true or false", json);
    value = json.get<bool>();
  }
  static void decode(const Json& json, double& value) {
    if (!json.is_number()) expected("a number", json);
    value = json.get<double>();
  }
  static void decode(const Json& json, std::string& value) {
    if (!json.is_string()) expected("text", json);
    value = json.get<std::string>();
  }
  template <class T>
  static void decode(const Json& json, T& value) {
    if constexpr (std::is_enum_v<T>) {
      decode_enum(json, value);
    } else if constexpr (std::is_integral_v<T>) {
      decode_whole(json, value);
    } else {
      read_object(json, value);
    }
  }
  template <class T>
  static void decode_whole(const Json& json, T& value) {
    static_assert(std::is_unsigned_v<T>);
    if (!json.is_number_unsigned() || json.get<std::uint64_t>() > std::numeric_limits<T>::max()) {
      expected(sizeof(T) == 8 ? "a whole number" : "a whole number below 2^32", json);
    }
    value = json.get<T>();
  }
  template <class T>
  static void decode_enum(const Json& json, T& value) {
    if (!json.is_string()) expected("a name", json);
    try {
      from_text(json.get<std::string>(), value);
    } catch (const UsageError& error) {
      throw Mismatch{{}, fmt::format("{}; {}", error.why(), error.hint())};
    }
  }
  template <class T>
  static void decode(const Json& json, std::optional<T>& value) {
    decode(json, value.emplace());
  }
  template <class T>
  static void decode(const Json& json, std::vector<T>& values) {
    if (!json.is_array()) expected("a list", json);
    values.clear();
    for (std::size_t index = 0; index < json.size(); ++index) {
      try {
        decode(json[index], values.emplace_back());
      } catch (const Mismatch& mismatch) {
        throw Mismatch{joined(fmt::format("[{}]", index), mismatch.key), mismatch.why};
      }
    }
  }
  template <class A, class B>
  static void decode(const Json& json, std::pair<A, B>& value) {
    if (!json.is_array() || json.size() != 2) expected("a pair [a, b]", json);
    decode(json[0], value.first);
    decode(json[1], value.second);
  }
  static void decode(const Json& json, Stamp& stamp) {
    std::pair<std::uint64_t, std::uint64_t> times;
    decode(json, times);
    stamp = {times.first, times.second};
  }

  const Json& object_;
};

Json parsed(std::string_view text, const std::string& doing) {
  Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded()) throw Error(doing, "the text is not JSON");
  return json;
}

template <class T>
void read_value(const Json& json, T& value) {
  JsonReader::read_object(json, value);
}

void read_value(const Json& json, CellResult& result) {
  JsonReader::read_object(json, result);
  const auto measurement = json.find("measurement");
  if (measurement != json.end()) JsonReader::read_member(*measurement, "stamps_ns", result.measurement.stamps);
}

template <class T>
T value_of(std::string_view text, const char* what) {
  const std::string doing = fmt::format("reading the JSON of {}", what);
  const Json json = parsed(text, doing);
  T value;
  try {
    read_value(json, value);
  } catch (const Mismatch& mismatch) {
    throw Error(doing, mismatch.key.empty() ? mismatch.why : fmt::format("{}: {}", mismatch.key, mismatch.why));
  }
  return value;
}

}  // namespace

CellResult cell_result_from_json(std::string_view text) { return value_of<CellResult>(text, "a cell's result"); }
CampaignInfo campaign_from_json(std::string_view text) { return value_of<CampaignInfo>(text, "a campaign"); }
MachineFacts machine_from_json(std::string_view text) { return value_of<MachineFacts>(text, "a machine's facts"); }
StorageFacts storage_from_json(std::string_view text) { return value_of<StorageFacts>(text, "a path's storage"); }
SourceRecord source_record_from_json(std::string_view text) { return value_of<SourceRecord>(text, "a source"); }
SelfMeasure self_measure_from_json(std::string_view text) { return value_of<SelfMeasure>(text, "the tool's own cost"); }
DeviceHealth health_from_json(std::string_view text) { return value_of<DeviceHealth>(text, "a drive's health"); }
Plan plan_from_json(std::string_view text) { return value_of<Plan>(text, "a plan"); }
WorkResult work_from_json(std::string_view text) { return value_of<WorkResult>(text, "finished work"); }

}  // namespace merops
