#include "results/report/choice.h"

#include "results/report/wording.h"

#include <algorithm>

namespace merops::report {
namespace {

std::uint64_t size_to_compare(const Material& material) {
  const CellGroup* fastest = nullptr;
  for (const Disk& disk : material.disks) {
    const CellGroup* row = deciding_group(disk);
    if (row == nullptr) continue;
    if (material.geometry && row->expert_bytes == expert_bytes(*material.geometry)) return row->expert_bytes;
    if (fastest == nullptr) fastest = row;
  }
  return fastest == nullptr ? 0 : fastest->expert_bytes;
}

}  // namespace

Spread ratio_spread(const CellGroup& over, const CellGroup& under) {
  const Spread plain{over.mb_per_s.value, over.mb_per_s.value, false};
  const Spread a = spread_of(over).value_or(plain);
  const Spread b = spread_of(under).value_or(Spread{under.mb_per_s.value, under.mb_per_s.value, false});
  return {a.low / b.high, a.high / b.low, a.bounds && b.bounds};
}

Choice choose(const Material& material) {
  Choice choice;
  const std::uint64_t size = size_to_compare(material);
  for (const Disk& disk : material.disks) {
    const CellGroup* row = deciding_group(disk);
    if (row == nullptr || row->expert_bytes != size) {
      choice.others.push_back(&disk);
    } else if (choice.best == nullptr) {
      choice.best = &disk;
    } else {
      const CellGroup& best = *deciding_group(*choice.best);
      const bool told_apart = spread_of(best) && spread_of(*row) && ratio_spread(best, *row).low > 1;
      (told_apart ? choice.slower : choice.equals).push_back(&disk);
    }
  }
  return choice;
}

}  // namespace merops::report
