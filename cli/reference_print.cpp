#include "cli/reference_print.h"

#include "cli/table.h"
#include "cli/text.h"
#include "core/model/units.h"

#include <cmath>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json json_of(const ReferenceRow& row) {
  Json kinds = Json::array();
  for (const SourceKind kind : row.kinds) kinds.push_back(to_string(kind));
  return {{"id", row.id},
          {"source", row.source},
          {"machine", row.machine},
          {"disk", row.disk},
          {"os", row.os},
          {"model", row.model},
          {"transport", row.transport},
          {"regime", to_string(row.regime)},
          {"kinds", kinds},
          {"expert_bytes", row.expert_bytes},
          {"in_flight", row.in_flight},
          {"threads", row.threads},
          {"mb_per_s", or_null(row.mb_per_s)},
          {"mean_us", or_null(row.mean_us)},
          {"p50_us", or_null(row.p50_us)},
          {"p99_us", or_null(row.p99_us)},
          {"reads", row.reads ? Json(*row.reads) : Json(nullptr)},
          {"link_ceiling_mb_per_s", or_null(row.link_ceiling_mb_per_s)},
          {"flags", row.flags},
          {"withdrawn", row.withdrawn.empty() ? Json(nullptr) : Json(row.withdrawn)}};
}

Json json_of(const ReferenceClaim& claim) {
  return {{"id", claim.id},
          {"source", claim.source},
          {"statement", claim.statement},
          {"flags", claim.flags},
          {"withdrawn", claim.withdrawn.empty() ? Json(nullptr) : Json(claim.withdrawn)}};
}

std::string whole(const std::optional<double>& value) {
  return value ? format_count(static_cast<std::uint64_t>(std::llround(*value))) : "";
}

std::string rate(const std::optional<double>& value) { return value ? format_rate(*value) : ""; }

std::string joined(const std::vector<std::string>& texts) { return fmt::format("{}", fmt::join(texts, "; ")); }

}  // namespace

void print_reference(std::ostream& out, const ReferenceCatalogue& catalogue, const Symbols& symbols) {
  Table table({{"id"},
               {"disk"},
               {"transport"},
               {"regime"},
               {"bytes a read", Align::right},
               {"in flight", Align::right},
               {"MB/s", Align::right},
               {"p50 us", Align::right},
               {"p99 us", Align::right},
               {"source"}});
  std::string withdrawn;
  for (const ReferenceRow& row : catalogue.rows) {
    table.add_row({row.id, row.disk, row.transport, std::string(to_string(row.regime)), format_count(row.expert_bytes),
                   fmt::format("{}{}", row.in_flight, row.threads ? " threads" : ""), rate(row.mb_per_s),
                   whole(row.p50_us), whole(row.p99_us), row.source});
    if (!row.withdrawn.empty()) withdrawn += "  " + row.id + ": " + row.withdrawn + "\n";
  }
  table.print(out, symbols);
  if (!withdrawn.empty()) out << "\nWithdrawn, and never compared with:\n" << withdrawn;
  if (catalogue.claims.empty()) return;
  out << "\nClaims:\n";
  for (const ReferenceClaim& claim : catalogue.claims) {
    out << "  " << claim.id << ": " << claim.statement << " (" << claim.source << ")\n";
    if (!claim.withdrawn.empty()) out << "    withdrawn: " << claim.withdrawn << "\n";
  }
}

void print_reference_row(std::ostream& out, const ReferenceRow& row) {
  print_fact(out, "id", row.id);
  print_fact(out, "source", row.source);
  print_fact(out, "withdrawn", row.withdrawn);
  print_fact(out, "disk", row.disk + (row.transport.empty() ? "" : " (" + row.transport + ")"));
  print_fact(out, "machine", row.machine);
  print_fact(out, "system", row.os);
  print_fact(out, "model", row.model);
  print_fact(out, "regime",
             fmt::format("{}, {} {}", to_string(row.regime), row.in_flight, row.threads ? "threads" : "in flight"));
  print_fact(out, "read", format_count(row.expert_bytes) + " bytes");
  print_fact(out, "MB/s", rate(row.mb_per_s));
  print_fact(out, "mean us", whole(row.mean_us));
  print_fact(out, "p50 us", whole(row.p50_us));
  print_fact(out, "p99 us", whole(row.p99_us));
  print_fact(out, "reads", row.reads ? format_count(*row.reads) : "");
  print_fact(out, "ceiling", row.link_ceiling_mb_per_s ? rate(row.link_ceiling_mb_per_s) + " MB/s by the link" : "");
  print_fact(out, "taken", joined(row.flags));
}

void print_reference_claim(std::ostream& out, const ReferenceClaim& claim) {
  print_fact(out, "id", claim.id);
  print_fact(out, "source", claim.source);
  print_fact(out, "claim", claim.statement);
  print_fact(out, "withdrawn", claim.withdrawn);
  print_fact(out, "taken", joined(claim.flags));
}

void print_reference_json(std::ostream& out, const ReferenceCatalogue& catalogue) {
  Json document{{"rows", Json::array()}, {"claims", Json::array()}};
  for (const ReferenceRow& row : catalogue.rows) document["rows"].push_back(json_of(row));
  for (const ReferenceClaim& claim : catalogue.claims) document["claims"].push_back(json_of(claim));
  out << document.dump(2) << "\n";
}

void print_reference_row_json(std::ostream& out, const ReferenceRow& row) { out << json_of(row).dump(2) << "\n"; }

void print_reference_claim_json(std::ostream& out, const ReferenceClaim& claim) {
  out << json_of(claim).dump(2) << "\n";
}

}  // namespace merops
