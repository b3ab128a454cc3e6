#include "results/reference_fields.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops::reference_fields {
namespace {

constexpr std::string_view kTransports[] = {"nvme", "usb",  "sata", "sas", "scsi", "iscsi", "mmc",  "virtual",
                                            "loop", "zram", "ram",  "dm",  "md",   "nbd",   "pmem", "unknown"};

}  // namespace

void refuse(const JsonObject& row, const char* key, const std::string& why) {
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

std::uint64_t need_whole(const JsonObject& row, const char* key, std::uint64_t most) {
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

std::vector<SourceKind> need_kinds(const JsonObject& row) {
  std::vector<SourceKind> kinds;
  for (const std::string& text : need_texts(row, "kinds"))
    kinds.push_back(named(row, "kinds", text, parse_source_kind));
  if (kinds.empty()) refuse(row, "kinds", "is empty");
  return kinds;
}

std::string need_transport(const JsonObject& row, const char* key) {
  std::string transport = need_text(row, key);
  if (std::find(std::begin(kTransports), std::end(kTransports), transport) == std::end(kTransports)) {
    refuse(row, key, fmt::format("is \"{}\", not one of: {}", transport, fmt::join(kTransports, ", ")));
  }
  return transport;
}

}  // namespace merops::reference_fields
