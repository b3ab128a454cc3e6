#include "core/engine/measure_cell.h"

#include "core/engine/byte_check.h"
#include "core/engine/cell_run.h"
#include "core/engine/cell_watch.h"
#include "core/engine/device_loss.h"
#include "core/engine/device_name.h"
#include "core/engine/evidence.h"
#include "core/host/clock.h"
#include "core/host/device_presence.h"
#include "core/host/machine_facts.h"
#include "core/host/memory_group.h"
#include "core/host/open_file.h"
#include "core/host/quiet.h"
#include "core/host/residency.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/judgement.h"
#include "core/model/steady_state.h"
#include "core/model/units.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <system_error>
#include <thread>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kLeastLimit = 32'000'000;  // below it the kernel kills the program for its own pages

/// Thrown inside, caught in measure_cell: the cell cannot be measured as asked.
struct Skip {
  std::string reason;
};

std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

CellResult describe(const Cell& cell, const CellContext& context) {
  const Source& source = *context.source;
  CellResult result;
  result.cell = cell;
  result.source_path = source.path;
  result.source_kind = source.kind;
  result.source_digest = to_hex(source.digest);
  result.coverage = source.coverage();
  result.device = device_name(context.storage);
  result.expert_bytes = source.experts.largest_payload();
  result.padded_bytes = round_up(result.expert_bytes, kStoreBlock);
  result.source_bytes = source.experts.total_payload_bytes();
  result.started_utc = utc_now();
  return result;
}

const Backend& row_of(const Cell& cell, const CellContext& context) {
  const auto row = std::find_if(context.table.begin(), context.table.end(),
                                [&](const Backend& backend) { return backend.name == cell.reader; });
  if (row == context.table.end()) throw Skip{"there is no reader " + cell.reader + " on this system"};
  if (std::string reason = why_not(*row, *context.source); !reason.empty()) throw Skip{std::move(reason)};
  if (cell.depth == 0) throw Skip{"a queue depth of 0 reads nothing"};
  if (row->max_depth > 1 && cell.depth > row->max_depth) {
    throw Skip{fmt::format("{} reaches a depth of {} at most", row->name, row->max_depth)};
  }
  return *row;
}

/// Reads that the limits allow, 0 for no such limit.
std::uint64_t reads_allowed(const Limits& limits, const Source& source) {
  std::uint64_t reads = limits.reads;
  if (limits.bytes != 0) {
    const std::uint64_t mean = std::max<std::uint64_t>(1, source.experts.total_payload_bytes() / source.experts.size());
    const std::uint64_t by_bytes = std::max<std::uint64_t>(1, (limits.bytes + mean - 1) / mean);
    reads = reads == 0 ? by_bytes : std::min(reads, by_bytes);
  }
  return reads;
}

/// Entries generated before the clock starts: what the limits can use up, or the longest chain where time decides.
std::uint64_t sequence_length(const Source& source, const Backend& backend, std::uint64_t reads, std::uint32_t depth) {
  if (reads != 0) return reads + 3 * std::uint64_t{depth};
  // No storage gives more than some million experts in a window; memory (null, warm blocks) may, and begins again.
  return backend.touches_storage ? std::max<std::uint64_t>(source.experts.size(), 1'000'000) : AccessSequence::kLongest;
}

std::uint64_t slot_alignment(const Source& source, const Backend& backend) {
  if (!backend.direct) return kStoreBlock;
  std::uint64_t alignment = kStoreBlock;
  for (const Target& target : source.targets) alignment = std::max(alignment, direct_alignment(target.path));
  return alignment;
}

void prepare_cache(const Cell& cell, const Source& source, const Backend& backend) {
  if (backend.direct || !backend.touches_storage) return;  // past the page cache: nobody's pages need to go
  // What was cached before a limit began would stay outside it: a pressed cell begins empty.
  if (cell.cache == CacheMode::cold || cell.cache == CacheMode::pressed) evict(source.targets);
  if (cell.cache == CacheMode::warm) warm(source.targets);
}

