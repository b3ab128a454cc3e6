#include "gui/pages/disk_card_grid.h"

#include <QWidget>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kColumnLetters = 44;

int heightOf(const QLayoutItem& item, int width) {
  const int asked = item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
  return std::max(asked, item.minimumSize().height());
}

}  // namespace

DiskCardGrid::DiskCardGrid(QWidget* parent) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }

DiskCardGrid::~DiskCardGrid() {
  for (QLayoutItem* item : items_) delete item;
}

int DiskCardGrid::leastColumn() const {
  return parentWidget() == nullptr ? 1 : kColumnLetters * parentWidget()->fontMetrics().averageCharWidth();
}

int DiskCardGrid::gap() const { return std::max(spacing(), 0); }

int DiskCardGrid::columns(int width) const {
  const int most = std::max(1, count());
  return std::clamp((width + gap()) / (leastColumn() + gap()), 1, most);
}

void DiskCardGrid::addItem(QLayoutItem* item) {
  items_.push_back(item);
  invalidate();
}

QLayoutItem* DiskCardGrid::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* DiskCardGrid::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item != nullptr) items_.erase(items_.begin() + index);
  invalidate();
  return item;
}

QSize DiskCardGrid::minimumSize() const {
  const QMargins margins = contentsMargins();
  return {leastColumn() + margins.left() + margins.right(), margins.top() + margins.bottom()};
}

void DiskCardGrid::setGeometry(const QRect& area) {
  QLayout::setGeometry(area);
  (void)place(area, true);
}

int DiskCardGrid::place(const QRect& area, bool move) const {
  const QMargins margins = contentsMargins();
  const QRect inner = area.marginsRemoved(margins);
  const int many = columns(inner.width()), width = (inner.width() - (many - 1) * gap()) / many;
  int top = inner.top();
  for (int first = 0; first < count(); first += many) {
    const int last = std::min(first + many, count());
    int height = 0;
    for (int i = first; i < last; ++i) height = std::max(height, heightOf(*itemAt(i), width));
    for (int i = first; move && i < last; ++i) {
      const int column = parentWidget()->isRightToLeft() ? many - 1 - (i - first) : i - first;
      itemAt(i)->setGeometry({inner.left() + column * (width + gap()), top, width, height});
    }
    top += height + gap();
  }
  return top - (count() == 0 ? 0 : gap()) - area.top() + margins.bottom();
}

}  // namespace merops::gui
