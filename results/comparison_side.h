#pragma once

#include "core/model/campaign.h"
#include "results/cell_key.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Which cells are one side of a comparison: conditions that all hold. Empty members are any. At least one of the first
/// five is given.
struct SideFilter {
  std::string device{};    ///< leaf devices as in the cells: "nvme0n1", "sda+sdb"
  std::string campaign{};  ///< the beginning of an id
  std::string reader{};
  std::string store{};  ///< a source's path, as it was named when it was measured
  std::string file{};   ///< a result set
  std::string depth{}, pages{}, cache{};

  friend bool operator==(const SideFilter&, const SideFilter&) = default;
  /// Whether a key is of this side, as far as its fields tell.
  [[nodiscard]] bool takes(const CellKey& key) const;
};

/// "device:vda", "campaign:85e6,reader:io_uring" (core/model/named_values.h). Throws UsageError that lists what there
/// is.
[[nodiscard]] SideFilter parse_side(std::string_view text);

/// What a cell's figures are about, beside its key.
struct Subject {
  std::string machine{};  ///< MachineFacts::machine_id; empty where it is not told
  std::string device{}, file_system{};
  friend auto operator<=>(const Subject&, const Subject&) = default;
};

/// What is compared of a cell.
struct ComparedCell {
  std::int64_t id = 0;  ///< in the database; 0: not from one
  std::string key{};    ///< cell_key
  Subject subject{};
  std::string campaign{};
  std::uint32_t repetition = 0;
  Validity validity = Validity::unknown;
  double mb_per_s = 0;
  std::optional<double> p50_ns{}, p99_ns{};
  HistogramBuckets histogram{};     ///< only where p99_ns is absent
  std::optional<double> celsius{};  ///< of the disk, its mean
  std::vector<std::string> flags{};
};

/// Measured cells that were not compared, by reason.
struct LeftOut {
  std::uint32_t retracted = 0, invalid = 0, contaminated = 0, provisional = 0, bytes_checked = 0, without_rate = 0;
  [[nodiscard]] bool any() const;
  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

/// Standing of a cell that decides whether it counts; its validity and rate are the cell's own.
struct CellStanding {
  bool retracted = false, provisional = false, bytes_checked = false;
};

/// The cells of one side, and what is known of the machines and disks they were measured on.
struct ComparisonSide {
  std::string name{};  ///< as the user wrote it
  SideFilter filter{};
  std::vector<ComparedCell> cells{};
  LeftOut left_out{};
  std::vector<CampaignInfo> campaigns{};  ///< the newest of those that the cells are of
  bool capped = false;                    ///< of some key only the newest repetitions were taken

  /// Takes a measured cell, or counts it among those left out.
  void take(ComparedCell cell, const CellStanding& standing, bool with_contaminated);
};

/// Error where a side has no cells and left none out: nothing that was measured is of it. `place` is where it was
/// looked for.
void require_cells(const ComparisonSide& side, const std::string& place);

/// A result that is in no database (or is at hand) as a cell to compare.
[[nodiscard]] ComparedCell compared_cell(const CellResult& result, const CampaignInfo& campaign);

/// The measured cells of a campaign as a side; nothing of it is retracted.
[[nodiscard]] ComparisonSide side_of(std::string name, const CampaignInfo& campaign,
                                     std::span<const CellResult> results, bool with_contaminated);

}  // namespace merops
