#pragma once

#include "core/model/cell.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

namespace merops::gui {

enum class MeasureKind : std::uint8_t {
  qualify,  ///< what a disk can do for a model: only a path is needed
  measure,  ///< chosen readers at chosen depths over a source
};

/// What is to be measured, as the form holds it: texts are those that the user typed and may be wrong
/// (measure_validation.h). Empty texts are left to the program's defaults. A value.
struct MeasurePlan {
  MeasureKind kind = MeasureKind::qualify;
  QString path{};  ///< a folder, a file or a device
  QString database{};
  bool databaseIsDefault = true;  ///< the program finds it by itself, and makes its folder
  QString quietWait{};            ///< at most so long before a cell until nobody else is at work
  bool thorough = false;

  // qualify
  QString preset{};  ///< of the model to synthesise; empty: `config`, or the default model
  QString config{};  ///< a model's config.json
  bool configWanted = false;
  int bits = 4;
  QString size{}, budget{};
  bool keep = false;

  // measure
  QStringList readers{};  ///< empty: the best that reads the source
  QString depths{};       ///< "1,2,4"
  QString repetitions{};
  std::vector<CacheMode> caches{CacheMode::cold};
  QString memory{};  ///< for CacheMode::pressed
  QString sample{}, bytes{}, seconds{};
  QString block{};

  friend bool operator==(const MeasurePlan&, const MeasurePlan&) = default;
};

/// What the child gets: progress as JSON Lines on its standard error, one JSON document on its standard output.
[[nodiscard]] QStringList childArguments(const MeasurePlan& plan);
/// What a user pastes into a terminal for the same: one line, "merops" first.
[[nodiscard]] QString shellLine(const MeasurePlan& plan);
/// The words of that line.
[[nodiscard]] QStringList shellWords(const MeasurePlan& plan);

}  // namespace merops::gui
