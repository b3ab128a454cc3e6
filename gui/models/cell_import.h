#pragma once

#include "results/set_store.h"

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace merops::gui {

/// What became of a file that was to be imported.
struct FileImport {
  QString file{};
  ImportReport report{};      ///< where there is no problem
  QString problem{}, hint{};  ///< empty, or why nothing of it was imported, and what to try
};

/// Imports each file, all of it or nothing: one that is refused does not keep the others out. Needs a database opened
/// for writing. Never throws for a file.
[[nodiscard]] std::vector<FileImport> importFiles(Database& database, const QStringList& files);

/// What came of it, a paragraph for each file.
[[nodiscard]] QString wordsOf(const std::vector<FileImport>& files);
/// The same in one sentence.
[[nodiscard]] QString summaryOf(const std::vector<FileImport>& files);

}  // namespace merops::gui
