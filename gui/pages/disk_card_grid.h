#pragma once

#include <QLayout>
#include <vector>

namespace merops::gui {

/// As many columns of equal width as fit; each row as high as its highest item. Every item stands in its place of the
/// row, so that cards of different height do not run into one another. Owns its items.
class DiskCardGrid : public QLayout {
 public:
  explicit DiskCardGrid(QWidget* parent);
  ~DiskCardGrid() override;

  /// Columns at this width.
  [[nodiscard]] int columns(int width) const;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
  [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
  [[nodiscard]] QSize minimumSize() const override;
  void setGeometry(const QRect& area) override;

 private:
  [[nodiscard]] int place(const QRect& area, bool move) const;  // the height needed
  [[nodiscard]] int leastColumn() const;
  [[nodiscard]] int gap() const;
  std::vector<QLayoutItem*> items_{};
};

}  // namespace merops::gui
