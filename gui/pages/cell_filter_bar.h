#pragma once

#include "gui/models/cell_words.h"
#include "gui/models/display.h"
#include "results/cell_index.h"
#include "results/cell_values.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QTimer;

namespace merops::gui {

/// Which cells the table shows: by words and by fields.
class CellFilterBar : public QWidget {
  Q_OBJECT

 public:
  explicit CellFilterBar(QWidget* parent = nullptr);
  [[nodiscard]] CellIndexFilter filter() const;
  /// What can be chosen; what is chosen stays.
  void setValues(const CellValues& values, const Display& display);
  void clear();
  void focusText();
  [[nodiscard]] bool isSettled() const;  ///< nothing typed that the filter does not know of yet

 signals:
  void filterChanged();  ///< a moment after the last key

 private:
  QComboBox* addField(const char* name, const QString& everything, const QString& accessibleName);
  void fillFixedFields();

  QLineEdit* text_;
  QTimer* delay_;
  QWidget* fields_;
  QComboBox *campaign_, *device_, *reader_, *state_, *cache_, *flag_, *depth_, *standing_;
};

}  // namespace merops::gui
