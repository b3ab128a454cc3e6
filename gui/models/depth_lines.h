#pragma once

#include "gui/models/display.h"
#include "gui/models/lines_disks.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace merops::gui {

/// One reader's rows over one disk, by depth.
struct DepthLine {
  const report::Disk* disk = nullptr;
  std::string reader{};
  std::vector<const CellGroup*> rows{};
  QString name{};  ///< of its own among the lines that are shown
  std::size_t style = 0;
};

/// Lines that may share a chart: of one kind of source, size of read, cache state, kind of pages and order.
struct DepthFacet {
  QString title{};  ///< what they have in common
  std::vector<DepthLine> lines{};
};

/// Readers that the disks were measured with, those with the best rate past the page cache first.
[[nodiscard]] std::vector<std::string> readersOf(const std::vector<const report::Disk*>& disks);
/// Those of `wanted` that the disks were measured with; the best few where there are none.
[[nodiscard]] std::vector<std::string> chosenReaders(const std::vector<const report::Disk*>& disks,
                                                     const QStringList& wanted);

/// `all` gives readers the same style whatever is chosen; it and `disks` outlive the answer.
[[nodiscard]] std::vector<DepthFacet> depthFacets(const std::vector<report::Disk>& all,
                                                  const std::vector<const report::Disk*>& disks,
                                                  const std::vector<std::string>& readers, const Display& display);

}  // namespace merops::gui
