#pragma once

#include "results/query.h"

#include <QString>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace merops::gui {

/// What results can be written as.
enum class ExportFormat : std::uint8_t { set, csv, csvIntervals, markdown, report };

struct ExportFormatRow {
  ExportFormat format;
  const char* id;      ///< stable: in settings
  const char* name;    ///< to be translated in the context "CellExport"
  const char* ending;  ///< of its files, with the dot
  bool stamps;         ///< it can hold the times of single reads
};
[[nodiscard]] std::span<const ExportFormatRow> exportFormats();
[[nodiscard]] QString nameOf(const ExportFormatRow& format);

struct ExportWish {
  std::vector<std::int64_t> cells{};
  ExportFormat format = ExportFormat::set;
  bool identity = false;  ///< host name, serial numbers, paths and user names stay in
  bool stamps = true;
};
/// What is written, the same as `merops export` and `merops report` give. Error where a cell is gone or was deleted.
[[nodiscard]] std::string exportText(Database& database, const ExportWish& wish);

/// Writes a file whole and durable or not at all; Error where that cannot be done, and for a results database. False,
/// having done nothing, where a file is there already and is not to be replaced.
[[nodiscard]] bool writeExport(const std::filesystem::path& path, const std::string& text, bool replace);

}  // namespace merops::gui
