#pragma once

#include "cli/context.h"
#include "cli/progress.h"
#include "core/engine/campaign.h"
#include "results/database.h"
#include "results/recorder.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace CLI {
class App;
}

namespace merops {

/// Options of every command that measures.
struct CampaignOptions {
  std::filesystem::path database{};  ///< empty: the default path
  ProgressMode progress = ProgressMode::automatic;
  bool json = false;
  std::uint64_t quiet_ns = 3'000'000'000;  ///< CampaignSetup::quiet_ns
  std::uint64_t timeout_ns = 0;            ///< CampaignSetup::timeout_ns
};
void add_campaign_options(CLI::App& command, Context& context, CampaignOptions& options);

/// Keeps what it hears, for the table at the end.
class Collector final : public CampaignListener {
 public:
  void cell_ended(const CellResult& result, std::uint32_t, std::uint32_t) override;
  [[nodiscard]] const std::vector<CellResult>& results() const { return results_; }

 private:
  std::vector<CellResult> results_{};
};

/// A campaign whose cells are stored, shown and collected. The database is opened (and made) first: an Error there
/// comes before anything is measured.
class RecordedCampaign {
 public:
  RecordedCampaign(Context& context, const CampaignOptions& options, CampaignSetup setup);
  [[nodiscard]] Campaign& campaign() { return *campaign_; }
  [[nodiscard]] const Campaign& campaign() const { return *campaign_; }
  [[nodiscard]] Recorder& recorder() { return *recorder_; }
  [[nodiscard]] const std::vector<CellResult>& results() const { return collector_.results(); }
  [[nodiscard]] const std::filesystem::path& database_path() const { return database_.path(); }
  /// Ends the campaign by its exit code.
  void end(int exit_code);

 private:
  Database database_;
  std::unique_ptr<Recorder> recorder_;
  std::unique_ptr<CampaignListener> progress_;
  Collector collector_{};
  std::unique_ptr<Campaign> campaign_;
};

/// Opens the database that a command records into, and says what a user should know about it.
[[nodiscard]] Database open_for_recording(Context& context, const std::filesystem::path& path);

}  // namespace merops
