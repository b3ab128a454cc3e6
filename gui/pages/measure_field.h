#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace merops::gui {

/// A line to type into, with what is wrong about it in words below.
class MeasureField : public QWidget {
  Q_OBJECT

 public:
  /// `placeholder` says what an empty line means.
  MeasureField(const QString& name, const QString& placeholder, QWidget* parent = nullptr);
  [[nodiscard]] QString text() const;
  [[nodiscard]] QLineEdit* edit() const { return edit_; }
  void setFault(const QString& fault);

 signals:
  void changed();

 private:
  QLineEdit* edit_;
  QLabel* fault_;
};

/// A label of whole sentences: wrapped plain text that can be selected.
[[nodiscard]] QLabel* sentenceLabel(const QString& objectName, QWidget* parent = nullptr);

}  // namespace merops::gui
