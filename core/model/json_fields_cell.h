#pragma once

#include "core/model/json_fields_facts.h"

/// The members of plans, cells and their results under their names in JSON (see json_fields_facts.h).
namespace merops::json_fields {

void fields(auto& io, Is<Limits> auto& limits) {
  io("reads", limits.reads);
  io("bytes", limits.bytes);
  io("ns", limits.nanoseconds);
}

void fields(auto& io, Is<Plan> auto& plan) {
  io("sources", plan.sources);
  io("readers", plan.readers);
  io("depths", plan.depths);
  io("caches", plan.caches);
  io("order", plan.order);
  io("pages", plan.pages);
  io("block_bytes", plan.block);
  io("limits", plan.limits);
  io("memory_limit_bytes", plan.memory_limit);
  io("check_bytes", plan.check_bytes);
  io("thorough", plan.thorough);
  io("seed", plan.seed);
  io("repetitions", plan.repetitions);
}

void fields(auto& io, Is<Cell> auto& cell) {
  io("source", cell.source);
  io("reader", cell.reader);
  io("depth", cell.depth);
  io("cache", cell.cache);
  io("order", cell.order);
  io("pages", cell.pages);
  io("block_bytes", cell.block);
  io("limits", cell.limits);
  io("memory_limit_bytes", cell.memory_limit);
  io("check_bytes", cell.check_bytes);
  io("thorough", cell.thorough);
  io("seed", cell.seed);
  io("repetition", cell.repetition);
  io("tag", cell.tag);
}

void fields(auto& io, Is<Estimate> auto& estimate) {
  io("value", estimate.value);
  io("low", estimate.low);
  io("high", estimate.high);
}

void fields(auto& io, Is<Latency> auto& latency) {
  io("n", latency.n);
  io("min_ns", latency.min);
  io("max_ns", latency.max);
  io("mean_ns", latency.mean);
  io("p50_ns", latency.p50);
  io("p90_ns", latency.p90);
  io("p99_ns", latency.p99);
  io("p999_ns", latency.p999);
}

void fields(auto& io, Is<Interval> auto& interval) {
  io("start_ns", interval.start_ns);
  io("length_ns", interval.length_ns);
  io("reads", interval.reads);
  io("bytes", interval.bytes);
}

void fields(auto& io, Is<Origin> auto& origin) {
  io("asked_bytes", origin.asked_bytes);
  io("process_read_bytes", origin.process_read_bytes);
  io("device_read_bytes", origin.device_read_bytes);
  io("device_reads", origin.device_reads);
  io("device_written_bytes", origin.device_written_bytes);
  io("cached_bytes_before", origin.cached_bytes_before);
  io("cached_bytes_after", origin.cached_bytes_after);
  io("device_inner_reads", origin.device_inner_reads);
}

void fields(auto& io, Is<Cost> auto& cost) {
  io("process_user_ns", cost.process_user_ns);
  io("process_system_ns", cost.process_system_ns);
  io("worker_ns", cost.worker_ns);
  io("machine_ns", cost.machine_ns);
  io("steal_ns", cost.steal_ns);
  io("voluntary_switches", cost.voluntary_switches);
  io("involuntary_switches", cost.involuntary_switches);
  io("worker_threads", cost.worker_threads);
}

void fields(auto& io, Is<TemperatureSample> auto& sample) {
  io("at_ns", sample.at_ns);
  io("celsius", sample.celsius);
}

void fields(auto& io, Is<Surroundings> auto& surroundings) {
  io("elapsed_ns", surroundings.elapsed_ns);
  io("waited_ns", surroundings.waited_ns);
  io("not_quiet", surroundings.not_quiet);
  io("temperatures", surroundings.temperatures);
}

void fields(auto& io, Is<ChangePoint> auto& change) {
  io("at_ns", change.at_ns);
  io("before_mb_per_s", change.before_mb_per_s);
  io("after_mb_per_s", change.after_mb_per_s);
  io("p_value", change.p_value);
}

void fields(auto& io, Is<Steadiness> auto& steadiness) {
  io("state", steadiness.state);
  io("rounds_mb_per_s", steadiness.rounds);
  io("first_round", steadiness.first_round);
  io("mb_per_s", steadiness.mb_per_s);
  io("excursion", steadiness.excursion);
  io("slope", steadiness.slope);
  io("changes", steadiness.changes);
}

/// Without the stamps, which are written only where they are asked for.
void fields(auto& io, Is<Measurement> auto& measurement) {
  io("reads", measurement.reads);
  io("payload_bytes", measurement.payload_bytes);
  io("asked_bytes", measurement.asked_bytes);
  io("wall_ns", measurement.wall_ns);
  io("mb_per_s", measurement.mb_per_s);
  io("mean_in_flight", measurement.mean_in_flight);
  io("latency", measurement.latency);
  io("origin", measurement.origin);
  io("cost", measurement.cost);
  io("total_reads", measurement.total_reads);
  io("total_payload_bytes", measurement.total_payload_bytes);
  io("resubmitted", measurement.resubmitted);
  io("span", measurement.span);
  io("split_ratio", measurement.split_ratio);
  io("requests_per_read", measurement.requests_per_read);
  io("intervals", measurement.intervals);
  io("histogram", measurement.histogram);
  io("surroundings", measurement.surroundings);
  io("steadiness", measurement.steadiness);
}

void fields(auto& io, Is<Flag> auto& flag) {
  io("id", flag.id);
  io("kind", flag.kind);
  io("evidence", flag.evidence);
  io("advice", flag.advice);
}

void fields(auto& io, Is<Effective> auto& effective) {
  io("pages", effective.pages);
  io("slot_bytes", effective.slot_bytes);
  io("alignment_bytes", effective.alignment);
  io("granted", effective.granted);
  io("probe_ns", effective.probe_ns);
}

void fields(auto& io, Is<CellResult> auto& result) {
  io("cell", result.cell);
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
  io("effective", result.effective);
  io("measurement", result.measurement);
  io("flags", result.flags);
  io("started_utc", result.started_utc);
  io("loop_version", result.loop_version);
}

void fields(auto& io, Is<WorkResult> auto& work) {
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

}  // namespace merops::json_fields
