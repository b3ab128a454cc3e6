#include "core/model/error.h"
#include "core/model/json_object.h"
#include "results/reference.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();

constexpr std::string_view kTransports[] = {"nvme", "usb",  "sata", "sas", "scsi", "iscsi", "mmc",  "virtual",
                                            "loop", "zram", "ram",  "dm",  "md",   "nbd",   "pmem", "unknown"};

[[noreturn]] void refuse(const JsonObject& row, const char* key, const std::string& why) {
  row.refuse(fmt::format("{} {}", row.name_of(key), why));
}

std::string need_text(const JsonObject& row, const char* key) {
  std::string text = row.text(key).value_or("");
  if (text.empty()) refuse(row, key, "is missing or empty");
  return text;
}

std::string optional_text(const JsonObject& row, const char* key) {
  return row.has(key) ? need_text(row, key) : std::string();
}

std::uint64_t need_whole(const JsonObject& row, const char* key, std::uint64_t most = kAny) {
  const std::uint64_t number = row.number(key).value_or(0);
  if (number == 0 || number > most) refuse(row, key, fmt::format("needs a whole number from 1 to {}", most));
  return number;
}

std::optional<double> figure(const JsonObject& row, const char* key) {
  const std::optional<double> number = row.real(key);
  if (number && !(*number > 0)) refuse(row, key, "needs a number above 0");
  return number;
}

std::vector<std::string> need_texts(const JsonObject& row, const char* key) {
  const auto texts = row.texts(key);
  if (!texts) refuse(row, key, "is missing");
  if (std::find(texts->begin(), texts->end(), "") != texts->end()) refuse(row, key, "holds an empty text");
  return *texts;
}

void need_known_keys(const JsonObject& row, std::initializer_list<std::string_view> known) {
  for (const std::string& key : row.keys()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) refuse(row, key.c_str(), "is not known");
  }
}

template <class Parse>
auto named(const JsonObject& row, const char* key, const std::string& text, const Parse& parse) {
  try {
    return parse(text);
  } catch (const UsageError& error) {
    refuse(row, key, fmt::format("is \"{}\", not {}", text, error.hint()));
  }
}

std::vector<SourceKind> read_kinds(const JsonObject& row) {
  std::vector<SourceKind> kinds;
  for (const std::string& text : need_texts(row, "kinds"))
    kinds.push_back(named(row, "kinds", text, parse_source_kind));
  if (kinds.empty()) refuse(row, "kinds", "is empty");
  return kinds;
}

std::string read_transport(const JsonObject& row) {
  std::string transport = need_text(row, "transport");
  if (std::find(std::begin(kTransports), std::end(kTransports), transport) == std::end(kTransports)) {
    refuse(row, "transport", fmt::format("is \"{}\", not one of: {}", transport, fmt::join(kTransports, ", ")));
  }
  return transport;
}

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
  out.transport = read_transport(row);
  out.regime = named(row, "regime", need_text(row, "regime"), parse_regime);
  out.kinds = read_kinds(row);
  out.expert_bytes = need_whole(row, "expert_bytes");
  read_in_flight(row, out);
  read_figures(row, out);
  out.flags = need_texts(row, "flags");
  out.withdrawn = optional_text(row, "withdrawn");
  check_figures(row, out);
}

void read(const JsonObject& row, ReferenceClaim& out) {
  need_known_keys(row, {"id", "source", "statement", "flags", "withdrawn"});
  out.source = need_text(row, "source");
  out.statement = need_text(row, "statement");
  out.flags = need_texts(row, "flags");
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
