#pragma once

#include "core/model/cell_group.h"
#include "results/comparison_side.h"
#include "results/report/disk.h"

#include <QStringList>
#include <cstddef>
#include <string>
#include <vector>

/// What disks are compared by: their repetitions, by cell key. Pure.
namespace merops::gui {

/// Repetitions of one cell over one source: what makes a bar.
struct ComparedRow {
  CellKey key{""};                    ///< of all of them
  CellGroup group{};                  ///< their figures
  CellResult first{};                 ///< for its regime; without series, histogram and stamps
  std::vector<ComparedCell> cells{};  ///< those that the figures rest on
};

/// Whether so many of its repetitions were disturbed that the row's figures are theirs: it is shown, and not compared.
[[nodiscard]] inline bool isDisturbed(const ComparedRow& row) { return row.group.validity == Validity::contaminated; }

/// A disk by its newest campaign.
struct ComparedDisk {
  std::string identity{};  ///< results/report/disk_name.h
  std::string name{};      ///< plain text; of its own
  std::string transport{};
  CampaignInfo campaign{};          ///< with the sources that lie on the disk
  std::vector<ComparedRow> rows{};  ///< each key once: of several sources the one with most repetitions
  std::size_t leftOut = 0;          ///< cells that do not count (results/report/disk.h)
  std::size_t setAside = 0;         ///< repetitions that rows leave out: contaminated
  std::size_t otherSources =
      0;  ///< rows that are not among `rows`: their key was measured otherwise too (source, cache setting)
};

/// Equal for all disks of a report that are the same one.
[[nodiscard]] std::string comparedIdentity(const report::Disk& disk);

/// Each disk once, by its newest campaign with cells that count; in the order given, which is best first.
[[nodiscard]] std::vector<ComparedDisk> comparedDisks(const std::vector<report::Disk>& disks);

/// The disks chosen, in that order, at most `most`; the two best where none of them is known. They point into `known`.
[[nodiscard]] std::vector<const ComparedDisk*> chosenDisks(const std::vector<ComparedDisk>& known,
                                                           const std::vector<std::string>& identities,
                                                           std::size_t most);

/// All readers of the disks, by name.
[[nodiscard]] QStringList readersOf(const std::vector<const ComparedDisk*>& disks);

/// Whether a filter of readers takes the row; an empty one takes all.
[[nodiscard]] bool takesReader(const QStringList& readers, const ComparedRow& row);

}  // namespace merops::gui
