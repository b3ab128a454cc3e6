#include "gui/charts/chart_view.h"

#include "gui/charts/chart_actions.h"
#include "gui/charts/plot_view.h"
#include "gui/charts/saving.h"
#include "gui/charts/walk.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace merops::gui {
namespace {

std::optional<Way> wayOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return Way::left;
    case Qt::Key_Right:
      return Way::right;
    case Qt::Key_Up:
      return Way::up;
    case Qt::Key_Down:
      return Way::down;
    case Qt::Key_Home:
      return Way::first;
    case Qt::Key_End:
      return Way::last;
    default:
      return std::nullopt;
  }
}

const QString& titleOf(const AnyChart& chart) {
  return std::visit([](const auto& one) -> const QString& { return one.title; }, chart);
}

const QString& aboutOf(const AnyChart& chart) {
  return std::visit([](const auto& one) -> const QString& { return one.about; }, chart);
}

}  // namespace

/// The view's parts: the plot with the menu's button in its corner.
class ChartView::Drawing {
 public:
  explicit Drawing(ChartView& view) : view_(view), plot_(new PlotView(&view)) {
    addButton();
    auto* layout = new QVBoxLayout(&view);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(plot_, 1);
  }

  [[nodiscard]] PlotView& plot() const { return *plot_; }

  void setCurrent(std::optional<std::size_t> target) {
    plot_->setCurrent(target);
    const auto& targets = plot_->picture().targets;
    const bool known = target && *target < targets.size();
    tell(known ? targets[*target].about : QString());
    if (known) scrollTo(plot_->currentArea());
  }

  void tell(const QString& current) {
    QStringList description{aboutOf(view_.chart()), current};
    description.removeAll(QString());
    view_.setAccessibleDescription(description.join(u'\n'));
  }

 private:
  /// A chart may be higher than the list that it is in.
  void scrollTo(const QRectF& place) {
    for (QWidget* above = view_.parentWidget(); above; above = above->parentWidget()) {
      auto* area = qobject_cast<QScrollArea*>(above);
      if (!area || !area->widget()) continue;
      const QPoint there = plot_->mapTo(area->widget(), place.center().toPoint());
      const int room = view_.fontMetrics().height();
      const QSize around = place.toRect().size() / 2 + QSize(room, room);
      area->ensureVisible(there.x(), there.y(), around.width(), around.height());
      return;
    }
  }

  void addButton() {
    auto* button = new QToolButton(&view_);
    auto* menu = new QMenu(button);
    menu->addActions(view_.actions());
    button->setText(QStringLiteral("…"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(QStringLiteral("menu"));
    button->setToolTip(ChartView::tr("Save or copy this chart"));
    button->setAccessibleName(ChartView::tr("Save or copy this chart"));
    auto* corner = new QVBoxLayout(plot_);
    const int room = view_.fontMetrics().height() / 4;
    corner->setContentsMargins(room, room, room, room);
    corner->addWidget(button, 0, Qt::AlignTop | Qt::AlignRight);
    plot_->setCorner(button->sizeHint());
  }

  ChartView& view_;
  PlotView* plot_;
};

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
  addChartActions(*this);
  drawing_ = std::make_unique<Drawing>(*this);
  setFocusPolicy(Qt::StrongFocus);
  connect(&drawing_->plot(), &PlotView::clicked, this, [this](std::size_t target) { drawing_->setCurrent(target); });
  drawing_->plot().show(&chart_);
}

ChartView::~ChartView() = default;

void ChartView::show(AnyChart chart) {
  if (chart == chart_) return;
  chart_ = std::move(chart);
  setAccessibleName(titleOf(chart_));
  drawing_->plot().show(&chart_);
  drawing_->tell({});
}

bool ChartView::savePng(const QString& path, QString& why) const {
  QByteArray bytes;
  drawing_->plot().withPicture([&](QGraphicsScene& scene, const QSizeF& size) { bytes = pngOf(imageOf(scene, size)); });
  return writeWhole(path, bytes, why);
}

bool ChartView::saveSvg(const QString& path, QString& why) const {
  QByteArray bytes;
  drawing_->plot().withPicture(
      [&](QGraphicsScene& scene, const QSizeF& size) { bytes = svgOf(scene, size, titleOf(chart_), aboutOf(chart_)); });
  return writeWhole(path, bytes, why);
}

void ChartView::copyValues() const {
  const QString text = std::visit([](const auto& chart) { return valuesText(chart); }, chart_);
  QGuiApplication::clipboard()->setText(text);
}

void ChartView::copyPicture() const {
  drawing_->plot().withPicture(
      [](QGraphicsScene& scene, const QSizeF& size) { QGuiApplication::clipboard()->setImage(imageOf(scene, size)); });
}

void ChartView::keyPressEvent(QKeyEvent* event) {
  PlotView& plot = drawing_->plot();
  const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (const auto way = wayOf(event->key()); plain && way && !plot.picture().targets.empty()) {
    drawing_->setCurrent(targetAfter(plot.picture(), plot.current(), *way));
  } else if (plain && event->key() == Qt::Key_Escape && plot.current()) {
    drawing_->setCurrent(std::nullopt);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void ChartView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  drawing_->plot().setFocused(true);
}

void ChartView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  drawing_->plot().setFocused(false);
  const auto reason = event->reason();
  // A menu or another window only borrows the focus.
  if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason && reason != Qt::MenuBarFocusReason) {
    drawing_->setCurrent(std::nullopt);
  }
}

}  // namespace merops::gui
