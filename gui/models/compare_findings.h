#pragma once

#include "gui/models/compare_disks.h"
#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"

#include <QStringList>

/// What the comparison of two disks says, in sentences.
namespace merops::gui {

/// In how many of their common rows the other disk is faster (its latency shorter), and by how much where both do best;
/// where they have no key in common, in which fields the nearest differ; how many rows were disturbed, and are not
/// compared. A sentence a line.
[[nodiscard]] QString pairSentences(const ComparedDisk& first, const ComparedDisk& other, const ComparedPair& pair,
                                    CompareMeasure measure, const Display& display);

/// What of the disk does not count; empty where nothing was left out.
[[nodiscard]] QStringList leftOutSentences(const ComparedDisk& disk);

}  // namespace merops::gui
