#pragma once

#include "core/model/campaign.h"
#include "results/database.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>

namespace merops {

/// Stores a campaign as it goes: each cell is committed, durably, before cell_ended returns. What cannot be stored (the
/// database is locked, full, gone) is printed to `rescue` as one line of JSON, so that it is not lost, and an Error is
/// thrown; a campaign's end that cannot be stored is only told there. Database and stream outlive the recorder.
/// `why_gone`, which may be empty, is asked where nothing simpler is wrong whether the database's disk went away (empty
/// text: no): SQLite takes what a lost disk gives it for a damaged file.
class Recorder final : public CampaignListener {
 public:
  Recorder(Database& database, std::ostream& rescue, std::function<std::string()> why_gone = {})
      : database_(database), rescue_(rescue), why_gone_(std::move(why_gone)) {}

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
  template <class Store>
  void commit(const Store& store);

  Database& database_;
  std::ostream& rescue_;
  std::function<std::string()> why_gone_;
  std::optional<std::int64_t> campaign_{}, last_cell_{}, last_work_{};
  std::size_t sources_ = 0;
};

}  // namespace merops
