#include "core/model/json.h"
#include "core/model/json_fields_cell.h"
#include "core/model/units.h"

#include <cmath>
#include <limits>
#include <type_traits>

#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

/// Walks the fields of a value into a JSON object. What is absent or not finite is null.
class JsonWriter {
 public:
  template <class T>
  [[nodiscard]] static Json object_of(const T& value) {
    JsonWriter writer;
    json_fields::fields(writer, value);
    return std::move(writer.object_);
  }

  template <class T>
  void operator()(const char* name, const T& value) {
    object_[name] = encode(value);
  }

  template <class T>
  [[nodiscard]] static Json encode(const T& value) {
    if constexpr (std::is_enum_v<T>) {
      return to_string(value);
    } else if constexpr (std::is_floating_point_v<T>) {
      return std::isfinite(value) ? Json(value) : Json(nullptr);
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
      return value;
    } else {
      return object_of(value);
    }
  }
  template <class T>
  [[nodiscard]] static Json encode(const std::optional<T>& value) {
    return value ? encode(*value) : Json(nullptr);
  }
  template <class T>
  [[nodiscard]] static Json encode(const std::vector<T>& values) {
    Json array = Json::array();
    for (const T& value : values) array.push_back(encode(value));
    return array;
  }
  template <class A, class B>
  [[nodiscard]] static Json encode(const std::pair<A, B>& value) {
    return Json::array({encode(value.first), encode(value.second)});
  }

 private:
  Json object_ = Json::object();
};

/// One line. A file name may hold bytes that are not UTF-8: they are replaced, never a reason to lose a result.
std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

template <class T>
std::string text_of_value(const T& value) {
  return text_of(JsonWriter::object_of(value));
}

Json encode_stamps(const std::vector<Stamp>& stamps) {
  Json array = Json::array();
  for (const Stamp& stamp : stamps) array.push_back(Json::array({stamp.submitted_ns, stamp.completed_ns}));
  return array;
}

Json microseconds(std::optional<double> ns) {
  if (ns) *ns /= 1e3;
  return JsonWriter::encode(ns);
}

Json microseconds(const std::optional<Estimate>& latency) {
  return microseconds(latency ? std::optional(latency->value) : std::nullopt);
}

void add_rates(Json& json, const Measurement& measurement) {
  json["mb_per_s"] = JsonWriter::encode(measurement.mb_per_s.value);
  json["mb_per_s_low"] = JsonWriter::encode(measurement.mb_per_s.low);
  json["mb_per_s_high"] = JsonWriter::encode(measurement.mb_per_s.high);
  json["reads_per_s"] = JsonWriter::encode(reads_per_s(measurement));
}

void add_latencies(Json& json, const Latency& latency) {
  json["p50_us"] = microseconds(latency.p50);
  json["p90_us"] = microseconds(latency.p90);
  json["p99_us"] = microseconds(latency.p99);
  json["p999_us"] = microseconds(latency.p999);
  json["mean_us"] = microseconds(latency.mean);
  json["max_us"] = microseconds(static_cast<double>(latency.max));
}

void add_costs(Json& json, const Measurement& measurement) {
  json["cpu_s_per_gb"] = JsonWriter::encode(cpu_s_per_gb(measurement));
  json["worker_cpu_s_per_gb"] = JsonWriter::encode(worker_cpu_s_per_gb(measurement));
  json["machine_cpu_s_per_gb"] = JsonWriter::encode(machine_cpu_s_per_gb(measurement));
}

/// The figures people ask for, in people's units; not read back. Null where nothing was measured.
void add_headline(Json& json, const CellResult& result) {
  Json headline;
  headline["cell_key"] = cell_key(result);
  add_rates(headline, result.measurement);
  add_latencies(headline, result.measurement.latency);
  add_costs(headline, result.measurement);
  for (auto& [name, value] : headline.items()) {
    if (value.is_number() && result.state != CellState::measured) value = nullptr;
    json[name] = value;
  }
}

}  // namespace

std::string to_json(const CellResult& result, bool with_stamps) {
  Json json = JsonWriter::object_of(result);
  if (with_stamps) json["measurement"]["stamps_ns"] = encode_stamps(result.measurement.stamps);
  add_headline(json, result);
  return text_of(json);
}

std::string to_json(const WorkResult& work) {
  Json json = JsonWriter::object_of(work);
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  json["mb_per_s"] = JsonWriter::encode(work.bytes == 0 ? kNone : mb_per_s(work.bytes, work.wall_ns));
  return text_of(json);
}

std::string to_json(const Cell& cell) { return text_of_value(cell); }
std::string to_json(const Plan& plan) { return text_of_value(plan); }
std::string to_json(const MachineFacts& machine) { return text_of_value(machine); }
std::string to_json(const DeviceFacts& device) { return text_of_value(device); }
std::string to_json(const DeviceHealth& health) { return text_of_value(health); }
std::string to_json(const StorageFacts& storage) { return text_of_value(storage); }
std::string to_json(const SourceRecord& source) { return text_of_value(source); }
std::string to_json(const SelfMeasure& self) { return text_of_value(self); }
std::string to_json(const CampaignInfo& campaign) { return text_of_value(campaign); }

}  // namespace merops
