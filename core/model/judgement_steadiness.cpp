#include "core/model/judgement_flags.h"
#include "core/model/steady_state.h"
#include "core/model/units.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

namespace merops {
namespace {

using judging::add_flag;

/// Kelvin by which a sensor must have risen to be named as the cause.
constexpr double kLeastRise = 3;
/// A read that took so long, and so many times the median, waited for something else than its turn.
constexpr std::uint64_t kLeastStall = 1'000'000'000;
constexpr double kStallMedians = 10;

std::string in_words(const ChangePoint& change) {
  return fmt::format("the rate {} from {} to {} MB/s {} into the window",
                     change.after_mb_per_s < change.before_mb_per_s ? "fell" : "rose",
                     format_rate(change.before_mb_per_s), format_rate(change.after_mb_per_s),
                     format_duration(change.at_ns));
}

std::string rounds_in_words(const Steadiness& steadiness) {
  return fmt::format(
      "no steady state in {} rounds: the last {} spread over {:.0f} % of their mean ({:.0f} % allowed), and drift by "
      "{:.0f} % ({:.0f} % allowed)",
      steadiness.rounds.size(), kSteadyWindow, 100 * steadiness.excursion.value_or(0), 100 * kSteadyExcursion,
      100 * steadiness.slope.value_or(0), 100 * kSteadySlope);
}

/// A change in the first rounds leaves too few steps on one side of it for a change point: the rounds themselves show
/// it.
std::string first_rounds_in_words(const Steadiness& steadiness) {
  const double steady = steadiness.mb_per_s.value_or(0);
  const auto first = std::span(steadiness.rounds).first(steadiness.first_round);
  if (std::none_of(first.begin(), first.end(),
                   [steady](double rate) { return std::abs(rate - steady) > kSteadyExcursion * steady; }))
    return {};
  const auto [least, greatest] = std::minmax_element(first.begin(), first.end());
  return fmt::format("{} to {} MB/s in the first {} of {} rounds", format_rate(*least), format_rate(*greatest),
                     first.size(), steadiness.rounds.size());
}

std::string evidence_of(const Steadiness& steadiness) {
  std::string text;
  for (const ChangePoint& change : steadiness.changes) text += (text.empty() ? "" : "; ") + in_words(change);
  if (steadiness.state == SteadyState::steady && text.empty()) text = first_rounds_in_words(steadiness);
  if (steadiness.state == SteadyState::unsteady) text += (text.empty() ? "" : "; ") + rounds_in_words(steadiness);
  if (steadiness.state == SteadyState::steady && !text.empty()) {
    text += fmt::format("; then steady at {} MB/s", format_rate(steadiness.mb_per_s.value_or(0)));
  }
  return text;
}

/// Greatest less least reading up to a time, or from it on.
struct Warmth {
  double before = 0, after = 0;
};
std::optional<Warmth> warmth_around(const std::vector<TemperatureSample>& samples, std::uint64_t at_ns) {
  std::optional<double> before, after;
  for (const TemperatureSample& sample : samples) {
    std::optional<double>& side = sample.at_ns < at_ns ? before : after;
    if (!side) side = sample.celsius;
    side = sample.at_ns < at_ns ? std::min(*side, sample.celsius) : std::max(*side, sample.celsius);
  }
  if (!before || !after) return std::nullopt;
  return Warmth{*before, *after};
}

void flag_throttling(CellResult& result) {
  const Measurement& m = result.measurement;
  for (const ChangePoint& change : m.steadiness.changes) {
    if (change.after_mb_per_s >= change.before_mb_per_s) continue;
    const auto warmth = warmth_around(m.surroundings.temperatures, change.at_ns);
    if (!warmth || warmth->after - warmth->before < kLeastRise) continue;
    add_flag(result, "throttled", "steadiness",
             fmt::format("{} while its sensor rose from {:.0f} to {:.0f} degrees C", in_words(change), warmth->before,
                         warmth->after),
             "the drive slows down to cool: give it a heat sink or air, and judge it by the rate after the change");
    return;
  }
}

void flag_stall(CellResult& result) {
  const Latency& latency = result.measurement.latency;
  if (!latency.p50 || latency.max < kLeastStall) return;
  const double medians = static_cast<double>(latency.max) / std::max(1.0, latency.p50->value);
  if (medians < kStallMedians) return;
  add_flag(result, "stalled", "steadiness",
           fmt::format("the slowest of {} reads took {}, {:.0f} times the median", latency.n,
                       format_duration(latency.max), medians),
           "the rate includes it: look into the system's log for errors and resets of the disk");
}

}  // namespace

void judging::flag_steadiness(CellResult& result) {
  const std::string evidence = evidence_of(result.measurement.steadiness);
  if (!evidence.empty()) {
    add_flag(result, "unsteady", "steadiness", evidence,
             "one rate does not describe it: look at the series over time; --thorough measures until it is steady");
  }
  flag_throttling(result);
  flag_stall(result);
}

}  // namespace merops
