#include "results/claim_pairs.h"

#include "core/model/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace merops {
namespace {

template <class T>
bool contains(const std::vector<T>& values, const T& value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

std::size_t disks_of(const ClaimCells& cells) {
  return static_cast<std::size_t>(std::count(cells.device.begin(), cells.device.end(), '+')) + 1;
}

bool is_on(const ClaimSide& side, const ClaimCells& cells) {
  if (!side.readers.empty() && !contains(side.readers, cells.reader)) return false;
  if (!side.kinds.empty() && !contains(side.kinds, cells.kind)) return false;
  if (side.regime && cells.regime != side.regime) return false;
  if (side.depth != 0 && cells.depth != side.depth) return false;
  if (side.expert_bytes != 0 && !is_same_size(side.expert_bytes, cells.expert_bytes)) return false;
  if (!side.transport.empty() && cells.transport != side.transport) return false;
  return side.disks == 0 || (side.disks == 1) == (disks_of(cells) == 1);
}

/// Whether one of the joined disks is the other side's.
bool is_part_of(const std::string& disk, const std::string& joined) {
  return ("+" + joined + "+").find("+" + disk + "+") != std::string::npos;
}

bool devices_fit(const ClaimCheck& check, const ClaimCells& a, const ClaimCells& b) {
  if (!contains(check.differ, std::string("device"))) return a.device == b.device && a.campaign == b.campaign;
  if (a.device == b.device) return false;
  return check.numerator.disks != 2 || is_part_of(b.device, a.device);
}

bool keys_fit(const ClaimCheck& check, const ClaimCells& a, const ClaimCells& b) {
  if (a.key.size() != b.key.size()) return false;
  return std::equal(a.key.begin(), a.key.end(), b.key.begin(), [&](const auto& x, const auto& y) {
    return x.first == y.first && (x.second == y.second || contains(check.differ, x.first));
  });
}

bool is_documented(const ClaimCheck& check, const ClaimCells& a, const ClaimCells& b) {
  return std::any_of(check.documented.begin(), check.documented.end(), [&](const ClaimFigure& figure) {
    return figure.transport == a.transport && figure.against == b.transport;
  });
}

/// Of two disks either may stand above the line: the order that was documented goes first, then that of their names.
bool is_right_way_round(const ClaimCheck& check, const ClaimCells& a, const ClaimCells& b) {
  const bool symmetric = contains(check.differ, std::string("device")) && check.numerator.disks == 0;
  if (!symmetric) return true;
  if (is_documented(check, a, b) != is_documented(check, b, a)) return is_documented(check, a, b);
  return a.device < b.device;
}

bool is_pair(const ClaimCheck& check, const ClaimCells& a, const ClaimCells& b) {
  return &a != &b && a.machine == b.machine && is_on(check.numerator, a) && is_on(check.denominator, b) &&
         devices_fit(check, a, b) && keys_fit(check, a, b) && is_right_way_round(check, a, b) &&
         (!check.numerator.plateau || a.depth > b.depth);
}

/// The greater the earlier a reader is named.
auto preference(const std::vector<std::string>& readers, const std::string& reader) {
  return readers.end() - std::find(readers.begin(), readers.end(), reader);
}

/// Most repetitions on both sides, then the newest campaign, then the reader named first.
auto goodness(const ClaimCheck& check, const ClaimPair& pair) {
  return std::tuple(
      std::min(samples_of(*pair.numerator, check.metric).size(), samples_of(*pair.denominator, check.metric).size()),
      std::max(pair.numerator->order, pair.denominator->order),
      std::min(pair.numerator->order, pair.denominator->order),
      preference(check.numerator.readers, pair.numerator->reader),
      preference(check.denominator.readers, pair.denominator->reader));
}

/// What a finding is told of: the disks, kinds of source and size.
auto subject_of(const ClaimPair& pair) {
  return std::tuple(pair.numerator->machine, pair.numerator->device, pair.denominator->device, pair.numerator->kind,
                    pair.denominator->kind, pair.numerator->expert_bytes);
}

double median_rate(const ClaimCells& cells) { return median(cells.mb_per_s).value; }

/// Of the pairs with one denominator the one whose numerator lies where the plateau of their depths begins.
std::vector<ClaimPair> at_plateaus(const std::vector<ClaimPair>& pairs) {
  std::map<const ClaimCells*, std::vector<ClaimPair>> by_denominator;
  for (const ClaimPair& pair : pairs) by_denominator[pair.denominator].push_back(pair);
  std::vector<ClaimPair> chosen;
  for (const auto& [denominator, candidates] : by_denominator) {
    std::vector<DepthPoint> points;
    points.reserve(candidates.size());
    for (const ClaimPair& pair : candidates) {
      points.push_back({pair.numerator->depth, median_rate(*pair.numerator),
                        static_cast<std::uint32_t>(pair.numerator->mb_per_s.size())});
    }
    const std::uint32_t depth = plateau(points).value_or(Plateau{}).depth;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(chosen),
                 [&](const ClaimPair& pair) { return pair.numerator->depth == depth; });
  }
  return chosen;
}

}  // namespace

const std::vector<double>& samples_of(const ClaimCells& cells, ClaimMetric metric) {
  return metric == ClaimMetric::mb_per_s ? cells.mb_per_s : cells.p99_us;
}

std::vector<ClaimPair> pairs_for(const ClaimCheck& check, std::span<const ClaimCells> cells) {
  std::vector<const ClaimCells*> denominators;
  for (const ClaimCells& b : cells) {
    if (is_on(check.denominator, b)) denominators.push_back(&b);
  }
  std::vector<ClaimPair> pairs;
  for (const ClaimCells& a : cells) {
    if (!is_on(check.numerator, a)) continue;
    for (const ClaimCells* b : denominators) {
      if (is_pair(check, a, *b)) pairs.push_back({&a, b});
    }
  }
  if (check.numerator.plateau) pairs = at_plateaus(pairs);
  std::map<decltype(subject_of(std::declval<ClaimPair>())), ClaimPair> best;
  for (const ClaimPair& pair : pairs) {
    const auto [place, is_new] = best.try_emplace(subject_of(pair), pair);
    if (!is_new && goodness(check, pair) > goodness(check, place->second)) place->second = pair;
  }
  std::vector<ClaimPair> chosen;
  chosen.reserve(best.size());
  for (const auto& [subject, pair] : best) chosen.push_back(pair);
  return chosen;
}

}  // namespace merops
