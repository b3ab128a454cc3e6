#include "gui/pages/cell_detail_view.h"

#include <QScrollBar>

namespace merops::gui {

CellDetailView::CellDetailView(QWidget* parent) : QTextBrowser(parent) {
  setObjectName(QStringLiteral("detail"));
  setAccessibleName(tr("Details of the current result"));
  setOpenLinks(false);
  setTabChangesFocus(true);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setCell({}, Display());
}

void CellDetailView::setCell(std::optional<CellInCampaign> cell, const Display& display) {
  const std::int64_t id = cell ? cell->cell.id : 0;
  const int place = id == id_ ? verticalScrollBar()->value() : 0;
  cell_ = std::move(cell);
  id_ = id;
  if (cell_) {
    setHtml(gui::toHtml(detailOf(*cell_, display)));
  } else {
    setPlainText(tr("Choose a result to see all that is known about it."));
  }
  verticalScrollBar()->setValue(place);
}

void CellDetailView::setDisplay(const Display& display) { setCell(std::exchange(cell_, {}), display); }

}  // namespace merops::gui
