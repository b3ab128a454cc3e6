#pragma once

#include "gui/models/display.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace merops::gui {

enum class Appearance : std::uint8_t { system, light, dark };

/// What is looked at first (--select KIND:VALUE,...).
struct FirstSelection {
  std::vector<std::string> disks{};  ///< kernel names, or models of disks
  std::vector<std::int64_t> cells{};
  QStringList readers{};
  std::string campaign{};  ///< the beginning of its id
  QString model{};         ///< a preset's id
};

/// How the program was started. A value.
struct CommandLine {
  std::filesystem::path database{};  ///< empty: the default one
  QString page{};                    ///< id; empty: the one of the last time
  FirstSelection select{};
  QString screenshot{};  ///< empty: a window; else the file to write
  std::optional<QSize> size{};
  Appearance appearance = Appearance::system;
  std::optional<RateUnit> unit{};  ///< for this time only
  QString program{};               ///< path of `merops`; empty: looked for
};

/// The program's arguments, without its name. `problem` is what is wrong with them, in words; `information` what --help
/// or --version prints.
struct ParsedCommandLine {
  CommandLine line{};
  QString problem{}, information{};
};
[[nodiscard]] ParsedCommandLine parseCommandLine(const QStringList& arguments);

/// Whether a picture is asked for: to be known before Qt looks for a display.
[[nodiscard]] bool wantsNoDisplay(int argc, const char* const* argv);

}  // namespace merops::gui
