#include "core/engine/qualification.h"

#include "core/engine/qualification_plan.h"
#include "core/host/clock.h"
#include "core/host/device_facts.h"
#include "core/host/folder_listing.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "core/model/random.h"
#include "core/model/units.h"

#include <algorithm>
#include <system_error>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

/// Shares of the budget: a first small store, the whole store, and all writing, the container included. What a step
/// takes beyond its share (a slow flush) the next ones do without, but for the least that can be measured.
constexpr double kFirstShare = 0.04;
constexpr double kStoreShare = 0.24;
constexpr double kWritingShare = 0.38;
/// Sizes that serve their purpose: no disk is written more than it needs to be.
constexpr std::uint64_t kFirstBytes = 2'000'000'000;
constexpr std::uint64_t kContainerBytes = 4'000'000'000;
constexpr std::uint64_t kSampleBytes = 4'000'000'000;  // of a model, packed
constexpr const char* kStoreEnding = ".picchioflat";
constexpr const char* kContainerEnding = "-container";
constexpr std::uint64_t kProvisionalWindow = 1'500'000'000;
/// Of the free space, what may be written.
constexpr double kSpaceForStore = 0.6;
constexpr double kSpaceForContainer = 0.2;
/// Stands for all the time in the world, of which shares can be taken.
constexpr std::uint64_t kUnlimited = 1'000'000'000'000'000'000;
/// Fewer experts than this give no distribution worth showing.
constexpr std::uint64_t kLeastExperts = 16;

bool is_container(const std::filesystem::path& folder) {
  if (!std::filesystem::exists(folder / "config.json")) return false;
  std::error_code error;
  const std::vector<std::filesystem::path> files = list_folder(folder, error);
  if (error) throw Error("listing the folder " + folder.string(), error.message());
  return std::any_of(files.begin(), files.end(), [](const auto& file) { return file.extension() == ".safetensors"; });
}

std::uint64_t share(std::uint64_t of, double part) {
  return static_cast<std::uint64_t>(static_cast<double>(of) * part);
}

/// What is kept is never put over something that exists.
void require_free_name(const std::filesystem::path& name) {
  std::error_code error;
  if (std::filesystem::symlink_status(name, error).type() == std::filesystem::file_type::not_found) return;
  throw Error("keeping " + name.string(), "it exists already", "move it away, or qualify it directly");
}

}  // namespace

Qualification::Qualification(QualifyRequest request, Campaign& campaign, QualifyHooks hooks)
    : request_(std::move(request)), campaign_(campaign), hooks_(std::move(hooks)) {}

/// Of the time for writing, at most this share of the budget, and what is left.
std::uint64_t Qualification::writing_time(double part) const {
  const std::uint64_t all = share(request_.budget_ns, kWritingShare);
  const std::uint64_t left = all - std::min(all, writing_ns_);
  return std::max<std::uint64_t>(1, std::min(left, share(request_.budget_ns, part)));
}

std::uint64_t Qualification::time_left() const {
  if (request_.thorough) return kUnlimited;
  const std::uint64_t spent = now_ns() - start_ns_;
  return spent < request_.budget_ns ? request_.budget_ns - spent : 0;
}

bool Qualification::over() const { return campaign_.stopped() || time_left() == 0; }

void Qualification::add(const std::string& path) {
  campaign_.add_source(path);
  ++sources_;
}

WorkResult Qualification::work(const std::string& kind, const std::string& path,
                               const std::function<WorkResult(const WorkControl&)>& job) {
  if (hooks_.work_started) hooks_.work_started(kind, path);
  WorkControl control;
  control.progress = hooks_.work_progress;
  control.stop = campaign_.stop_flag();
  const std::uint64_t begin = now_ns();
  WorkResult result = job(control);
  writing_ns_ += now_ns() - begin;
  bytes_written_ += result.bytes;
  if (hooks_.work_ended) hooks_.work_ended(result);
  return result;
}

/// The first row, on what there is already.
void Qualification::measure_provisional() {
  campaign_.start();
  Cell cell;
  cell.reader = campaign_.source(0).kind == SourceKind::container ? "direct-inplace" : "flat-direct";
  cell.limits.nanoseconds = kProvisionalWindow;
  cell.seed = request_.seed;
  cell.tag = "provisional";
  measure(cell);
  const CellResult& first = results_.back();
  if (first.state != CellState::measured) return;
  std::string text =
      fmt::format("provisional: {} MB/s by {} at depth 1, over {}", format_rate(first.measurement.mb_per_s.value),
                  cell.reader, format_bytes(first.source_bytes));
  if (first.validity != Validity::valid) text += "; not the disk's rate: " + first.validity_reason;
  campaign_.message(text);
}

