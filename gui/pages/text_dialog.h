#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace merops::gui {

/// Asks for a text of a line or more, without which it cannot be accepted.
class TextDialog : public QDialog {
  Q_OBJECT

 public:
  TextDialog(const QString& title, const QString& question, const QString& acceptText, QWidget* parent);
  [[nodiscard]] QString text() const;  ///< without white space around it

 private:
  QPlainTextEdit* text_;
};

}  // namespace merops::gui
