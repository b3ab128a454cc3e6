#include "core/model/histogram.h"
#include "results/comparison.h"

#include <algorithm>

namespace merops {
namespace {

using Cells = std::span<const ComparedCell* const>;
using Figure = std::optional<double> ComparedCell::*;

/// The figure of each cell; empty where one lacks it.
std::vector<double> figures(Cells cells, Figure figure) {
  std::vector<double> values;
  for (const ComparedCell* cell : cells) {
    if (!(cell->*figure) || !(*(cell->*figure) > 0)) return {};
    values.push_back(*(cell->*figure));
  }
  return values;
}

std::vector<double> rates(Cells cells) {
  std::vector<double> values;
  for (const ComparedCell* cell : cells) values.push_back(cell->mb_per_s);
  return values;
}

std::optional<RatioComparison> compare_latency(Cells a, Cells b, Figure figure, double band) {
  const auto of_a = figures(a, figure);
  const auto of_b = figures(b, figure);
  if (of_a.empty() || of_b.empty()) return std::nullopt;
  return compare_samples(of_a, of_b, band);
}

/// p99 of all reads of the cells; absent where they bound none, or some cell's latencies are not at hand.
std::optional<Estimate> p99_of_all(Cells cells) {
  Histogram all;
  for (const ComparedCell* cell : cells) {
    if (cell->histogram.empty()) return std::nullopt;
    all.merge(Histogram::from_buckets(cell->histogram));
  }
  return all.summarise().p99;
}

/// Each side's interval holds its p99 with 95 %, so that the ratio of opposite ends is an interval of more than 90 %
/// even if they failed together.
std::optional<RatioComparison> compare_tails(Cells a, Cells b, double band) {
  const auto of_a = p99_of_all(a);
  const auto of_b = p99_of_all(b);
  if (!of_a || !of_b || !(of_a->value > 0) || !(of_b->value > 0)) return std::nullopt;
  RatioComparison comparison;
  comparison.n_a = a.size();
  comparison.n_b = b.size();
  comparison.a = of_a->value;
  comparison.b = of_b->value;
  comparison.ratio.value = of_b->value / of_a->value;
  if (of_a->low && of_a->high && of_b->low && of_b->high && *of_a->low > 0) {
    comparison.ratio.low = *of_b->low / *of_a->high;
    comparison.ratio.high = *of_b->high / *of_a->low;
  }
  comparison.verdict = judge_ratio(comparison.ratio, band);
  return comparison;
}

bool any_unknown(Cells cells) {
  return std::any_of(cells.begin(), cells.end(),
                     [](const ComparedCell* cell) { return cell->validity == Validity::unknown; });
}

}  // namespace

void compare_cells(ComparisonRow& row, Cells a, Cells b, double band) {
  row.mb_per_s = compare_samples(rates(a), rates(b), band);
  row.p50_ns = compare_latency(a, b, &ComparedCell::p50_ns, band);
  row.p99_ns = compare_latency(a, b, &ComparedCell::p99_ns, band);
  if (!row.p99_ns) {
    row.p99_ns = compare_tails(a, b, band);
    row.p99_from = TailFrom::all_reads;
  }
  row.validity_unknown = any_unknown(a) || any_unknown(b);
}

}  // namespace merops
