#include "cli/cell_table.h"
#include "cli/result_text.h"
#include "cli/text.h"
#include "core/model/units.h"

#include <algorithm>
#include <cmath>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

std::string duration(double nanoseconds) {
  return format_duration(static_cast<std::uint64_t>(std::llround(std::max(0.0, nanoseconds))));
}

std::string duration(const std::optional<Estimate>& estimate) {
  if (!estimate) return "";
  std::string text = duration(estimate->value);
  if (estimate->low && estimate->high)
    text += fmt::format(" [{}..{}]", duration(*estimate->low), duration(*estimate->high));
  return text;
}

std::string count(const std::optional<std::uint64_t>& value) { return value ? format_count(*value) : "unknown"; }

void print_figures(std::ostream& out, const Measurement& measurement) {
  const Latency& latency = measurement.latency;
  print_fact(out, "MB/s", show_rate(measurement.mb_per_s));
  print_fact(out, "reads",
             fmt::format("{} in {}; {:.2f} in flight on average; {:.1f} % of the source touched",
                         format_count(measurement.reads), duration(static_cast<double>(measurement.wall_ns)),
                         measurement.mean_in_flight, measurement.span * 100));
  print_fact(out, "p50", duration(latency.p50));
  print_fact(out, "p90", duration(latency.p90));
  print_fact(out, "p99", duration(latency.p99));
  print_fact(out, "p99.9", duration(latency.p999));
  print_fact(out, "min, mean", duration(static_cast<double>(latency.min)) + ", " + duration(latency.mean));
  print_fact(out, "max",
             fmt::format("{} of {} reads", duration(static_cast<double>(latency.max)), format_count(latency.n)));
}

void print_origin(std::ostream& out, const Measurement& measurement) {
  const Origin& origin = measurement.origin;
  print_fact(out, "bytes",
             fmt::format("{} of payload, {} asked of the reader's target (with the warm-up)",
                         format_count(measurement.total_payload_bytes), format_count(origin.asked_bytes)));
  print_fact(out, "counted",
             fmt::format("{} read by the process, {} by the disk in {} requests", count(origin.process_read_bytes),
                         count(origin.device_read_bytes), count(origin.device_reads)));
  print_fact(
      out, "cached",
      fmt::format("{} bytes before, {} after", count(origin.cached_bytes_before), count(origin.cached_bytes_after)));
}

void print_cost(std::ostream& out, const Cost& cost) {
  std::string text = fmt::format("{} user, {} system", duration(static_cast<double>(cost.process_user_ns)),
                                 duration(static_cast<double>(cost.process_system_ns)));
  if (cost.worker_ns) text += ", " + duration(static_cast<double>(*cost.worker_ns)) + " kernel workers";
  if (cost.machine_ns) text += ", " + duration(static_cast<double>(*cost.machine_ns)) + " the whole machine";
  print_fact(out, "CPU", text);
  if (cost.voluntary_switches + cost.involuntary_switches == 0) return;  // nobody counted
  print_fact(out, "switches",
             fmt::format("{} voluntary, {} not", format_count(cost.voluntary_switches),
                         format_count(cost.involuntary_switches)));
}

void print_measured(std::ostream& out, const CellResult& result) {
  print_figures(out, result.measurement);
  print_fact(out, "cache state", std::string(to_string(result.cache_state)));
  print_fact(
      out, "validity",
      std::string(to_string(result.validity)) + (result.validity_reason.empty() ? "" : ": " + result.validity_reason));
  print_fact(out, "pages",
             fmt::format("{}, {} bytes a slot, aligned to {}", to_string(result.effective.pages),
                         format_count(result.effective.slot_bytes), result.effective.alignment));
  print_fact(out, "granted", result.effective.granted);
  print_origin(out, result.measurement);
  print_cost(out, result.measurement.cost);
  for (const Flag& flag : result.flags) print_fact(out, "flag", flag.id + ": " + flag.evidence + ". " + flag.advice);
}

}  // namespace

void print_cell(std::ostream& out, const StoredCell& cell) {
  const CellResult& result = cell.result;
  print_fact(out, "cell", fmt::format("cell:{} of campaign {}", cell.id, cell.campaign));
  print_standing(out, cell.standing, cell.notes);
  print_fact(out, "reader",
             fmt::format("{}, depth {}, {}, {}", result.cell.reader, result.cell.depth, to_string(result.cell.order),
                         to_string(result.cell.cache)));
  print_fact(out, "source",
             fmt::format("{} ({}, {}), {} bytes an expert", result.source_path, to_string(result.source_kind),
                         result.coverage, format_count(result.expert_bytes)));
  print_fact(out, "disk", result.device);
  print_fact(out, "started", result.started_utc);
  print_fact(out, "state", std::string(to_string(result.state)) + (result.reason.empty() ? "" : ": " + result.reason));
  if (result.state == CellState::measured) print_measured(out, result);
}

}  // namespace merops
