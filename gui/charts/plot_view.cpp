#include "gui/charts/plot_view.h"

#include "gui/charts/bar_layout.h"
#include "gui/charts/bar_picture.h"
#include "gui/charts/line_picture.h"
#include "gui/charts/painting_item.h"
#include "gui/charts/qt_series.h"
#include "gui/charts/walk.h"

#include <QGraphicsScene>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QtCharts/QChart>
#include <algorithm>
#include <limits>
#include <utility>

namespace merops::gui {
namespace {

constexpr double kAxisLines = 8;                       // the width of a value axis at most, in lines
constexpr double kBehind = -1, kAbove = 1, kRing = 2;  // a QChart lies at 0
constexpr double kNoteWidth = 30;                      // at most, in lines

/// A chart that shows nothing of its own besides its series.
QChart* bareChart() {
  auto* chart = new QChart;
  chart->legend()->hide();
  chart->setBackgroundVisible(false);
  chart->setPlotAreaBackgroundVisible(false);
  chart->setMargins({});
  return chart;
}

Picture draw(const AnyChart& chart, const Look& look, const QSizeF& size) {
  if (const auto* lines = std::get_if<LineChart>(&chart)) return drawLines(*lines, look, size);
  return drawBars(std::get<BarChart>(chart), look, size);
}

Painting rectangle(const QRectF& area, const QPen& pen) {
  return [=](QPainter& painter) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area, 3, 3);
  };
}

QLabel* makeNote(QWidget* parent) {
  auto* note = new QLabel(parent);
  note->setObjectName(QStringLiteral("about"));
  note->setTextFormat(Qt::PlainText);
  note->setWordWrap(true);
  note->setAutoFillBackground(true);
  note->setBackgroundRole(QPalette::Base);
  note->setForegroundRole(QPalette::Text);
  note->setFrameShape(QFrame::Box);
  note->setAttribute(Qt::WA_TransparentForMouseEvents);
  note->hide();
  return note;
}

}  // namespace

