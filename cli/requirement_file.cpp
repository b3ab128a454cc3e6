#include "cli/requirement_file.h"

#include "backends/registry.h"
#include "cli/requirement_table.h"
#include "cli/text_file.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint32_t kDeepest = 65536;

/// One entry that is being read, for the messages.
class Reading {
 public:
  Reading(const RequirementEntry& entry, const std::string& doing) : entry_(entry), doing_(doing) {}
  [[noreturn]] void refuse(const std::string& why) const {
    throw Error(doing_, fmt::format("line {}: key \"{}\" {}", entry_.line, entry_.key, why),
                "docs/requirements.md tells the keys and what they take.");
  }
  [[nodiscard]] const std::string& text() const {
    const auto* text = std::get_if<std::string>(&entry_.value);
    if (text == nullptr || text->empty()) refuse("needs a text");
    return *text;
  }
  [[nodiscard]] double number() const {
    const auto* number = std::get_if<double>(&entry_.value);
    if (number == nullptr || !std::isfinite(*number) || *number < 0) refuse("needs a number from 0 on");
    return *number;
  }
  template <class Parse>
  [[nodiscard]] auto named(const Parse& parse) const {
    try {
      return parse(text());
    } catch (const UsageError& error) {
      refuse(fmt::format("is \"{}\": {}", text(), error.hint().empty() ? error.why() : error.hint()));
    }
  }
  [[nodiscard]] bool is_text() const { return std::holds_alternative<std::string>(entry_.value); }

 private:
  const RequirementEntry& entry_;
  const std::string& doing_;
};

void read_depth(const Reading& entry, Requirement& out) {
  RowChoice& rows = out.rows;
  if (!entry.is_text()) {
    const double number = entry.number();
    if (number < 1 || number > kDeepest || number != std::floor(number)) {
      entry.refuse(fmt::format("needs a whole number from 1 to {}, \"plateau\" or \"best\"", kDeepest));
    }
    rows.depth = DepthChoice::number;
    rows.depth_number = static_cast<std::uint32_t>(number);
  } else if (entry.text() == "plateau" || entry.text() == "best") {
    rows.depth = entry.text() == "best" ? DepthChoice::best : DepthChoice::plateau;
  } else {
    entry.refuse(fmt::format("is \"{}\", not a number, \"plateau\" or \"best\"", entry.text()));
  }
}

void read_block(const Reading& entry, Requirement& out) {
  const double bytes = entry.is_text() ? static_cast<double>(entry.named(parse_bytes)) : entry.number();
  if (bytes < 1 || bytes != std::floor(bytes)) entry.refuse("needs a size of 1 byte or more");
  out.rows.block = static_cast<std::uint64_t>(bytes);
}

void read_hit_rate(const Reading& entry, Requirement& out) {
  out.hit_rate = entry.number();
  if (out.hit_rate >= 1) entry.refuse("needs a share from 0 to less than 1");
}

void read_flag_kind(const Reading& entry, Requirement& out) {
  const auto kinds = flag_kinds();
  if (std::find(kinds.begin(), kinds.end(), entry.text()) == kinds.end()) {
    entry.refuse(fmt::format("is \"{}\", not one of: {}", entry.text(), fmt::join(kinds, ", ")));
  }
  out.metric = RequiredMetric::flags;
  out.flag_kind = entry.text();
}

void read_bound(const Reading& entry, Requirement& out, Bound bound) {
  out.bound = bound;
  out.threshold = entry.number();
}

void read_reader(const Reading& entry, Requirement& out) {
  const std::string& name = entry.text();
  // One file of thresholds serves every system: of a reader that only others have, no row is found.
  const auto known = reader_names();
  if (name != kBestDirect && std::find(known.begin(), known.end(), name) == known.end())
    entry.refuse(fmt::format("is \"{}\", not one of: {}, {}", name, kBestDirect, fmt::join(known, ", ")));
  out.rows.reader = name;
}

