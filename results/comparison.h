#pragma once

#include "core/model/comparison.h"
#include "results/comparison_side.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Two sides of measured cells, compared where their keys are equal (docs/method.md, "Comparing"). Pure functions.
namespace merops {

/// How the p99 of a row was come by.
enum class TailFrom : std::uint8_t {
  repetitions,  ///< each repetition bounds one: compared as the rates are
  all_reads,    ///< only all reads together do; its interval is from the bounds of both sides, and therefore wide
};

/// Cells of equal key, and what came of them. Latencies are nanoseconds; their ratio is better when smaller, so that
/// only its estimate is meant.
struct ComparisonRow {
  CellKey key{""};  ///< of A; what is varied stands there as `varied` has it
  std::vector<FieldDifference> varied{};
  Subject subject_a{}, subject_b{};
  RatioComparison mb_per_s{};
  std::optional<RatioComparison> p50_ns{}, p99_ns{};
  TailFrom p99_from = TailFrom::repetitions;
  bool validity_unknown = false;  ///< the cache state of a cell could not be verified
};

/// A key that stands on one side only.
struct Unmatched {
  bool of_a = true;
  std::string key{};
  std::vector<FieldDifference> differs{};  ///< from the nearest key of the other side; empty where that has none
};

/// A fact in which the sides' environments differ; several values are joined by ", ".
struct EnvironmentDifference {
  std::string name{}, a{}, b{};
  friend bool operator==(const EnvironmentDifference&, const EnvironmentDifference&) = default;
};

struct SideComparison {
  double band = kDefaultBand;
  std::vector<ComparisonRow> rows{};  ///< in the order of their keys, depths as numbers
  std::vector<Unmatched> unmatched{};
  std::vector<EnvironmentDifference> differences{};
};

/// Pairs cells whose keys agree in all but the fields that both filters name with different values; with the reader
/// varied, `cold` and `bypassed` agree as well, since both are the disk's rate. Where a key has cells of several
/// machines, disks or file systems on one side, equal ones are paired and the others are told. Throws UsageError where
/// both filters are the same.
[[nodiscard]] SideComparison compare_sides(const ComparisonSide& a, const ComparisonSide& b, double band);

/// What differs between machines, disks, program and flags of the sides.
[[nodiscard]] std::vector<EnvironmentDifference> environment_differences(const ComparisonSide& a,
                                                                         const ComparisonSide& b);

/// The comparison of cells of equal key: repetitions made independently of one another.
void compare_cells(ComparisonRow& row, std::span<const ComparedCell* const> a, std::span<const ComparedCell* const> b,
                   double band);

}  // namespace merops
