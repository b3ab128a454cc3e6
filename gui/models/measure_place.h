#pragma once

#include "gui/models/display.h"
#include "gui/models/measure_plan.h"

#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <optional>

namespace merops::gui {

/// What stands at a path, as far as the file system tells.
struct PlaceFacts {
  enum class Kind : std::uint8_t { missing, folder, file, device, other };
  Kind kind = Kind::missing;
  bool writable = false;  ///< by this user
  std::optional<std::uint64_t> freeBytes{};
  QString problem{};  ///< why nothing is known of it
};

/// The path that a user means by what he typed or dropped: "~" is his home, a file URL the file, what does not begin
/// at the root is below the current folder; the name of a Windows device stays. Looks at no disk.
[[nodiscard]] QString pathOf(const QString& typed);

/// Looks at the disk: not for the window's thread.
[[nodiscard]] PlaceFacts placeAt(const QString& path);

/// What `merops inspect PATH --json` answered.
struct InspectedSource {
  QJsonObject document{};  ///< empty: it is no source
  QString problem{};       ///< in the program's words
};

/// What the place is, and whether the plan can work on it.
struct PlaceAnswer {
  bool usable = false;
  QString text{};     ///< whole sentences: what it is, what will be done with it, or what to try
  QString warning{};  ///< what is odd about it and keeps nobody from measuring
};
[[nodiscard]] PlaceAnswer answerOf(const MeasurePlan& plan, const PlaceFacts& place, const InspectedSource& inspected,
                                   const Display& display);

/// At most so many bytes are written by qualifying a folder without a model; absent where only the program can tell.
[[nodiscard]] std::optional<std::uint64_t> mostBytesWritten(const MeasurePlan& plan);

}  // namespace merops::gui