/// A folder without a model: a store and a container are synthesised in a sub-folder of its own.
void Qualification::prepare_folder() {
  geometry_ = request_.geometry;
  require_names_to_keep();
  folder_.emplace(request_.path);
  const std::uint64_t expert = expert_bytes(*geometry_);
  const std::uint64_t free = storage_of(request_.path).free_bytes;
  const std::uint64_t room = share(free, kSpaceForStore);
  if (room < kLeastExperts * expert) {
    throw Error("qualifying " + request_.path.string(),
                fmt::format("{} are needed for {} experts of {}, and {} of {} free may be used",
                            format_bytes(kLeastExperts * expert), kLeastExperts, geometry_->name, format_bytes(room),
                            format_bytes(free)),
                "free some space, or choose a model with smaller experts (--model)");
  }
  const std::uint64_t whole = std::uint64_t{geometry_->layers} * geometry_->experts * expert;
  const std::uint64_t most = std::min(request_.max_bytes == 0 ? whole : request_.max_bytes, room);

  SynthRequest synth;
  synth.geometry = *geometry_;
  synth.seed = request_.seed;
  synth.max_bytes = std::min(most, std::max(kFirstBytes, kLeastExperts * expert));
  synth.max_nanoseconds = writing_time(kFirstShare);
  synth.output = folder_->path() / "first.picchioflat";
  work("synth", synth.output.string(), [&](const WorkControl& control) { return synthesise(synth, control); });
  add(synth.output.string());
  measure_provisional();

  if (campaign_.source(0).experts.total_payload_bytes() + expert <= most && !campaign_.stopped()) {
    synth.max_bytes = most;
    synth.max_nanoseconds = writing_time(kStoreShare);
    synth.output = folder_->path() / "store.picchioflat";
    work("synth", synth.output.string(), [&](const WorkControl& control) { return synthesise(synth, control); });
    add(synth.output.string());
  }
  synth.container = true;
  const std::uint64_t stored = campaign_.source(sources_ - 1).experts.total_payload_bytes();
  synth.max_bytes =
      std::min({stored, share(free, kSpaceForContainer), std::max(kContainerBytes, kLeastExperts * expert)});
  synth.max_nanoseconds = writing_time(kWritingShare);
  synth.output = folder_->path() / "container";
  work("synth", synth.output.string(), [&](const WorkControl& control) { return synthesise(synth, control); });
  add(synth.output.string());
}

/// Bytes of a model that can be packed in the time for writing: each is read and written at the first row's rate or,
/// as a disk writes slower than it reads, at half of it.
std::uint64_t Qualification::sample_bytes() const {
  const double rate = provisional_rate();
  if (rate <= 0) return kSampleBytes;
  const double by_time = rate * 1e-3 * static_cast<double>(writing_time(kWritingShare)) / 3;
  const std::uint64_t least = kLeastExperts * campaign_.source(0).experts.largest_payload();
  return std::clamp(static_cast<std::uint64_t>(by_time), least, std::max(least, kSampleBytes));
}

/// A model: it is measured itself, and a store packed from a sample of it where the folder can be written.
void Qualification::prepare_container() {
  add(request_.path.string());
  geometry_ = campaign_.source(0).geometry;
  require_names_to_keep();
  measure_provisional();
  try {
    folder_.emplace(request_.path);
  } catch (const Error& error) {
    campaign_.message(std::string("no store is packed beside the model: ") + error.why());
    return;
  }
  PackRequest pack_request;
  pack_request.model = request_.path;
  pack_request.output = folder_->path() / "store.picchioflat";
  const std::uint64_t room = share(storage_of(request_.path).free_bytes, kSpaceForStore);
  pack_request.max_bytes = request_.max_bytes == 0 ? std::min(room, sample_bytes()) : request_.max_bytes;
  if (room < kLeastExperts * campaign_.source(0).experts.largest_payload()) {
    campaign_.message("no store is packed beside the model: too little free space");
    return;
  }
  work("pack", pack_request.output.string(), [&](const WorkControl& control) { return pack(pack_request, control); });
  add(pack_request.output.string());
}

void Qualification::prepare() {
  std::error_code error;
  if (std::filesystem::is_directory(request_.path, error)) {
    is_container(request_.path) ? prepare_container() : prepare_folder();
    return;
  }
  add(request_.path.string());
  geometry_ = campaign_.source(0).geometry;
  measure_provisional();
}

