#pragma once

#include "results/report/disk.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace merops::report {

/// Rows of one disk that may share a chart: of one source, one size of read, one cache state, one kind of pages and one
/// order. They differ in reader and depth.
struct Facet {
  std::string title{};  ///< what they have in common
  std::vector<const CellGroup*> rows{};
};

/// All of a disk's rows; those that went past the page cache first.
[[nodiscard]] std::vector<Facet> facets_of(const Disk& disk);

/// The rows of each reader, by depth; readers by name.
using RowsByReader = std::map<std::string, std::vector<const CellGroup*>>;
[[nodiscard]] RowsByReader rows_by_reader(const Facet& facet);

/// The style of each reader, the same in all charts of a report.
class ReaderStyles {
 public:
  explicit ReaderStyles(const std::vector<Disk>& disks);
  [[nodiscard]] std::size_t operator[](const std::string& reader) const { return numbers_.at(reader); }

 private:
  std::map<std::string, std::size_t> numbers_{};
};

}  // namespace merops::report
