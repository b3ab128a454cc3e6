#pragma once

#include "core/model/campaign.h"
#include "results/database.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>

namespace merops {

/// Stores a campaign as it goes: each cell is committed, durably, before cell_ended returns. What cannot be stored (the
/// database is locked, full, gone) is printed to `rescue` as one line of JSON, so that it is not lost, and an Error is
/// thrown; a campaign's end that cannot be stored is only told there. Database and stream outlive the recorder.
class Recorder final : public CampaignListener {
 public:
  Recorder(Database& database, std::ostream& rescue) : database_(database), rescue_(rescue) {}

  void campaign_started(const CampaignInfo& campaign) override;
  void source_added(const SourceRecord& source) override;
  void health_seen(const std::vector<DeviceHealth>& drives, bool after) override;
  void cell_ended(const CellResult& result, std::uint32_t index, std::uint32_t of) override;
  void campaign_ended(CampaignEnd end, int exit_code) override;

  /// Packing, synthesising or verifying; part of the campaign between its start and its end, else on its own.
  void work_ended(const WorkResult& work);

  /// Number of the cell stored last (`results show`); absent before the first.
  [[nodiscard]] std::optional<std::int64_t> last_cell() const { return last_cell_; }
  [[nodiscard]] std::optional<std::int64_t> last_work() const { return last_work_; }  ///< the same of work

 private:
  Database& database_;
  std::ostream& rescue_;
  std::optional<std::int64_t> campaign_{}, last_cell_{}, last_work_{};
  std::size_t sources_ = 0;
};

}  // namespace merops
