#pragma once

#include "gui/models/compare_pairs.h"
#include "gui/models/display.h"

#include <QStringList>
#include <QWidget>
#include <array>

class QCheckBox;
class QMenu;
class QToolButton;

namespace merops::gui {

/// What is shown of the disks: the measure, the readers, documented results.
class CompareBar : public QWidget {
  Q_OBJECT

 public:
  explicit CompareBar(QWidget* parent = nullptr);

  [[nodiscard]] CompareMeasure measure() const;
  [[nodiscard]] bool showsDocumented() const;
  void showUnit(const Display& display);
  /// Readers that there are, and those that are wanted (none: all).
  void showReaders(const QStringList& there, const QStringList& wanted);

 signals:
  void changed();  ///< measure or documented results
  void readersChosen(const QStringList& readers);

 private:
  void buildMeasures();
  void nameReaders();
  void chooseReaders();

  std::array<QToolButton*, 3> measures_{};  ///< in the order of CompareMeasure
  QToolButton* readers_ = nullptr;
  QMenu* menu_ = nullptr;
  QCheckBox* documented_ = nullptr;
  QStringList there_{}, wanted_{};
};

}  // namespace merops::gui
