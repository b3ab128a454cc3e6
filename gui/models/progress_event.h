#pragma once

#include "core/model/measurement.h"

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

/// What `merops ... --progress jsonl` says on its standard error (docs/guide.md, "Follow a run from a program").
namespace merops::gui {

struct CampaignStarted {
  QString id{}, command{};
  std::optional<std::uint32_t> cells{};  ///< absent where the number is not known yet
};

/// What tells a cell from the others of its campaign.
struct CellAsked {
  std::uint32_t source = 0, depth = 0, repetition = 0;
  QString reader{}, cache{}, tag{};
};

struct CellStarted {
  std::uint32_t cell = 0, cells = 0;  ///< from 0; cells 0: not known
  CellAsked asked{};
};

/// Of a cell; of work (packing, synthesising, verifying) where `cell` is absent.
struct ProgressSeen {
  std::optional<std::uint32_t> cell{};
  std::uint64_t bytes = 0;
  std::optional<std::uint64_t> of{};  ///< absent where time ends the cell
  double mbPerS = 0, secondsLeft = 0;
};

struct CellEnded {
  std::uint32_t cell = 0, cells = 0;
  CellAsked asked{};
  CellState state = CellState::skipped;
  Validity validity = Validity::unknown;
  QString reason{};  ///< why it was not measured, or does not count
  QString sourcePath{}, sourceKind{};
  std::uint64_t bytes = 0;
  Estimate mbPerS{};
  std::optional<double> p50Ns{}, p99Ns{};
  std::vector<Flag> flags{};
};

struct MessageSaid {
  QString level{};  ///< "note", "warning", "error"; empty: the line was no event
  QString text{}, hint{};
};

struct WorkStarted {
  QString kind{}, path{};
};
struct WorkEnded {
  QString kind{}, state{}, reason{};
  std::uint64_t bytes = 0;
};
struct CampaignEnded {
  QString id{}, end{};
  int exitCode = 0;
};

using ProgressEvent = std::variant<CampaignStarted, CellStarted, ProgressSeen, CellEnded, MessageSaid, WorkStarted,
                                   WorkEnded, CampaignEnded>;

/// One line without its end. A line that is no event, or one that is not known here, is a message with the line as its
/// text; members that are missing or of another type keep their defaults. Never throws.
[[nodiscard]] ProgressEvent eventOf(const QByteArray& line);

/// Cuts what comes in pieces of any size into lines.
class ProgressLines {
 public:
  /// Longer lines are cut here: nothing the program says is as long.
  static constexpr qsizetype kLongestLine = qsizetype{16} << 20;

  /// Calls `event` for each line that is complete now; empty lines say nothing.
  void take(const QByteArray& bytes, const std::function<void(const ProgressEvent&)>& event);
  /// What stands behind the last line's end.
  void finish(const std::function<void(const ProgressEvent&)>& event);

 private:
  QByteArray begun_{};
};

}  // namespace merops::gui
