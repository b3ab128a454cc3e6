#include "cli/measure_plan.h"

#include "backends/registry.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "core/model/units.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint32_t kMostRepetitions = 10'000;
constexpr std::uint64_t kMostBytes = 1'000'000'000'000'000'000, kMostHours = 1'000, kHour = 3'600'000'000'000;

[[noreturn]] void refuse(std::string why, std::string hint = {}) {
  throw UsageError("reading the command line", std::move(why), std::move(hint));
}

bool same_source(const std::string& a, const std::string& b) {
  std::error_code error;
  return a == b ||
         std::filesystem::equivalent(path_of(a), path_of(b), error);  // false where one is missing: opening it says so
}

/// Moves the values that are new into their place; `again(value, earlier)` is called for the others.
template <class Value, class Same, class Again>
void keep_first(std::vector<Value>& values, const Same& same, const Again& again) {
  std::vector<Value> kept;
  for (Value& value : values) {
    const auto earlier = std::find_if(kept.begin(), kept.end(), [&](const Value& v) { return same(v, value); });
    if (earlier == kept.end()) {
      kept.push_back(std::move(value));
    } else {
      again(value, *earlier);
    }
  }
  values = std::move(kept);
}

}  // namespace

void check_plan(const Plan& plan) {
  if (plan.repetitions > kMostRepetitions) refuse(fmt::format("--repeat goes up to {}", kMostRepetitions));
  if (plan.limits.bytes > kMostBytes) refuse("--bytes goes up to " + format_bytes(kMostBytes));
  if (plan.limits.nanoseconds > kMostHours * kHour) refuse(fmt::format("--seconds goes up to {}h", kMostHours));
  const int limits =
      (plan.limits.reads != 0 ? 1 : 0) + (plan.limits.bytes != 0 ? 1 : 0) + (plan.limits.nanoseconds != 0 ? 1 : 0);
  if (limits > 1) refuse("--sample, --bytes and --seconds exclude one another");
  if (plan.thorough && (plan.limits.reads != 0 || plan.limits.bytes != 0)) {
    refuse("--thorough measures in rounds of --seconds, not of --sample or --bytes");
  }
  for (const std::string& name : plan.readers) {
    if (find_backend(backends(), name) == nullptr) {
      refuse("there is no reader '" + name + "'", "merops readers lists them");
    }
  }
  const bool pressed = std::count(plan.caches.begin(), plan.caches.end(), CacheMode::pressed) != 0;
  if (pressed != (plan.memory_limit != 0)) refuse("--cache pressed and --memory SIZE go together");
}

void check_ab(const Plan& plan, const AbOptions& ab) {
  if (ab.sides.empty()) {
    if (plan.sources.empty()) refuse("SOURCE is required", "'merops measure --help' says what it takes.");
    if (ab.detect != 0 || ab.band != 0 || ab.with_contaminated) {
      refuse("--detect, --band and --with-contaminated go with --ab");
    }
  }
  if (ab.budget_ns != 0 && ab.detect == 0) refuse("--budget goes with --ab and --detect");
}

std::vector<std::string> merge_repeated(Plan& plan) {
  std::vector<std::string> lines;
  const auto say = [&lines](const std::string& what) {
    const std::string line = "note: " + what + "; it is measured once (--repeat N repeats)";
    if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
  };
  keep_first(plan.sources, same_source, [&say](const std::string& again, const std::string& earlier) {
    say(again == earlier ? again + " is given twice" : again + " is the same source as " + earlier);
  });
  keep_first(plan.readers, std::equal_to<>(),
             [&say](const std::string& again, const std::string&) { say("--reader " + again + " is given twice"); });
  keep_first(plan.depths, std::equal_to<>(),
             [&say](std::uint32_t again, std::uint32_t) { say(fmt::format("--qd {} is given twice", again)); });
  keep_first(plan.caches, std::equal_to<>(),
             [&say](CacheMode again, CacheMode) { say(fmt::format("--cache {} is given twice", to_string(again))); });
  return lines;
}

}  // namespace merops
