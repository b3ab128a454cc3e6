#pragma once

#include "gui/models/display.h"
#include "gui/models/progress_event.h"

#include <QAbstractTableModel>
#include <deque>
#include <optional>

namespace merops::gui {

/// A cell of the run that goes on, as its row shows it.
struct MeasuredCell {
  std::uint32_t cell = 0;  ///< from 0
  CellAsked asked{};
  QString sourceKind{}, sourcePath{};
  std::optional<CellState> state{};  ///< absent while it is measured
  Validity validity = Validity::unknown;
  QString reason{};
  std::uint64_t bytes = 0;
  Estimate mbPerS{};
  std::optional<double> p50Ns{}, p99Ns{};
  std::vector<Flag> flags{};
};

/// The cells of a run in the order of their measuring, the running one last. The oldest are dropped beyond kMostRows:
/// the results page shows them all.
class MeasureCellModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column : int { number, source, reader, depth, cache, state, bytes, rate, p50, p99, remarks, kColumns };
  static constexpr std::size_t kMostRows = 5000;

  explicit MeasureCellModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void clear();
  void begin(const CellStarted& event, const QString& sourceKind);
  void progress(const ProgressSeen& event);
  void end(const CellEnded& event);
  /// The run ended while a cell was measured.
  void abandon(const QString& reason);
  void setDisplay(const Display& display);
  [[nodiscard]] std::size_t dropped() const { return dropped_; }
  [[nodiscard]] const MeasuredCell& at(int row) const { return cells_.at(static_cast<std::size_t>(row)); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] bool isRunning() const { return !cells_.empty() && !cells_.back().state; }
  void append(MeasuredCell cell);
  void changedLast();
  [[nodiscard]] QString text(const MeasuredCell& cell, int column) const;

  std::deque<MeasuredCell> cells_{};
  std::size_t dropped_ = 0;
  Display display_{};
};

/// "store", "container", ... in the user's language; what is not known as it is.
[[nodiscard]] QString sourceKindText(const QString& kind);
/// "cold", "warm", ... as asked, in the user's language.
[[nodiscard]] QString cacheText(const QString& cache);

}  // namespace merops::gui