/// A row of the table of keys.
struct Key {
  const char* name;
  void (*read)(const Reading&, Requirement&);
};
constexpr Key kKeys[] = {
    {"reader", read_reader},
    {"source_kind", [](const Reading& e, Requirement& out) { out.rows.source_kind = e.named(parse_source_kind); }},
    {"depth", read_depth},
    {"cache_state", [](const Reading& e, Requirement& out) { out.rows.cache_state = e.named(parse_cache_state); }},
    {"pages", [](const Reading& e, Requirement& out) { out.rows.pages = e.named(parse_page_kind); }},
    {"block", read_block},
    {"order", [](const Reading& e, Requirement& out) { out.rows.order = e.named(parse_order); }},
    {"metric", [](const Reading& e, Requirement& out) { out.metric = e.named(parse_required_metric); }},
    {"at_least", [](const Reading& e, Requirement& out) { read_bound(e, out, Bound::at_least); }},
    {"at_most", [](const Reading& e, Requirement& out) { read_bound(e, out, Bound::at_most); }},
    {"equal", [](const Reading& e, Requirement& out) { read_bound(e, out, Bound::equal); }},
    {"hit_rate", read_hit_rate},
    {"no_flag_kind", read_flag_kind}};

std::string known_keys() {
  std::string names;
  for (const Key& key : kKeys) names += (names.empty() ? "" : ", ") + std::string(key.name);
  return names;
}

void read_entry(const RequirementEntry& entry, const std::string& doing, Requirement& out) {
  const Reading reading(entry, doing);
  const auto key = std::find_if(std::begin(kKeys), std::end(kKeys), [&](const Key& k) { return k.name == entry.key; });
  if (key == std::end(kKeys)) reading.refuse("is not known; known are " + known_keys());
  key->read(reading, out);
}

std::size_t count(const RequirementTable& table, std::initializer_list<std::string_view> keys) {
  return static_cast<std::size_t>(std::count_if(
      table.entries.begin(), table.entries.end(),
      [&](const RequirementEntry& entry) { return std::find(keys.begin(), keys.end(), entry.key) != keys.end(); }));
}

/// What is wrong with the keys together; empty where nothing is.
std::string fault_of(const RequirementTable& table, const Requirement& read) {
  const std::size_t bounds = count(table, {"at_least", "at_most", "equal"});
  if (count(table, {"no_flag_kind"}) != 0) {
    return bounds + count(table, {"metric", "hit_rate"}) == 0
               ? ""
               : "no_flag_kind stands without metric, bound and hit_rate";
  }
  if (count(table, {"metric"}) == 0) return "key \"metric\" (or \"no_flag_kind\") is missing";
  if (bounds != 1) return "needs one of the keys at_least, at_most and equal";
  const bool of_errors = read.metric == RequiredMetric::errors;
  if (read.bound == Bound::equal && !of_errors)
    return "key \"equal\" is for errors: a rate or time never equals a figure";
  if (of_errors) return "";
  if (read.metric != RequiredMetric::tokens_per_s) {
    if (count(table, {"hit_rate"}) != 0) return "key \"hit_rate\" is for tokens_per_s";
    if (read.rows.reader.empty()) return "key \"reader\" is missing";
    return "";
  }
  return read.rows.block == 0 ? "" : "key \"block\" is of no model: tokens_per_s needs experts";
}

Requirement read_table(const RequirementTable& table, const std::string& doing) {
  Requirement out;
  out.line = table.line;
  for (const RequirementEntry& entry : table.entries) read_entry(entry, doing, out);
  if (const std::string fault = fault_of(table, out); !fault.empty()) {
    throw Error(doing, fmt::format("line {}: {}", table.line, fault));
  }
  if (out.metric == RequiredMetric::tokens_per_s && out.rows.reader.empty()) out.rows.reader = kBestDirect;
  return out;
}

}  // namespace

std::vector<Requirement> parse_requirements(std::string_view text, const std::string& name, RequirementSyntax syntax) {
  const std::string doing = "reading the thresholds of " + name;
  const auto tables = syntax == RequirementSyntax::json ? requirement_tables_of_json(text, doing)
                                                        : requirement_tables_of_toml(text, doing);
  if (tables.empty()) throw Error(doing, "there are none", "docs/requirements.md shows how they are written.");
  std::vector<Requirement> requirements;
  requirements.reserve(tables.size());
  for (const RequirementTable& table : tables) requirements.push_back(read_table(table, doing));
  return requirements;
}

std::vector<Requirement> read_requirements(const std::filesystem::path& file) {
  return parse_requirements(read_text_file(file, "a file of thresholds"), file.string(),
                            file.extension() == ".json" ? RequirementSyntax::json : RequirementSyntax::toml);
}

}  // namespace merops
