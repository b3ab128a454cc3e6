#pragma once

#include "gui/models/display.h"

#include <QObject>

namespace merops::gui {

/// What the user set once for the whole window. Kept in QSettings (application and organisation "merops").
class Preferences : public QObject {
  Q_OBJECT

 public:
  explicit Preferences(QObject* parent = nullptr);
  [[nodiscard]] const Display& display() const { return display_; }
  void setRateUnit(RateUnit unit);
  /// For this time only: the stored one stays.
  void showRateUnit(RateUnit unit);

 signals:
  void displayChanged();

 private:
  Display display_{};
};

}  // namespace merops::gui
