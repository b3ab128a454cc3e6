#include "cli/ab_plan.h"

#include "backends/registry.h"
#include "cli/measure_plan.h"
#include "core/model/error.h"
#include "core/model/named_values.h"
#include "core/model/random.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::array<std::string_view, 5> kNames{"reader", "source", "qd", "pages", "cache"};

[[noreturn]] void refuse(std::string_view side, const std::string& why, const std::string& hint = {}) {
  throw UsageError(fmt::format("reading the side '{}' of --ab", side), why, hint);
}

std::uint32_t parse_depth(std::string_view side, const std::string& text) {
  std::uint32_t depth = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
  if (error != std::errc{} || end != text.data() + text.size() || depth < 1 || depth > kMostDepth) {
    refuse(side, fmt::format("'{}' is no depth from 1 to {}", text, kMostDepth));
  }
  return depth;
}

std::string known_reader(std::string_view side, const std::string& name) {
  if (find_backend(backends(), name) == nullptr) {
    refuse(side, "there is no reader '" + name + "'", "merops readers lists them");
  }
  return name;
}

/// An axis of the plan has one value, unless the side says which.
void require_one(std::string_view side, std::size_t values, const char* option) {
  if (values <= 1) return;
  refuse(side, fmt::format("{} gives several values, and --ab compares two cells", option),
         "Give one, and what differs in the sides: --ab qd=1 qd=8");
}

Cell cell_of(const Plan& plan) {
  Cell cell = common_cell(plan, 0);  // ab_pairs gives each pair its seed and repetition
  if (!plan.readers.empty()) cell.reader = plan.readers.front();
  cell.depth = plan.depths.front();
  cell.cache = plan.caches.front();
  cell.tag = "ab";
  return cell;
}

}  // namespace

AbSide parse_ab_side(std::string_view text, const Plan& plan) {
  require_one(text, plan.readers.size(), "--reader");
  require_one(text, plan.depths.size(), "--qd");
  require_one(text, plan.caches.size(), "--cache");
  require_one(text, plan.sources.size(), "SOURCE");
  AbSide side{std::string(text), {}, cell_of(plan)};
  for (const auto& [name, value] : split_named_values(text, '=', kNames, "the side of --ab")) {
    if (name == "reader") side.cell.reader = known_reader(text, value);
    if (name == "source") side.source = value;
    if (name == "qd") side.cell.depth = parse_depth(text, value);
    if (name == "pages") side.cell.pages = parse_page_kind(value);
    if (name == "cache") side.cell.cache = parse_cache_mode(value);
  }
  if (side.source.empty()) {
    if (plan.sources.empty())
      refuse(text, "there is no source", "merops measure SOURCE --ab A B, or source=PATH in both");
    side.source = plan.sources.front();
  }
  return side;
}

std::vector<AbCell> ab_pairs(const AbSide& a, const AbSide& b, std::uint64_t seed, std::uint32_t first,
                             std::uint32_t beyond) {
  std::vector<AbCell> cells;
  Random coin(seed);
  for (std::uint32_t pair = 0; pair < beyond; ++pair) {
    const bool a_first = coin.below(2) == 0;  // drawn for the pairs before `first` too: the same however they are cut
    if (pair < first) continue;
    for (const bool of_a : {a_first, !a_first}) {
      cells.push_back({of_a, of_a ? a.cell : b.cell});
      cells.back().cell.seed = seed + pair;
      cells.back().cell.repetition = pair;
    }
  }
  return cells;
}

bool counts(const CellResult& result, bool with_contaminated) {
  if (result.state != CellState::measured || result.validity == Validity::invalid) return false;
  return with_contaminated || result.validity != Validity::contaminated;
}

}  // namespace merops
