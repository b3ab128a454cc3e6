#pragma once

#include "core/engine/measure_cell.h"
#include "core/model/campaign.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace merops {

/// What a campaign is told about itself.
struct CampaignSetup {
  std::string command{};  ///< the command line, as it would be typed
  std::string plan_json{};
  std::uint64_t seed = 0;
  std::string build{};
  std::uint32_t cells_planned = 0;  ///< 0: not known
  /// How long to wait for a quiet machine before a cell; 0: not at all. Where it does not become quiet, the next wait
  /// is half as long, until it was quiet again: a busy machine costs a campaign twice this in all, and a look a cell.
  std::uint64_t quiet_ns = 0;
  std::uint64_t timeout_ns = 0;  ///< without a read that comes back for so long, a cell fails; 0: CellRunSetup::hang_ns
};

/// Measures cells one after the other and tells the listeners; each cell is told as it ends, so that a recorder keeps
/// it whatever happens next. Used on one thread. Ends as `failed` when destroyed before end().
class Campaign {
 public:
  Campaign(CampaignSetup setup, std::span<const Backend> table, std::vector<CampaignListener*> listeners,
           const std::atomic<bool>* stop);
  ~Campaign();
  Campaign(const Campaign&) = delete;
  Campaign& operator=(const Campaign&) = delete;

  /// Opens a source, as uniform blocks where `block` is not 0; Error where it cannot be. Its number stands in
  /// Cell::source.
  std::uint32_t add_source(const std::string& path, std::uint64_t block = 0);
  [[nodiscard]] const Source& source(std::uint32_t number) const;
  [[nodiscard]] const StorageFacts& storage(std::uint32_t number) const;

  /// Measures the tool itself, gathers the machine's facts and tells that the campaign has begun.
  void start();
  CellResult measure(const Cell& cell);
  /// Tells a cell that is not measured, with the reason.
  CellResult skip(const Cell& cell, std::string reason);
  void message(const std::string& text);
  void plan_cells(std::uint32_t total) { info_.cells_planned = total; }
  void plan(std::string json) { info_.plan_json = std::move(json); }  ///< before start()
  void end(CampaignEnd how, int exit_code);

  [[nodiscard]] const CampaignInfo& info() const { return info_; }
  [[nodiscard]] std::span<const Backend> table() const { return table_; }
  [[nodiscard]] const std::atomic<bool>* stop_flag() const { return stop_; }
  [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->load(); }

 private:
  struct Opened {
    std::shared_ptr<const Source> source{};
    StorageFacts storage{};
    ContentFacts content{};
  };
  const Opened& opened(const Cell& cell);
  [[nodiscard]] SourceRecord record_of(const Opened& opened) const;
  [[nodiscard]] CellResult skipped(const Cell& cell, std::string reason) const;
  void warn_of_mounts(const Cell& cell, const Opened& opened);
  void tell_health(bool after);
  void adjust_patience(const Surroundings& surroundings);
  void tell_cell_ended(const CellResult& result);

  std::span<const Backend> table_;
  std::vector<CampaignListener*> listeners_;
  const std::atomic<bool>* stop_;
  CampaignInfo info_{};
  std::vector<Opened> sources_{};
  std::map<std::pair<std::uint32_t, std::uint64_t>, Opened> as_blocks_{};  // a source's first target as uniform blocks
  std::set<std::uint32_t> told_of_mounts_{};                               // numbers of sources
  std::uint32_t cells_done_ = 0;
  std::uint64_t quiet_ns_ = 0, patience_ns_ = 0;  // at most, and now
  std::uint64_t timeout_ns_ = 0;
  bool started_ = false;
  bool ended_ = false;
};

/// Runs all cells of a plan; the exit code by docs: 0, 3 (a failed cell, or none could be measured), 130 (stopped).
int run_plan(Campaign& campaign, std::span<const Cell> cells);

}  // namespace merops