void Qualification::measure(const Cell& cell) { results_.push_back(campaign_.measure(cell)); }

void Qualification::run_first_pass() {
  std::vector<Cell> cells = plan_first_pass(campaign_, sources_, request_.seed);
  const std::uint64_t time = time_left() / 2;
  const std::uint64_t window = window_for(time, cells.size());
  order_first_pass(cells, expected_time(cells, campaign_, provisional_rate()) <= time, request_.seed);
  campaign_.plan_cells(static_cast<std::uint32_t>(results_.size() + cells.size()));
  for (Cell& cell : cells) {
    if (campaign_.stopped()) return;
    cell.limits.nanoseconds = window;
    time_left() > 0 ? measure(cell) : leave_out(cell);
  }
}

/// MB/s of the first row; 0 where there is none.
double Qualification::provisional_rate() const {
  return results_.empty() ? 0 : results_.front().measurement.mb_per_s.value;
}

/// The budget is used up: the cell is told as skipped. What could not be measured anyhow is told with that reason.
void Qualification::leave_out(const Cell& cell) {
  const auto row = std::find_if(campaign_.table().begin(), campaign_.table().end(),
                                [&](const Backend& backend) { return backend.name == cell.reader; });
  std::string reason = why_not(*row, campaign_.source(cell.source));
  if (reason.empty()) {
    reason =
        fmt::format("the budget of {} was used up; a larger --budget measures it", format_duration(request_.budget_ns));
  }
  results_.push_back(campaign_.skip(cell, std::move(reason)));
}

void Qualification::run_second_pass() {
  const std::vector<Cell> cells = plan_second_pass(results_);
  if (cells.empty()) return;
  const std::uint64_t window = window_for(time_left() / kRepetitionsWanted, cells.size());
  campaign_.plan_cells(static_cast<std::uint32_t>(results_.size() + cells.size() * (kRepetitionsWanted - 1)));
  Random random(request_.seed + 1);
  for (std::uint32_t repetition = 1; repetition < kRepetitionsWanted; ++repetition) {
    std::vector<Cell> round = cells;
    shuffle(std::span(round), random);
    for (Cell& cell : round) {
      if (over()) return;
      cell.repetition = repetition;
      cell.seed = request_.seed + repetition;
      cell.limits.nanoseconds = window;
      cell.thorough = request_.thorough;
      measure(cell);
    }
  }
}

/// Under which name something is kept, beside what was measured.
std::filesystem::path Qualification::kept_name(const char* ending) const {
  const bool named = geometry_ && !geometry_->name.empty();
  return request_.path / path_of("merops-" + (named ? geometry_->name : std::string("model")) + ending);
}

/// Told before hours are spent, not after.
void Qualification::require_names_to_keep() const {
  if (!request_.keep) return;
  require_free_name(kept_name(kStoreEnding));
  require_free_name(kept_name(kContainerEnding));
}

/// Moves what is kept out of the work folder. A name taken meanwhile is told, and what would have gone there is lost:
/// the results are not.
void Qualification::keep_files() {
  if (!request_.keep || !folder_) return;
  const auto keep = [&](const std::filesystem::path& from, const std::filesystem::path& to) {
    try {
      require_free_name(to);
      std::filesystem::rename(from, to);
      kept_.push_back(to);
    } catch (const Error& error) {
      campaign_.message(std::string(error.what()) + "; it is not kept");
    }
  };
  std::filesystem::path store = folder_->path() / "store.picchioflat";
  if (!std::filesystem::exists(store)) store = folder_->path() / "first.picchioflat";
  if (std::filesystem::exists(store)) keep(store, kept_name(kStoreEnding));
  const std::filesystem::path container = folder_->path() / "container";
  if (std::filesystem::exists(container)) keep(container, kept_name(kContainerEnding));
}

int Qualification::run() {
  start_ns_ = now_ns();
  prepare();
  run_first_pass();
  run_second_pass();
  keep_files();
  folder_.reset();
  const auto is = [](CellState state) { return [state](const CellResult& result) { return result.state == state; }; };
  if (campaign_.stopped()) return 130;
  const bool failed = std::any_of(results_.begin(), results_.end(), is(CellState::failed));
  const bool measured = std::any_of(results_.begin(), results_.end(), is(CellState::measured));
  return failed || !measured ? 3 : 0;
}

}  // namespace merops