void fill_outcome(CellResult& result, const CellRunOutcome& outcome) {
  Origin origin = result.measurement.origin;  // residency before
  result.measurement = outcome.measurement;
  Measurement& m = result.measurement;
  origin.asked_bytes = outcome.total_asked;
  m.origin = origin;
  m.total_reads = outcome.total_reads;
  m.total_payload_bytes = outcome.total_payload;
  m.resubmitted = outcome.resubmitted;
  result.effective.alignment = outcome.alignment;
  result.effective.granted = outcome.granted;
  result.effective.probe_ns = outcome.probe_ns;
}

/// The system's words with its number, by which they are found in manuals and logs.
std::string in_words(std::error_code error) {
  if (error.category() == std::generic_category()) return fmt::format("{} (errno {})", error.message(), error.value());
  return error.message();
}

void decide_state(CellResult& result, const CellRunOutcome& outcome) {
  result.state = CellState::measured;
  const auto end_as = [&](CellState state, std::string reason) {
    result.state = state;
    result.reason = std::move(reason);
  };
  if (outcome.hung) {
    return end_as(
        CellState::failed,
        fmt::format("timed out: no read came back for {}, the device hangs (--timeout sets how long is waited)",
                    format_duration(outcome.hang_ns)));
  }
  if (!outcome.cannot_run.empty()) return end_as(CellState::skipped, outcome.cannot_run);
  if (outcome.failure) {
    const ReadFailure& failure = *outcome.failure;
    return end_as(CellState::failed,
                  fmt::format("expert {} at offset {}: {} (after {} good reads)", failure.expert, failure.offset,
                              failure.what.empty() ? in_words(failure.error) : failure.what, outcome.total_reads));
  }
  if (outcome.stopped) return end_as(CellState::interrupted, "stopped by the user");
  if (outcome.measurement.reads == 0) {
    end_as(CellState::skipped, "the source holds too few experts for this depth and cache state");
  }
}

std::string gone_in_words(const std::string& why) { return "device gone: " + why; }

void require_device(const CellContext& context, const Backend& backend) {
  if (!backend.touches_storage) return;
  if (const std::string why = why_gone(context.storage); !why.empty()) throw Skip{gone_in_words(why)};
}

/// A device that went away is why a cell failed or its readers could not be opened.
void tell_loss(CellResult& result, const CellContext& context, const CellRunOutcome& outcome) {
  if (result.state != CellState::failed && outcome.cannot_run.empty()) return;
  const bool wait = outcome.failure && outcome.failure->what.empty() && may_mean_loss(outcome.failure->error);
  const auto look = [&] { return why_gone(context.storage); };
  const std::string why =
      wait ? wait_for_loss(look, [](std::chrono::milliseconds step) { std::this_thread::sleep_for(step); }) : look();
  if (why.empty()) return;
  result.reason = result.state == CellState::failed ? result.reason + "; " + gone_in_words(why) : gone_in_words(why);
}

CellRunSetup make_setup(const Cell& cell, const CellContext& context, const Backend& backend) {
  const Source& source = *context.source;
  CellRunSetup setup;
  setup.source = context.source;
  setup.backend = &backend;
  setup.depth = cell.depth;
  setup.window_reads = reads_allowed(cell.limits, source);
  setup.window_ns = setup.window_reads == 0 ? window_of(cell) : cell.limits.nanoseconds;
  if (cell.thorough) setup.window_ns *= kMostRounds + 1;  // its rounds end it, or their number
  const std::uint64_t length = sequence_length(source, backend, setup.window_reads, cell.depth);
  setup.sequence = std::make_shared<AccessSequence>(source.experts.size(), cell.seed, cell.order, length);
  // A second permutation of a cold buffered cell would read what the first one cached.
  const bool once = !backend.direct && backend.touches_storage && cell.cache == CacheMode::cold;
  if (once) setup.last_index = source.experts.size();
  setup.probe = backend.direct;
  setup.hang_ns = context.timeout_ns;
  if (cell.check_bytes) setup.check = make_byte_check(context.source);
  setup.pages = allocate_slots(cell.depth, source.experts.largest_rounded(slot_alignment(source, backend)), cell.pages);
  return setup;
}

