#pragma once

#include "gui/models/measure_run.h"
#include "tests/support/temporary_folder.h"

#include <QString>
#include <cstddef>
#include <filesystem>

/// What the tests of a new measurement share.
namespace merops::gui::test {

[[nodiscard]] QString meropsProgram();   ///< as it was built
[[nodiscard]] QString standInProgram();  ///< measure_child.cpp

/// A store of 24 experts in the folder, written by the program itself.
[[nodiscard]] QString writeStore(const std::filesystem::path& folder);
/// Of all campaigns in the database.
[[nodiscard]] std::size_t cellsRecorded(const std::filesystem::path& database);
/// Folders `.merops-*` in the folder.
[[nodiscard]] std::size_t workFolders(const std::filesystem::path& folder);
[[nodiscard]] bool isAlive(qint64 process);

/// Without waiting for a quiet machine, and quickly done.
[[nodiscard]] MeasurePlan quickMeasurement(const QString& store, const std::filesystem::path& database);
[[nodiscard]] MeasurePlan quickQualification(const std::filesystem::path& folder,
                                             const std::filesystem::path& database);

}  // namespace merops::gui::test
