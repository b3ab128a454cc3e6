#pragma once

#include <QWidget>

class QLineEdit;

namespace merops::gui {

/// The command line that does the same in a terminal, to be read and copied.
class MeasureCommand : public QWidget {
  Q_OBJECT

 public:
  explicit MeasureCommand(QWidget* parent = nullptr);
  void show(const QString& line);

 signals:
  void copied();

 private:
  QString line_{};
  QLineEdit* edit_;
};

}  // namespace merops::gui