QString plainTip(const QString& text) {
  return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

PlotView::PlotView(QWidget* parent)
    : QChartView(bareChart(), parent),
      behind_(new PaintingItem(kBehind)),
      above_(new PaintingItem(kAbove)),
      ring_(new PaintingItem(kRing)),
      note_(makeNote(viewport())) {
  for (PaintingItem* item : {behind_, above_, ring_}) scene()->addItem(item);
  setFocusPolicy(Qt::NoFocus);
  setFrameShape(QFrame::NoFrame);
  setRenderHint(QPainter::Antialiasing);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  fit();
}

void PlotView::show(const AnyChart* chart) {
  chart_ = chart;
  current_.reset();
  placeNote();
  renew();
}

void PlotView::setCorner(const QSizeF& size) {
  if (size == corner_) return;
  corner_ = size;
  renew();
}

void PlotView::setFocused(bool focused) {
  focused_ = focused;
  ring();
}

void PlotView::setCurrent(std::optional<std::size_t> target) {
  current_ = target;
  ring();
}

const Picture& PlotView::picture() {
  ensureDrawn();
  return picture_;
}

QPointF PlotView::origin() const { return {margin(), margin()}; }

void PlotView::withPicture(const std::function<void(QGraphicsScene&, const QSizeF&)>& paint) {
  ensureDrawn();
  ring_->setVisible(false);
  paint(*scene(), drawnSize());
  ring_->setVisible(true);
}

Look PlotView::look() const { return {ChartColors(palette()), font(), QLocale(), corner_}; }

double PlotView::margin() const { return QFontMetricsF(font()).height() * 0.5; }

/// Of a view that has no place in a window yet, a page's width.
QSizeF PlotView::drawnSize() const {
  const QSizeF least = minimumSize();
  const QSizeF unplaced(least.width() * 2.5, std::max(least.height(), least.width() * 1.5));
  return sized_ ? QSizeF(viewport()->size()).expandedTo(QSizeF(least.width(), 1)) : unplaced;
}

void PlotView::renew() {
  drawn_ = false;
  fit();
  viewport()->update();
}

/// Bars that lie need a line each.
void PlotView::fit() {
  const double line = QFontMetricsF(font()).height();
  double height = line * 18;
  const auto* bars = chart_ ? std::get_if<BarChart>(chart_) : nullptr;
  const double width = drawnSize().width() - 2 * margin();
  if (bars && !barsStand(*bars, look(), width - kAxisLines * line)) {
    height = std::max(height, neededHeight(*bars, look(), width) + 2 * margin());
  }
  setMinimumSize(static_cast<int>(line * 16), static_cast<int>(height));
}

void PlotView::ensureDrawn() {
  if (std::exchange(drawn_, true) || !chart_) return;
  const QSizeF size = drawnSize();
  const Look look = this->look();
  picture_ = draw(*chart_, look, {size.width() - 2 * margin(), size.height() - 2 * margin()});
  if (current_ && *current_ >= picture_.targets.size()) current_.reset();
  scene()->setBackgroundBrush(look.colors.ground());
  scene()->setSceneRect({{}, size});
  chart()->resize(size);
  setSeries(*chart(), picture_, origin());
  behind_->set(std::exchange(picture_.behind, {}), {{}, size});
  above_->set(std::exchange(picture_.above, {}), {{}, size});
  for (PaintingItem* item : {behind_, above_, ring_}) item->setPos(origin());
  ring();
}

void PlotView::ring() {
  const ChartColors colors(palette());
  const double line = QFontMetricsF(font()).height(), pen = line / 8;
  std::vector<Painting> paintings;
  if (focused_) {
    const QRectF all(-origin(), drawnSize());
    paintings.push_back(rectangle(all.adjusted(pen, pen, -pen, -pen), QPen(colors.focus(), pen)));
  }
  if (current_ && *current_ < picture_.targets.size()) {
    const double room = line * 0.25;
    const QRectF area = picture_.targets[*current_].area.adjusted(-room, -room, room, room);
    paintings.push_back(rectangle(area, QPen(colors.ground(), pen * 2.5)));
    paintings.push_back(rectangle(area, QPen(colors.ink(), pen)));
  }
  ring_->set(std::move(paintings), QRectF(-origin(), drawnSize()));
  placeNote();
}

/// Above the current target, or below it where there is no room: seen where the eye is, and neither what comes next nor
/// the names below a bar are hidden where that can be.
void PlotView::placeNote() {
  const Target* target = current_ && *current_ < picture_.targets.size() ? &picture_.targets[*current_] : nullptr;
  note_->setText(target ? target->about : QString());
  note_->setVisible(target && !target->about.isEmpty());
  if (!target) return;
  const double line = QFontMetricsF(font()).height(), gap = line / 2;
  const QSizeF all = drawnSize();
  note_->setMargin(static_cast<int>(line / 4));
  note_->setMaximumWidth(static_cast<int>(std::min(all.width(), line * kNoteWidth)));
  note_->resize(note_->sizeHint());
  const QRectF area = target->area.translated(origin());
  const double above = area.top() - gap - note_->height(), most = std::max(0.0, all.height() - note_->height());
  const double x = area.center().x() - note_->width() / 2.0, y = above >= 0 ? above : area.bottom() + gap;
  note_->move(static_cast<int>(std::clamp(x, 0.0, std::max(0.0, all.width() - note_->width()))),
              static_cast<int>(std::clamp(y, 0.0, most)));
}

QRectF PlotView::currentArea() {
  ensureDrawn();
  if (!current_ || *current_ >= picture_.targets.size()) return {};
  const QRectF area = picture_.targets[*current_].area.translated(origin());
  return note_->text().isEmpty() ? area : area.united(note_->geometry());
}

void PlotView::paintEvent(QPaintEvent* event) {
  ensureDrawn();
  QChartView::paintEvent(event);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  sized_ = true;
  renew();
}

void PlotView::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  const auto type = event->type();
  const bool looksNew = type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::StyleChange ||
                        type == QEvent::LocaleChange || type == QEvent::LanguageChange;
  if (looksNew && scene()) renew();
}

QString PlotView::tipAt(const QPointF& place) const {
  const double reach = QFontMetricsF(font()).height();
  const QPointF inside = place - origin();
  if (const auto target = targetAt(picture_, inside, reach); target && !picture_.targets[*target].about.isEmpty()) {
    return picture_.targets[*target].about;
  }
  const auto tip = std::find_if(picture_.tips.begin(), picture_.tips.end(),
                                [&](const Tip& one) { return one.area.contains(inside); });
  return tip == picture_.tips.end() ? QString() : tip->text;
}

/// As long as the mouse rests: a text of several lines takes its time.
void PlotView::showTip(const QPointF& place, const QPoint& onScreen) {
  const QString text = tipAt(place);
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(onScreen, plainTip(text), this, {}, std::numeric_limits<int>::max());
  }
}

void PlotView::mouseMoveEvent(QMouseEvent* event) { showTip(event->position(), event->globalPosition().toPoint()); }

/// The scene, whose items have no tips, would hide the one that is shown when the mouse comes to rest.
bool PlotView::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QChartView::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  showTip(help->pos(), help->globalPos());
  return true;
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  const auto target = targetAt(picture_, event->position() - origin(), QFontMetricsF(font()).height());
  if (event->button() == Qt::LeftButton && target) emit clicked(*target);
  event->ignore();  // the focus is ChartView's
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) { event->ignore(); }

void PlotView::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace merops::gui
