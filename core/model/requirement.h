#pragma once

#include "core/model/cell_group.h"
#include "core/model/geometry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Thresholds that a disk has to meet, and whether the measured rows meet them (docs/requirements.md). Pure.
namespace merops {

enum class RequiredMetric : std::uint8_t {
  mb_per_s,
  p50_us,
  p90_us,
  p99_us,
  p999_us,
  tokens_per_s,  ///< that the disk allows at most, at a hit rate
  errors,        ///< rows with a failed cell
  flags          ///< flags of one kind on the rows
};
enum class Bound : std::uint8_t { at_least, at_most, equal };
/// Which depth of a reader: a number, where its plateau begins, or where its rate is best.
enum class DepthChoice : std::uint8_t { any, number, plateau, best };

[[nodiscard]] std::string_view to_string(RequiredMetric metric);  // "mb_per_s", "p99_us", ...
[[nodiscard]] std::string_view to_string(Bound bound);            // "at_least", "at_most", "equal"
/// The inverse; throws UsageError.
[[nodiscard]] RequiredMetric parse_required_metric(std::string_view text);

/// The reader of a requirement that stands for the best one proved to read the disk itself.
inline constexpr std::string_view kBestDirect = "best-direct";
/// Kinds of flags (docs/method.md).
[[nodiscard]] std::span<const std::string_view> flag_kinds();

/// Which rows a threshold is about: experts read in random order, unless `block` or `order` say otherwise. Provisional
/// rows never.
struct RowChoice {
  std::string reader{};  ///< empty: every one
  std::optional<SourceKind> source_kind{};
  DepthChoice depth = DepthChoice::any;
  std::uint32_t depth_number = 0;  ///< for DepthChoice::number
  std::optional<CacheState> cache_state{};
  std::optional<PageKind> pages{};  ///< granted
  std::uint64_t block = 0;          ///< bytes of uniform blocks; 0: experts
  Order order = Order::random;
};

/// One threshold.
struct Requirement {
  std::uint32_t line = 0;  ///< where it stands in its file
  RowChoice rows{};
  RequiredMetric metric = RequiredMetric::mb_per_s;
  Bound bound = Bound::at_least;
  double threshold = 0;
  double hit_rate = 0;      ///< for tokens_per_s, 0 to less than 1
  std::string flag_kind{};  ///< for flags
};

enum class RequirementVerdict : std::uint8_t { pass, undecided, fail };
[[nodiscard]] std::string_view to_string(RequirementVerdict verdict);

/// Whether a threshold is met. Of several rows the worst decides.
struct RequirementResult {
  RequirementVerdict verdict = RequirementVerdict::undecided;
  const CellGroup* row = nullptr;      ///< that decided, among the groups judged; null where none did
  std::optional<Estimate> measured{};  ///< in the metric's unit; absent where there is no figure
  std::string reason{};                ///< why it is undecided, or what failed; empty for a pass
};

/// Fewest runs of a row whose rate decides anything: those that give their median an interval (6).
[[nodiscard]] std::uint32_t least_runs();

/// The rows that a requirement is about; skipped ones only where nothing else is there.
[[nodiscard]] std::vector<const CellGroup*> rows_of(const RowChoice& choice, std::span<const CellGroup> groups);

/// Pass where the whole 95 % interval meets the threshold, fail where the whole of it misses. Undecided where the
/// threshold lies inside it, where there is no interval (fewer than six runs, a quantile that the sample does not
/// bound), no such row, or none that may be believed (invalid, contaminated, of unproved origin). `geometry` is the
/// model's, for tokens_per_s.
[[nodiscard]] RequirementResult judge(const Requirement& requirement, std::span<const CellGroup> groups,
                                      const std::optional<Geometry>& geometry);

/// The threshold in one line: "flat-direct, store, depth 1: mb_per_s at least 1,400".
[[nodiscard]] std::string describe(const Requirement& requirement);

}  // namespace merops
