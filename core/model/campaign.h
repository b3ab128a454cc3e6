#pragma once

#include "core/model/cell.h"
#include "core/model/facts.h"
#include "core/model/measurement.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops {

/// The tool's own cost on this machine, measured at the start of each campaign and stored with it.
struct SelfMeasure {
  double clock_read_ns = 0;    ///< one reading of the clock
  std::string clock_source{};  ///< "tsc" or "clock_gettime"
  double null_read_ns = 0;     ///< wall ns a read of the null reader at depth 1
  double null_user_ns = 0;     ///< user-mode CPU ns of it
  std::uint32_t loop_version = kLoopVersion;
};

/// A source as it was when the campaign began.
struct SourceRecord {
  std::string path{};
  SourceKind kind = SourceKind::store;
  std::string digest{}, coverage{};
  std::optional<Geometry> geometry{};
  std::uint32_t experts = 0;
  std::uint64_t payload_bytes = 0, expert_bytes = 0;
  StorageFacts storage{};
  ContentFacts content{};
};

/// Everything about a campaign that is known when it starts.
struct CampaignInfo {
  std::string id{};         ///< 16 hex digits, random
  std::string command{};    ///< the command line, as it would be typed
  std::string plan_json{};  ///< the plan as JSON
  std::uint64_t seed = 0;
  std::string build{};  ///< version, compiler, build type, git describe
  std::string started_utc{};
  MachineFacts machine{};
  SelfMeasure self{};
  std::vector<SourceRecord> sources{};
  std::uint32_t cells_planned = 0;  ///< 0 when not known yet
  std::string origin{"merops"};     ///< the program that measured: "fio", "iobench" for imported foreign results
  std::string set_digest{};         ///< hex, of the result set that it was imported from; empty: measured here
};

enum class CampaignEnd : std::uint8_t { finished, interrupted, failed };
[[nodiscard]] std::string_view to_string(CampaignEnd end);
[[nodiscard]] CampaignEnd parse_campaign_end(std::string_view text);  ///< the inverse; throws UsageError

struct CellProgress {
  std::uint32_t index = 0, of = 0;  ///< cell number (from 0) and cells planned
  std::uint64_t bytes = 0, of_bytes = 0;
  double mb_per_s = 0, eta_s = 0;
};

/// Told about a campaign as it goes; called on the campaign's thread, never inside a timed window. An exception from
/// cell_ended ends the campaign after the other listeners have been told.
class CampaignListener {
 public:
  virtual ~CampaignListener() = default;
  virtual void campaign_started(const CampaignInfo&) {}
  /// A source that was opened after the campaign had started (`qualify` writes as it goes).
  virtual void source_added(const SourceRecord&) {}
  /// What the source's drives say of themselves, before the first cell and (`after`) behind the last.
  virtual void health_seen(const std::vector<DeviceHealth>&, bool /*after*/) {}
  virtual void cell_started(const Cell&, std::uint32_t /*index*/, std::uint32_t /*of*/) {}
  virtual void progress(const CellProgress&) {}
  virtual void cell_ended(const CellResult&, std::uint32_t /*index*/, std::uint32_t /*of*/) {}
  virtual void message(const std::string&) {}
  virtual void campaign_ended(CampaignEnd, int /*exit_code*/) {}
};

}  // namespace merops
