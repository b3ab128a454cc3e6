#pragma once

#include "core/model/campaign.h"
#include "results/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reading the results database. Lists are newest first. All throw Error naming the database where it cannot be read.
namespace merops {

/// Which part of a list. Limit 0: all.
struct Page {
  std::uint32_t limit = 50, offset = 0;
};

/// Whether rows that were deleted (or retracted) are shown.
enum class Shown : std::uint8_t { no, yes, only };

/// A remark that a user wrote.
struct Note {
  std::string text{}, written_utc{};
  friend bool operator==(const Note&, const Note&) = default;
};

/// What users did to a campaign, a cell or work after it was recorded. Nothing recorded is changed by it.
struct Standing {
  std::string deleted_utc{};  ///< empty: not deleted
  std::string retracted_utc{}, retracted_reason{};
  std::uint32_t notes = 0;
  [[nodiscard]] bool deleted() const { return !deleted_utc.empty(); }
  [[nodiscard]] bool retracted() const { return !retracted_utc.empty(); }
};

struct CampaignFilter {
  Shown deleted = Shown::no, retracted = Shown::yes;
  Page page{};
};

/// A campaign in a list.
struct CampaignRow {
  std::string id{};  ///< 16 hex digits
  std::string command{}, build{}, started_utc{};
  std::string origin{};              ///< the program that measured: CampaignInfo::origin
  std::string imported_utc{};        ///< empty: measured into this database
  std::string ended_utc{};           ///< empty while it runs, and after a kill
  std::optional<CampaignEnd> end{};  ///< absent while it runs, and after a kill
  std::optional<int> exit_code{};
  std::string devices{};  ///< leaf devices of its sources, joined by ", "
  std::uint32_t cells_planned = 0;
  std::uint32_t measured = 0, skipped = 0, failed = 0, interrupted = 0;  ///< cells recorded
  Standing standing{};
};
[[nodiscard]] std::vector<CampaignRow> list_campaigns(Database& database, const CampaignFilter& filter = {});

/// The whole identity of the campaign whose id begins with `prefix`, deleted ones included. Error where none or several
/// do (then naming them).
[[nodiscard]] std::string find_campaign(Database& database, std::string_view prefix);

/// Everything about a campaign but its cells.
struct StoredCampaign {
  CampaignRow row{};
  CampaignInfo info{};
  std::vector<DeviceHealth> health_before{}, health_after{};
  std::vector<Note> notes{};
};
/// By whole id; Error where there is none.
[[nodiscard]] StoredCampaign load_campaign(Database& database, std::string_view id);

/// Which cells; absent or empty is any. Cells of a deleted campaign count as deleted, of a retracted one as retracted.
struct CellFilter {
  std::string campaign{};  ///< whole id
  std::string device{}, reader{};
  std::optional<CellState> state{};
  std::string flag_kind{};  ///< with a flag of this kind
  Shown deleted = Shown::no, retracted = Shown::yes;
  Page page{};
};

/// A cell in a list.
struct CellRow {
  std::int64_t id = 0;
  std::string campaign{};
  std::uint32_t index = 0;  ///< its place in the campaign, from 0
  std::string reader{}, tag{};
  std::uint32_t depth = 0, repetition = 0;
  Order order = Order::random;
  PageKind pages = PageKind::small;  ///< as granted
  CacheState cache_state = CacheState::unverified;
  std::string source_path{}, device{};
  SourceKind source_kind = SourceKind::store;
  std::uint64_t expert_bytes = 0;
  CellState state = CellState::skipped;
  std::string reason{};
  Validity validity = Validity::unknown;
  Estimate mb_per_s{};
  std::optional<double> p50_ns{}, p99_ns{};
  std::uint64_t reads = 0;
  std::vector<std::string> flags{};  ///< their ids
  std::string started_utc{};
  Standing standing{};
  Standing campaign_standing{};  ///< of its campaign, without the number of notes
  /// Itself or with its campaign.
  [[nodiscard]] bool deleted() const { return standing.deleted() || campaign_standing.deleted(); }
  [[nodiscard]] bool retracted() const { return standing.retracted() || campaign_standing.retracted(); }
  /// Its own reason, else that of its campaign.
  [[nodiscard]] const std::string& retracted_reason() const {
    return standing.retracted() ? standing.retracted_reason : campaign_standing.retracted_reason;
  }
};
[[nodiscard]] std::vector<CellRow> list_cells(Database& database, const CellFilter& filter = {});

/// A cell with everything that was recorded about it.
struct StoredCell {
  std::int64_t id = 0;
  std::string campaign{};
  std::uint32_t index = 0;
  CellResult result{};
  Standing standing{};  ///< its own: load_campaign tells its campaign's
  std::vector<Note> notes{};
};
/// Error where there is no such cell. Stamps are read only `with_stamps`.
[[nodiscard]] StoredCell load_cell(Database& database, std::int64_t id, bool with_stamps = false);

struct StoredWork {
  std::int64_t id = 0;
  std::string campaign{};  ///< empty where it was no part of one
  WorkResult work{};
  Standing standing{};
  std::vector<Note> notes{};  ///< load_work alone reads them
};
struct WorkFilter {
  std::string campaign{};  ///< whole id; empty: any
  bool alone = false;      ///< only what was no part of a campaign
  std::int64_t id = 0;     ///< 0: any
  Shown deleted = Shown::no;
  Page page{};
};
[[nodiscard]] std::vector<StoredWork> list_work(Database& database, const WorkFilter& filter = {});
/// Deleted or not; Error where there is none.
[[nodiscard]] StoredWork load_work(Database& database, std::int64_t id);

}  // namespace merops
