#pragma once

#include <QFrame>
#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace merops::gui {

/// A strip above the page: what is wrong, what to try, and buttons that help. Texts are plain and can be selected.
class Banner : public QFrame {
  Q_OBJECT

 public:
  struct Button {
    QString text{};
    std::function<void()> pressed{};
  };

  explicit Banner(QWidget* parent = nullptr);
  /// Shown until hidden or until it says something else. The text is also told to assistive technology.
  void say(const QString& text, const QString& hint, std::vector<Button> buttons);

 private:
  QLabel* sign_;
  QLabel* text_;
  QHBoxLayout* buttons_;
};

}  // namespace merops::gui
