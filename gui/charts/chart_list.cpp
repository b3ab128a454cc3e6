#include "gui/charts/chart_list.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace merops::gui {
namespace {

constexpr int kTwoColumnsFrom = 110;  // characters of a line

}  // namespace

ChartList::ChartList(QWidget* parent) : QScrollArea(parent), sentence_(new QLabel) {
  auto* content = new QWidget;
  grid_ = new QGridLayout(content);
  sentence_->setObjectName(QStringLiteral("sentence"));
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setAlignment(Qt::AlignCenter);
  sentence_->setWordWrap(true);
  grid_->addWidget(sentence_, 0, 0, 1, 2);
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);  // the charts have it
  sentence_->hide();
}

void ChartList::show(std::vector<AnyChart> charts) {
  if (charts.empty()) return say(tr("There are no charts to show."));
  sentence_->hide();
  keepViews(charts);
  for (std::size_t i = 0; i < charts.size(); ++i) views_[i]->show(std::move(charts[i]));
}

void ChartList::say(const QString& text) {
  keepViews({});
  sentence_->setText(text);
  sentence_->show();
}

/// A view for each chart: those of before where they show the same kind of chart.
void ChartList::keepViews(const std::vector<AnyChart>& charts) {
  bool same = views_.size() == charts.size();
  std::vector<ChartView*> kept;
  for (std::size_t i = 0; i < charts.size(); ++i) {
    const bool fits = i < views_.size() && views_[i]->chart().index() == charts[i].index();
    kept.push_back(fits ? std::exchange(views_[i], nullptr) : new ChartView(widget()));
    same = same && fits;
  }
  for (ChartView* gone : views_) delete gone;
  views_ = std::move(kept);
  if (!same) arrange();
}

int ChartList::columnsWanted() const {
  const int line = fontMetrics().averageCharWidth() * kTwoColumnsFrom;
  return views_.size() > 1 && viewport()->width() >= line ? 2 : 1;
}

void ChartList::arrange() {
  columns_ = columnsWanted();
  for (ChartView* view : views_) grid_->removeWidget(view);
  QWidget* before = nullptr;  // the last that Tab comes to
  for (std::size_t i = 0; i < views_.size(); ++i) {
    const int place = static_cast<int>(i);
    grid_->addWidget(views_[i], place / columns_, place % columns_, 1, columns_ == 1 ? 2 : 1);
    views_[i]->setVisible(true);
    if (before) setTabOrder(before, views_[i]);
    before = views_[i]->findChild<QToolButton*>();
    setTabOrder(views_[i], before);
  }
  for (const int column : {0, 1}) grid_->setColumnStretch(column, 1);
}

void ChartList::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (columnsWanted() != columns_) arrange();
}

void ChartList::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange && columnsWanted() != columns_) arrange();
}

}  // namespace merops::gui
