#pragma once

#include "gui/models/compare_disks.h"

#include <QStringList>
#include <cstddef>
#include <string>
#include <vector>

/// Which rows of several disks stand beside one another. Pure.
namespace merops::gui {

/// Rows of one cell key, one of each disk (null where it has none).
struct CompareGroup {
  CellKey key{""};
  std::vector<const ComparedRow*> rows{};  ///< as many as there are disks

  [[nodiscard]] std::size_t filled() const;
  [[nodiscard]] const ComparedRow& any() const;  ///< the first that is there
};

/// Groups that may share a chart: their keys are equal but for reader, cache state and depth.
struct CompareFacet {
  CellKey key{""};  ///< without those
  std::vector<CompareGroup> groups{};
};

/// For each reader and cache state a group at depth 1 and one at the best depth (by the rates of all disks together)
/// that all disks with such rows have in common; where they have none in common, at the one that most of them have.
/// Charts and groups that most disks share come first, those past the page cache before others. At most `most` groups
/// are kept, those with most disks; `dropped` is how many were not.
[[nodiscard]] std::vector<CompareFacet> compareFacets(const std::vector<const ComparedDisk*>& disks,
                                                      const QStringList& readers, std::size_t most,
                                                      std::size_t& dropped);

}  // namespace merops::gui
