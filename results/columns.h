#pragma once

#include "core/model/campaign.h"

#include <concepts>

/// The members of the result values under their columns' names (schema/1.sql), in the order of binding and reading.
/// Each function is walked by the three kinds of `io` in row_io.h, so that names, values and order cannot differ.
namespace merops::sql {

template <class T, class Value>
concept Is = std::same_as<std::remove_const_t<T>, Value>;

void columns(auto& io, Is<Cell> auto& cell) {
  io("source", cell.source);
  io("reader", cell.reader);
  io("depth", cell.depth);
  io("cache_wish", cell.cache);
  io("read_order", cell.order);
  io("pages_wish", cell.pages);
  io("block_bytes", cell.block);
  io("limit_reads", cell.limits.reads);
  io("limit_bytes", cell.limits.bytes);
  io("limit_ns", cell.limits.nanoseconds);
  io("memory_limit_bytes", cell.memory_limit);
  io("check_bytes", cell.check_bytes);
  io("thorough", cell.thorough);
  io.decimal("seed", cell.seed);
  io("repetition", cell.repetition);
  io("tag", cell.tag);
}

void columns(auto& io, Is<Effective> auto& effective) {
  io("pages", effective.pages);
  io("slot_bytes", effective.slot_bytes);
  io("alignment_bytes", effective.alignment);
  io("granted", effective.granted);
  io("probe_ns", effective.probe_ns);
}

/// Without measurement and flags, which have tables of their own.
void columns(auto& io, Is<CellResult> auto& result) {
  columns(io, result.cell);
  io("source_path", result.source_path);
  io("source_kind", result.source_kind);
  io("source_digest", result.source_digest);
  io("coverage", result.coverage);
  io("device", result.device);
  io("expert_bytes", result.expert_bytes);
  io("padded_bytes", result.padded_bytes);
  io("sequence_digest", result.sequence_digest);
  io("source_bytes", result.source_bytes);
  io("state", result.state);
  io("reason", result.reason);
  io("validity", result.validity);
  io("validity_reason", result.validity_reason);
  io("cache_state", result.cache_state);
  columns(io, result.effective);
  io("started_utc", result.started_utc);
  io("loop_version", result.loop_version);
}

void columns(auto& io, Is<Latency> auto& latency) {
  io("latencies", latency.n);
  io("min_ns", latency.min);
  io("max_ns", latency.max);
  io("mean_ns", latency.mean);
  io("p50_ns", latency.p50);
  io("p90_ns", latency.p90);
  io("p99_ns", latency.p99);
  io("p999_ns", latency.p999);
}

void columns(auto& io, Is<Origin> auto& origin) {
  io("total_asked_bytes", origin.asked_bytes);
  io("process_read_bytes", origin.process_read_bytes);
  io("device_read_bytes", origin.device_read_bytes);
  io("device_reads", origin.device_reads);
  io("device_written_bytes", origin.device_written_bytes);
  io("cached_bytes_before", origin.cached_bytes_before);
  io("cached_bytes_after", origin.cached_bytes_after);
  io("device_inner_reads", origin.device_inner_reads);
}

void columns(auto& io, Is<Cost> auto& cost) {
  io("process_user_ns", cost.process_user_ns);
  io("process_system_ns", cost.process_system_ns);
  io("worker_ns", cost.worker_ns);
  io("machine_ns", cost.machine_ns);
  io("steal_ns", cost.steal_ns);
  io("voluntary_switches", cost.voluntary_switches);
  io("involuntary_switches", cost.involuntary_switches);
  io("worker_threads", cost.worker_threads);
}

/// Without the temperatures, which have a table of their own.
void columns(auto& io, Is<Surroundings> auto& surroundings) {
  io("elapsed_ns", surroundings.elapsed_ns);
  io("waited_ns", surroundings.waited_ns);
  io("not_quiet", surroundings.not_quiet);
}

void columns(auto& io, Is<TemperatureSample> auto& sample) {
  io("at_ns", sample.at_ns);
  io("celsius", sample.celsius);
}

/// Without rounds and changes, which have tables of their own.
void columns(auto& io, Is<Steadiness> auto& steadiness) {
  io("steady_state", steadiness.state);
  io("steady_first_round", steadiness.first_round);
  io("steady_mb_per_s", steadiness.mb_per_s);
  io("steady_excursion", steadiness.excursion);
  io("steady_slope", steadiness.slope);
}

void columns(auto& io, Is<ChangePoint> auto& change) {
  io("at_ns", change.at_ns);
  io("before_mb_per_s", change.before_mb_per_s);
  io("after_mb_per_s", change.after_mb_per_s);
  io("p_value", change.p_value);
}

/// Without intervals, histogram and stamps, which have tables of their own.
void columns(auto& io, Is<Measurement> auto& measurement) {
  io("reads", measurement.reads);
  io("payload_bytes", measurement.payload_bytes);
  io("asked_bytes", measurement.asked_bytes);
  io("wall_ns", measurement.wall_ns);
  io("mb_per_s", measurement.mb_per_s);
  io("mean_in_flight", measurement.mean_in_flight);
  columns(io, measurement.latency);
  io("total_reads", measurement.total_reads);
  io("total_payload_bytes", measurement.total_payload_bytes);
  columns(io, measurement.origin);
  columns(io, measurement.cost);
  io("resubmitted", measurement.resubmitted);
  io("span", measurement.span);
  io("split_ratio", measurement.split_ratio);
  io("requests_per_read", measurement.requests_per_read);
  columns(io, measurement.surroundings);
  columns(io, measurement.steadiness);
}

void columns(auto& io, Is<Interval> auto& interval) {
  io("start_ns", interval.start_ns);
  io("length_ns", interval.length_ns);
  io("reads", interval.reads);
  io("bytes", interval.bytes);
}

void columns(auto& io, Is<Flag> auto& flag) {
  io("id", flag.id);
  io("kind", flag.kind);
  io("evidence", flag.evidence);
  io("advice", flag.advice);
}

void columns(auto& io, Is<WorkResult> auto& work) {
  io("kind", work.kind);
  io("source_path", work.source_path);
  io("target_path", work.target_path);
  io("device", work.device);
  io("bytes", work.bytes);
  io("wall_ns", work.wall_ns);
  io("threads", work.threads);
  io("direct", work.direct);
  io("findings", work.findings);
  io("state", work.state);
  io("reason", work.reason);
  io("started_utc", work.started_utc);
}

}  // namespace merops::sql
