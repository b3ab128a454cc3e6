#pragma once

#include "gui/models/disk_card.h"

#include <QAbstractButton>

class QLabel;
class QPushButton;

namespace merops::gui {

/// A disk's card. One with results is checkable: a click or Space chooses it. Enter, and the context menu's key, ask
/// for its menu; the arrow keys ask for its neighbours.
class DiskCardView : public QAbstractButton {
  Q_OBJECT

 public:
  explicit DiskCardView(QWidget* parent = nullptr);
  void show(const DiskCard& card);
  [[nodiscard]] const DiskCard& card() const { return card_; }
  [[nodiscard]] QSize sizeHint() const override;

 signals:
  void measureWanted();
  void menuWanted(const QPoint& global);
  void neighbourWanted(Qt::Key arrow);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] QLabel* addText(const char* name);
  void say(QLabel* label, const QString& text) const;
  void sayName();
  void enlargeRate();
  DiskCard card_{};
  QLabel *name_ = nullptr, *hardware_ = nullptr, *place_ = nullptr, *rate_ = nullptr, *verdict_ = nullptr,
         *tokens_ = nullptr, *link_ = nullptr, *cautions_ = nullptr;
  QPushButton* measure_ = nullptr;
};

}  // namespace merops::gui
