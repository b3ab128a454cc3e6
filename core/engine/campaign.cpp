#include "core/engine/campaign.h"

#include "core/engine/self_measure.h"
#include "core/engine/source_content.h"
#include "core/host/clock.h"
#include "core/host/device_facts.h"
#include "core/host/device_health.h"
#include "core/host/machine_facts.h"
#include "core/host/source_file.h"
#include "core/host/whole_path.h"
#include "core/model/critical_warning.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "core/model/steady_state.h"
#include "core/model/units.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <limits>
#include <random>

#include <fmt/format.h>

namespace merops {
namespace {

std::string random_id() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

/// Payload that a cell's limits aim at, for the progress display; 0 when time decides.
std::uint64_t bytes_aimed_at(const Cell& cell, const Source& source) {
  if (cell.limits.bytes != 0) return cell.limits.bytes;
  if (cell.limits.reads == 0 || source.experts.size() == 0) return 0;
  const std::uint64_t mean = std::max<std::uint64_t>(1, source.experts.total_payload_bytes() / source.experts.size());
  return std::min(cell.limits.reads, std::numeric_limits<std::uint64_t>::max() / mean) * mean;
}

/// Seconds until the limit that a cell aims at: bytes, or else the window's end.
double seconds_left(const Cell& cell, std::uint64_t bytes, std::uint64_t aim, double rate, std::uint64_t elapsed_ns) {
  if (aim != 0) {
    return aim > bytes && rate > 0 ? static_cast<double>(aim - bytes) / (rate * 1e6) : 0;
  }
  const std::uint64_t window = window_of(cell) * (cell.thorough ? kMostRounds : 1);
  return static_cast<double>(window - std::min(window, elapsed_ns)) / 1e9;
}

}  // namespace

Campaign::Campaign(CampaignSetup setup, std::span<const Backend> table, std::vector<CampaignListener*> listeners,
                   const std::atomic<bool>* stop)
    : table_(table), listeners_(std::move(listeners)), stop_(stop) {
  info_.id = random_id();
  info_.command = std::move(setup.command);
  info_.plan_json = std::move(setup.plan_json);
  info_.seed = setup.seed;
  info_.build = std::move(setup.build);
  info_.cells_planned = setup.cells_planned;
  quiet_ns_ = patience_ns_ = setup.quiet_ns;
  timeout_ns_ = setup.timeout_ns;
}

Campaign::~Campaign() {
  try {
    if (started_) end(CampaignEnd::failed, 1);
  } catch (...) {  // a listener that failed before: its error is already on its way
    ended_ = true;
  }
}

/// A cell's blocks over a source that is none: its first target, cut into blocks.
const Campaign::Opened& Campaign::opened(const Cell& cell) {
  const Opened& whole = sources_.at(cell.source);
  if (cell.block == 0 || cell.block == whole.source->block) return whole;
  Opened& blocks = as_blocks_[{cell.source, cell.block}];
  if (!blocks.source) {
    const std::filesystem::path& path = whole.source->targets.front().path;
    blocks = {std::make_shared<const Source>(open_source(path, cell.block)), whole.storage, whole.content};
  }
  return blocks;
}

SourceRecord Campaign::record_of(const Opened& opened) const {
  const Source& source = *opened.source;
  return {source.path,
          source.kind,
          to_hex(source.digest),
          source.coverage(),
          source.geometry,
          source.experts.size(),
          source.experts.total_payload_bytes(),
          source.experts.largest_payload(),
          opened.storage,
          opened.content};
}

std::uint32_t Campaign::add_source(const std::string& path, std::uint64_t block) {
  // As it is found from any folder: results outlive the one that the program was started in.
  const std::filesystem::path full = whole_path(path_of(path));
  const auto source = std::make_shared<const Source>(open_source(full, block));
  sources_.push_back({source, storage_of(full), content_of(*source)});
  info_.sources.push_back(record_of(sources_.back()));
  if (started_) {
    for (CampaignListener* listener : listeners_) listener->source_added(info_.sources.back());
  }
  return static_cast<std::uint32_t>(sources_.size() - 1);
}

const Source& Campaign::source(std::uint32_t number) const { return *sources_.at(number).source; }

const StorageFacts& Campaign::storage(std::uint32_t number) const { return sources_.at(number).storage; }

void Campaign::start() {
  info_.machine = read_machine_facts();
  info_.self = measure_self(table_);
  info_.started_utc = utc_now();
  started_ = true;
  for (CampaignListener* listener : listeners_) listener->campaign_started(info_);
  tell_health(false);
}

/// The drives' own words; asked between cells alone, and each in a child that may hang.
void Campaign::tell_health(bool after) {
  std::vector<DeviceFacts> drives;
  for (const Opened& entry : sources_) {
    for (const DeviceFacts* leaf : leaves_of(entry.storage)) {
      const auto same = [leaf](const DeviceFacts& known) { return known.name == leaf->name; };
      if (std::none_of(drives.begin(), drives.end(), same)) drives.push_back(*leaf);
    }
  }
  if (drives.empty()) return;
  const std::vector<DeviceHealth> health = device_health(drives);
  for (CampaignListener* listener : listeners_) listener->health_seen(health, after);
  for (const DeviceHealth& drive : health) {
    const std::uint32_t warning = drive.critical_warning.value_or(0);
    if (warning == 0) continue;
    message(fmt::format("{} warns of its own state: {}; {}", drive.device, critical_warning_words(warning),
                        critical_warning_advice(warning)));
  }
}

void Campaign::tell_cell_ended(const CellResult& result) {
  std::exception_ptr first;
  for (CampaignListener* listener : listeners_) {
    try {
      listener->cell_ended(result, cells_done_, info_.cells_planned);
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  }
  ++cells_done_;
  if (first) std::rethrow_exception(first);
}

CellResult Campaign::measure(const Cell& cell) {
  for (CampaignListener* listener : listeners_) listener->cell_started(cell, cells_done_, info_.cells_planned);
  CellResult result;
  try {
    const Opened& entry = opened(cell);
    warn_of_mounts(cell, entry);
    const std::uint64_t aim = bytes_aimed_at(cell, *entry.source);
    // Of the reading: what comes before it (waiting for quiet, a cache that is warmed) is no rate.
    std::uint64_t begin = 0, before = 0;
    const auto progress = [&](std::uint64_t bytes) {
      if (begin == 0 && bytes != 0) {
        begin = now_ns();
        before = bytes;
      }
      const std::uint64_t elapsed = begin == 0 ? 0 : now_ns() - begin;
      const double rate = begin == 0 ? 0 : mb_per_s(bytes - before, elapsed);
      const double left = seconds_left(cell, bytes, aim, rate, elapsed);
      for (CampaignListener* listener : listeners_) {
        listener->progress({cells_done_, info_.cells_planned, bytes, aim, rate, left});
      }
    };
    result = measure_cell(cell, {entry.source, entry.storage, table_, info_.self.null_read_ns, entry.content,
                                 info_.machine, patience_ns_, timeout_ns_, stop_, progress});
    if (result.state == CellState::measured) adjust_patience(result.measurement.surroundings);
  } catch (const Error& error) {  // the source went away, or cannot be read as these blocks
    result = skipped(cell, error.what());
  }
  tell_cell_ended(result);
  return result;
}

void Campaign::adjust_patience(const Surroundings& surroundings) {
  patience_ns_ = surroundings.not_quiet.empty() ? quiet_ns_ : patience_ns_ / 2;
  if (quiet_ns_ != 0) patience_ns_ = std::max<std::uint64_t>(1, patience_ns_);  // still a look
}

/// A raw device that is in use is measured all the same, after one warning.
void Campaign::warn_of_mounts(const Cell& cell, const Opened& opened) {
  const bool raw_device = cell.reader == "raw" && opened.source->targets.front().kind == TargetKind::block_device;
  if (!raw_device || opened.storage.chain.empty() || opened.storage.chain.front().mounts.empty()) return;
  if (!told_of_mounts_.insert(cell.source).second) return;
  std::string places;
  for (const PartitionMount& mount : opened.storage.chain.front().mounts) {
    places += (places.empty() ? "" : ", ") + mount.device + " at " + mount.mount_point;
  }
  message(fmt::format("{} is mounted ({}): what others read and write there is in these numbers", opened.source->path,
                      places));
}

CellResult Campaign::skipped(const Cell& cell, std::string reason) const {
  const Source& source = *sources_.at(cell.source).source;
  CellResult result;
  result.cell = cell;
  result.source_path = source.path;
  result.source_kind = source.kind;
  result.state = CellState::skipped;
  result.reason = std::move(reason);
  result.started_utc = utc_now();
  return result;
}

CellResult Campaign::skip(const Cell& cell, std::string reason) {
  for (CampaignListener* listener : listeners_) listener->cell_started(cell, cells_done_, info_.cells_planned);
  CellResult result = skipped(cell, std::move(reason));
  tell_cell_ended(result);
  return result;
}

void Campaign::message(const std::string& text) {
  for (CampaignListener* listener : listeners_) listener->message(text);
}

void Campaign::end(CampaignEnd how, int exit_code) {
  if (ended_) return;
  ended_ = true;
  try {
    if (started_ && how != CampaignEnd::failed) tell_health(true);
  } catch (const Error& error) {  // a word that could not be stored: the end is told all the same
    message(error.what());
  }
  for (CampaignListener* listener : listeners_) listener->campaign_ended(how, exit_code);
}

int run_plan(Campaign& campaign, std::span<const Cell> cells) {
  bool measured = false;
  bool failed = false;
  for (const Cell& cell : cells) {
    if (campaign.stopped()) break;
    const CellResult result = campaign.measure(cell);
    measured = measured || result.state == CellState::measured;
    failed = failed || result.state == CellState::failed;
  }
  if (campaign.stopped()) return 130;
  return failed || !measured ? 3 : 0;
}

}  // namespace merops
