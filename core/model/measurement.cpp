#include "core/model/measurement.h"

#include "core/model/enum_names.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr EnumName<CellState> kCellStates[] = {{CellState::measured, "measured"},
                                               {CellState::skipped, "skipped"},
                                               {CellState::failed, "failed"},
                                               {CellState::interrupted, "interrupted"}};
constexpr EnumName<Validity> kValidities[] = {{Validity::unknown, "unknown"},
                                              {Validity::valid, "valid"},
                                              {Validity::contaminated, "contaminated"},
                                              {Validity::invalid, "invalid"}};
constexpr EnumName<CacheState> kCacheStates[] = {
    {CacheState::unverified, "unverified"}, {CacheState::cold, "cold"},         {CacheState::warm, "warm"},
    {CacheState::pressed, "pressed"},       {CacheState::bypassed, "bypassed"}, {CacheState::memory, "memory"}};

constexpr EnumName<SteadyState> kSteadyStates[] = {
    {SteadyState::not_assessed, "not-assessed"}, {SteadyState::steady, "steady"}, {SteadyState::unsteady, "unsteady"}};

std::string size_in_key(const CellResult& result) {
  if (result.source_kind == SourceKind::uniform) return fmt::format("block={}", result.expert_bytes);
  return fmt::format("expert_bytes={} padded_bytes={}", result.expert_bytes, result.padded_bytes);
}

/// Nanoseconds per byte are seconds per GB.
std::optional<double> seconds_per_gb(std::optional<std::uint64_t> ns, std::uint64_t bytes) {
  if (!ns || bytes == 0) return std::nullopt;
  return static_cast<double>(*ns) / static_cast<double>(bytes);
}

}  // namespace

std::optional<double> reads_per_s(const Measurement& measurement) {
  if (measurement.wall_ns == 0) return std::nullopt;
  return static_cast<double>(measurement.reads) * 1e9 / static_cast<double>(measurement.wall_ns);
}

std::optional<double> cpu_s_per_gb(const Measurement& measurement) {
  const Cost& cost = measurement.cost;
  return seconds_per_gb(cost.process_user_ns + cost.process_system_ns, measurement.total_payload_bytes);
}

std::optional<double> worker_cpu_s_per_gb(const Measurement& measurement) {
  return seconds_per_gb(measurement.cost.worker_ns, measurement.total_payload_bytes);
}

std::optional<double> machine_cpu_s_per_gb(const Measurement& measurement) {
  return seconds_per_gb(measurement.cost.machine_ns, measurement.total_payload_bytes);
}

std::string_view to_string(CellState state) { return name_in<CellState>(kCellStates, state); }
std::string_view to_string(Validity validity) { return name_in<Validity>(kValidities, validity); }
std::string_view to_string(CacheState state) { return name_in<CacheState>(kCacheStates, state); }
std::string_view to_string(SteadyState state) { return name_in<SteadyState>(kSteadyStates, state); }

CellState parse_cell_state(std::string_view text) { return value_in<CellState>(kCellStates, text, "cell state"); }
Validity parse_validity(std::string_view text) { return value_in<Validity>(kValidities, text, "validity"); }
CacheState parse_cache_state(std::string_view text) { return value_in<CacheState>(kCacheStates, text, "cache state"); }

SteadyState parse_steady_state(std::string_view text) {
  return value_in<SteadyState>(kSteadyStates, text, "steady state");
}

bool CellResult::has_flag(std::string_view id) const {
  return std::any_of(flags.begin(), flags.end(), [id](const Flag& flag) { return flag.id == id; });
}

std::string cell_key(const CellResult& result) {
  const PageKind pages = result.state == CellState::measured ? result.effective.pages : result.cell.pages;
  return fmt::format("reader={} pages={} source={} {} coverage={} depth={} cache={} order={} loop={}",
                     result.cell.reader, to_string(pages), to_string(result.source_kind), size_in_key(result),
                     result.coverage, result.cell.depth, to_string(result.cache_state), to_string(result.cell.order),
                     result.loop_version);
}

}  // namespace merops