QuietState wait(const Cell& cell, const CellContext& context, const Backend& backend) {
  if (context.quiet_ns == 0 || !backend.touches_storage) return {true, 0, {}};
  QuietLimits limits;
  limits.bound = std::chrono::nanoseconds(context.quiet_ns);
  limits.memory_bytes = cell.depth * context.source->experts.largest_payload();
  return wait_for_quiet(context.storage.leaves, limits, context.stop);
}

void run(CellResult& result, const CellContext& context) {
  const Source& source = *context.source;
  const Cell& cell = result.cell;
  const Backend& backend = row_of(cell, context);
  const bool pressed = cell.cache == CacheMode::pressed;
  if (pressed && cell.memory_limit == 0) throw Skip{"--cache pressed needs --memory SIZE"};
  if (pressed && cell.memory_limit < kLeastLimit) {
    throw Skip{fmt::format("{} of memory do not hold the program itself: --memory takes {} or more",
                           format_bytes(cell.memory_limit), format_bytes(kLeastLimit))};
  }
  require_device(context, backend);
  const QuietState quiet = wait(cell, context, backend);
  // A block device forgets its cached pages when its last user closes it: it stays open over the cell. A file does not,
  // and some systems evict it only while nobody has it open.
  std::vector<FileHandle> keep_open;
  for (const Target& target : source.targets) {
    if (target.kind == TargetKind::block_device) keep_open.push_back(open_for_reading(target.path, Access::buffered));
  }
  prepare_cache(cell, source, backend);
  std::optional<MemoryGroup> group;
  if (pressed) group.emplace(cell.memory_limit);
  const std::string identity = identity_of(source);
  CellRunSetup setup = make_setup(cell, context, backend);
  result.sequence_digest = to_hex(setup.sequence->digest(source.digest));
  result.effective.pages = setup.pages.memory().pages;
  result.effective.slot_bytes = setup.pages.memory().stride;
  const auto sequence = setup.sequence;

  result.measurement.origin.cached_bytes_before = cached_bytes(source.targets);
  const std::uint64_t available = read_machine_facts().available_bytes;

  CellWatch watch(cell, context.storage);
  const CellRunHooks hooks{[&] { watch.before(); }, [&] { watch.after(); }, context.progress,
                           [&](std::uint64_t bytes) { return watch.enough(bytes); }, context.stop};
  const CellRunOutcome outcome = run_cell(std::move(setup), hooks);

  fill_outcome(result, outcome);
  decide_state(result, outcome);
  tell_loss(result, context, outcome);
  if (result.state != CellState::measured) return;
  Measurement& m = result.measurement;
  watch.fill(m);
  m.surroundings.waited_ns = quiet.waited_ns;
  m.surroundings.not_quiet = quiet.what;
  m.origin.cached_bytes_after = cached_bytes(source.targets);
  m.span = sequence->span(0, outcome.probes + outcome.total_reads);
  if (!backend.past_block_layer) {
    count_requests(m, source, context.storage, backend.direct ? outcome.alignment : kStoreBlock);
  }
  Evidence evidence = gather_evidence(result, context, backend);
  evidence.available_memory = available;
  evidence.source_changed = identity_of(source) != identity;
  judge(result, evidence);
}

}  // namespace

CellResult measure_cell(const Cell& cell, const CellContext& context) {
  CellResult result = describe(cell, context);
  const auto skip = [&](std::string reason) {
    result.state = CellState::skipped;
    result.reason = std::move(reason);
  };
  try {
    run(result, context);
  } catch (const Skip& reason) {
    skip(reason.reason);
  } catch (const Error& error) {
    const std::string why = why_gone(context.storage);
    if (!why.empty())
      skip(gone_in_words(why));
    else
      skip(error.hint().empty() ? std::string(error.what()) : std::string(error.what()) + "; " + error.hint());
  } catch (const std::bad_alloc&) {
    skip("there is not enough memory for it");
  }
  return result;
}

}  // namespace merops
