#include "cli/comparison_print.h"

#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json json_of(const ComparisonSide& side) {
  const LeftOut& left_out = side.left_out;
  return {{"name", side.name},
          {"cells", side.cells.size()},
          {"newest_only", side.capped},
          {"left_out",
           {{"retracted", left_out.retracted},
            {"invalid", left_out.invalid},
            {"contaminated", left_out.contaminated},
            {"provisional", left_out.provisional},
            {"bytes_checked", left_out.bytes_checked},
            {"without_rate", left_out.without_rate}}}};
}

/// The figures of both sides under `unit`, scaled.
Json ratio_json(const RatioComparison& comparison, const std::string& unit, double scale) {
  return {{"a_" + unit, comparison.a * scale},
          {"b_" + unit, comparison.b * scale},
          {"ratio", comparison.ratio.value},
          {"ratio_low", or_null(comparison.ratio.low)},
          {"ratio_high", or_null(comparison.ratio.high)}};
}

Json latency_json(const std::optional<RatioComparison>& latency) {
  return latency ? ratio_json(*latency, "us", 1e-3) : Json(nullptr);
}

Json rate_object(const RatioComparison& rate) {
  Json object{{"n_a", rate.n_a}, {"n_b", rate.n_b}, {"paired", rate.paired}};
  object.update(ratio_json(rate, "mb_per_s", 1));
  object["verdict"] = to_string(rate.verdict);
  object["excludes_one"] = rate.excludes_one();
  object["few_repetitions"] = rate.few();
  object["p_value"] = or_null(rate.p_value);
  return object;
}

Json json_of(const Subject& subject) { return {{"device", subject.device}, {"file_system", subject.file_system}}; }

Json fields_json(const std::vector<FieldDifference>& fields) {
  Json list = Json::array();
  for (const FieldDifference& field : fields) list.push_back({{"name", field.name}, {"a", field.a}, {"b", field.b}});
  return list;
}

Json json_of(const ComparisonRow& row) {
  Json object{{"key", row.key.text()},
              {"varied", fields_json(row.varied)},
              {"a", json_of(row.subject_a)},
              {"b", json_of(row.subject_b)}};
  object.update(rate_object(row.mb_per_s));
  object["p50"] = latency_json(row.p50_ns);
  object["p99"] = latency_json(row.p99_ns);
  object["p99_from"] = row.p99_from == TailFrom::repetitions ? "repetitions" : "all-reads";
  object["validity_unknown"] = row.validity_unknown;
  return object;
}

}  // namespace

std::string rate_json(const RatioComparison& rate) { return rate_object(rate).dump(); }

std::string comparison_json(const ShownComparison& shown) {
  const SideComparison& comparison = *shown.comparison;
  Json document{{"a", json_of(*shown.a)}, {"b", json_of(*shown.b)}, {"band", comparison.band}};
  document["rows"] = Json::array();
  for (const ComparisonRow& row : comparison.rows) document["rows"].push_back(json_of(row));
  document["not_comparable"] = Json::array();
  for (const Unmatched& row : comparison.unmatched) {
    document["not_comparable"].push_back(
        {{"side", row.of_a ? "a" : "b"}, {"key", row.key}, {"differs", fields_json(row.differs)}});
  }
  document["differences"] = Json::array();
  for (const EnvironmentDifference& difference : comparison.differences) {
    document["differences"].push_back({{"name", difference.name}, {"a", difference.a}, {"b", difference.b}});
  }
  return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace merops
