#include "core/model/container_index.h"

#include "core/model/error.h"
#include "core/model/json_object.h"

#include <algorithm>
#include <charconv>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr char kIndexName[] = "model.safetensors.index.json";
constexpr std::uint32_t kMostShards = 10'000;

std::set<std::string> shards_in(std::string_view index) {
  const JsonObject map = JsonObject::parse(index, fmt::format("reading {}", kIndexName)).object("weight_map");
  std::set<std::string> shards;
  for (const std::string& tensor : map.keys()) shards.insert(map.text(tensor).value_or(""));
  return shards;
}

/// The name around the number of "STEM-00002-of-00004.safetensors", and how many there should be.
struct Numbering {
  std::string stem{}, rest{};
  std::size_t digits = 0;
  std::uint32_t of = 0;
};

Numbering numbering_of(const std::string& name) {
  constexpr std::string_view kOf = "-of-";
  const std::size_t of = name.find(kOf);
  if (of == std::string::npos) return {};
  const std::size_t dash = name.rfind('-', of - 1);
  if (of == 0 || dash == std::string::npos) return {};
  std::uint32_t count = 0;
  const std::string_view behind = std::string_view(name).substr(of + kOf.size());
  if (std::from_chars(behind.data(), behind.data() + behind.size(), count).ec != std::errc{}) return {};
  return {name.substr(0, dash + 1), name.substr(of), of - dash - 1, std::min(count, kMostShards)};
}

std::set<std::string> shards_by_number(std::span<const std::string> present) {
  std::set<std::string> shards;
  for (const std::string& name : present) {
    if (shards.count(name) != 0) continue;
    const Numbering numbering = numbering_of(name);
    for (std::uint32_t number = 1; number <= numbering.of; ++number)
      shards.insert(fmt::format("{}{:0{}}{}", numbering.stem, number, numbering.digits, numbering.rest));
  }
  return shards;
}

std::vector<std::string> without(const std::set<std::string>& wanted, std::span<const std::string> present) {
  std::vector<std::string> absent;
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(absent), [&](const std::string& name) {
    return std::find(present.begin(), present.end(), name) == present.end();
  });
  return absent;
}

}  // namespace

std::vector<std::string> absent_shards(std::string_view index, std::span<const std::string> present) {
  std::set<std::string> wanted = shards_by_number(present);
  if (!index.empty()) {
    try {
      wanted.merge(shards_in(index));
    } catch (const Error&) {
      // A broken index is no fault of the shards; remarks_on_index says so.
    }
  }
  return without(wanted, present);
}

std::vector<std::string> remarks_on_index(std::string_view index, std::span<const std::string> present) {
  if (index.empty()) return {};
  try {
    const std::vector<std::string> absent = without(shards_in(index), present);
    if (absent.empty()) return {};
    return {fmt::format("{} is stale: it names {}, which the model does not need", kIndexName, some_of(absent))};
  } catch (const Error& error) {
    return {fmt::format("{} was not used: {}", kIndexName, error.why())};
  }
}

std::string some_of(std::span<const std::string> names, std::uint64_t all) {
  const std::span<const std::string> shown = names.first(std::min(names.size(), kMostNamed));
  const std::uint64_t rest = std::max<std::uint64_t>(all, names.size()) - shown.size();
  const std::string text = fmt::format("{}", fmt::join(shown, ", "));
  return rest == 0 ? text : fmt::format("{} and {} more", text, rest);
}

}  // namespace merops
