#include "results/claim_read.h"
#include "results/reference.h"
#include "results/reference_fields.h"

#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

using namespace reference_fields;

void read_in_flight(const JsonObject& row, ReferenceRow& out) {
  constexpr std::uint64_t kMost = 65536;
  out.threads = row.has("threads");
  if (out.threads && row.has("queue_depth")) refuse(row, "threads", "cannot stand beside queue_depth");
  out.in_flight = static_cast<std::uint32_t>(need_whole(row, out.threads ? "threads" : "queue_depth", kMost));
}

void read_figures(const JsonObject& row, ReferenceRow& out) {
  out.mb_per_s = figure(row, "mb_per_s");
  out.mean_us = figure(row, "mean_us");
  out.p50_us = figure(row, "p50_us");
  out.p99_us = figure(row, "p99_us");
  out.link_ceiling_mb_per_s = figure(row, "link_ceiling_mb_per_s");
  if (row.has("reads")) out.reads = need_whole(row, "reads");
}

void check_figures(const JsonObject& row, const ReferenceRow& read) {
  if (!read.mb_per_s && !read.mean_us && !read.p50_us && !read.p99_us) {
    refuse(row, "mb_per_s", "is missing, and so is every other figure");
  }
  if (read.p50_us && read.p99_us && *read.p50_us > *read.p99_us) refuse(row, "p99_us", "is below p50_us");
  const bool above_link = read.mb_per_s && read.link_ceiling_mb_per_s && *read.mb_per_s > *read.link_ceiling_mb_per_s;
  if (above_link && read.withdrawn.empty()) refuse(row, "mb_per_s", "is above the link's ceiling and not withdrawn");
}

void read(const JsonObject& row, ReferenceRow& out) {
  need_known_keys(row, {"id",
                        "source",
                        "machine",
                        "disk",
                        "os",
                        "model",
                        "transport",
                        "regime",
                        "kinds",
                        "expert_bytes",
                        "queue_depth",
                        "threads",
                        "mb_per_s",
                        "mean_us",
                        "p50_us",
                        "p99_us",
                        "link_ceiling_mb_per_s",
                        "reads",
                        "flags",
                        "withdrawn"});
  out.source = need_text(row, "source");
  out.machine = need_text(row, "machine");
  out.disk = need_text(row, "disk");
  out.os = need_text(row, "os");
  out.model = optional_text(row, "model");
  out.transport = need_transport(row, "transport");
  out.regime = named(row, "regime", need_text(row, "regime"), parse_regime);
  out.kinds = need_kinds(row);
  out.expert_bytes = need_whole(row, "expert_bytes");
  read_in_flight(row, out);
  read_figures(row, out);
  out.flags = need_texts(row, "flags");
  out.withdrawn = optional_text(row, "withdrawn");
  check_figures(row, out);
}

void read(const JsonObject& row, ReferenceClaim& out) {
  need_known_keys(row, {"id", "source", "statement", "flags", "checks", "withdrawn"});
  out.source = need_text(row, "source");
  out.statement = need_text(row, "statement");
  out.flags = need_texts(row, "flags");
  if (row.has("checks")) out.checks = read_claim_checks(row);
  out.withdrawn = optional_text(row, "withdrawn");
}

/// Adds the row's id to what is wrong with it.
template <class T>
void read_row(const JsonObject& row, T& out) {
  try {
    read(row, out);
  } catch (const Error& error) {
    throw Error(error.doing(), fmt::format("row {}: {}", out.id, error.why()));
  }
}

template <class T>
std::vector<T> read_list(const JsonObject& catalogue, const char* key, std::set<std::string>& ids) {
  std::vector<T> list;
  for (const JsonObject& row : catalogue.objects(key)) {
    T& out = list.emplace_back();
    out.id = need_text(row, "id");
    if (!ids.insert(out.id).second) refuse(row, "id", fmt::format("is \"{}\", which is given twice", out.id));
    read_row(row, out);
  }
  return list;
}

}  // namespace

ReferenceCatalogue read_reference(std::string_view text, std::string_view name) {
  const JsonObject catalogue = JsonObject::parse(text, fmt::format("reading the reference catalogue {}", name));
  need_known_keys(catalogue, {"rows", "claims"});
  std::set<std::string> ids;
  ReferenceCatalogue read;
  read.rows = read_list<ReferenceRow>(catalogue, "rows", ids);
  read.claims = read_list<ReferenceClaim>(catalogue, "claims", ids);
  return read;
}

}  // namespace merops
