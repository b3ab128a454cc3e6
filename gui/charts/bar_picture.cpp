#include "gui/charts/bar_picture.h"

#include "gui/charts/axes.h"
#include "gui/charts/bar_layout.h"
#include "gui/charts/strokes.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(BarPicture)
 public:
  static QString nothing() { return tr("There are no figures to draw."); }
};

/// From zero, or from below the least where the axis is logarithmic: so that it has a bar too.
AxisRange rangeOf(const BarChart& chart) {
  constexpr double kLeastBar = 0.8;
  RangeOf range({.scale = chart.value.scale, .fromZero = true});
  for (const BarGroup& group : chart.groups) {
    for (const ChartBar& bar : group.bars) {
      if (!bar.value) continue;
      range.add(*bar.value);
      range.add(bar.spread);
      if (chart.value.scale != AxisScale::linear) range.add(*bar.value * kLeastBar);
    }
  }
  return range.round();
}

/// How long the value axis of bars that lie can be so that each label has room behind its bar.
double longestAxis(const BarChart& chart, const Look& look, const AxisRange& range, double room) {
  const double gap = look.lineHeight() * 0.4;
  double longest = room - gap;
  for (const BarGroup& group : chart.groups) {
    for (const ChartBar& bar : group.bars) {
      if (!bar.value) continue;
      const double end = range.at(std::max(*bar.value, bar.spread ? bar.spread->high : *bar.value));
      const double label = std::min(look.textWidth(bar.label) + 2 * gap, room / 2);
      if (end > 0) longest = std::min(longest, (room - label) / end);
    }
  }
  return std::max(longest, 1.0);
}

class BarDrawing {
 public:
  BarDrawing(const BarChart& chart, const Look& look, const QSizeF& size) : chart_(chart), look_(look) {
    picture_.size = size;
  }

  Picture draw() {
    top_ = addHead(picture_, look_, chart_.title, legendOf(chart_, look_));
    if (chart_.groups.empty()) {
      addSentence(picture_, look_, QRectF(0, top_, picture_.size.width(), picture_.size.height() - top_),
                  Words::nothing());
      return std::move(picture_);
    }
    range_ = rangeOf(chart_);
    if (!tryUpright()) layLying();
    addBars();
    return std::move(picture_);
  }

 private:
  [[nodiscard]] bool isLying() const { return picture_.sideways; }

  bool tryUpright() {
    const double line = look_.lineHeight();
    const double top = top_ + (chart_.value.title.isEmpty() ? 0 : line * 1.2) + line * 1.2;
    const double bottom = picture_.size.height() - line * 1.5;
    const auto ticks = ticksAbove(look_, range_, bottom - top);
    const double left = labelsWidth(look_, ticks);
    if (!barsStand(chart_, look_, picture_.size.width() - left - 1)) return false;
    picture_.plot = QRectF(QPointF(left, top), QPointF(picture_.size.width() - 1, std::max(bottom, top + 1)));
    picture_.y = range_;
    addLeftAxis(picture_, look_, chart_.value.title, ticks, top_);
    slots_ =
        slotsOf(chart_, roomsStanding(chart_), picture_.plot.left(), picture_.plot.width(), look_.lineHeight() * 5);
    addNames();
    return true;
  }

  void layLying() {
    const double line = look_.lineHeight(), width = picture_.size.width();
    const double left = namesWidth(chart_, look_, width);
    const double right = left + longestAxis(chart_, look_, range_, width - left);
    const double top = top_ + line * 0.3, bottom = picture_.size.height() - labelsHeight(look_, chart_.value.title);
    picture_.sideways = true;
    picture_.plot = QRectF(QPointF(left, top), QPointF(std::max(right, left + 1), std::max(bottom, top + 1)));
    picture_.x = range_;
    addBottomAxis(picture_, look_, chart_.value.title, ticksBeside(look_, range_, picture_.plot.width()));
    slots_ = slotsOf(chart_, roomsLying(chart_, look_, width), picture_.plot.top(), picture_.plot.height(), line * 2);
    addNames();
  }

  void addNames() {
    const double line = look_.lineHeight();
    for (std::size_t i = 0; i < chart_.groups.size(); ++i) {
      const auto& [start, length, bars] = slots_.groups[i];
      const QRectF area = isLying() ? QRectF(0, start, picture_.plot.left() - line * 0.4, length)
                                    : QRectF(start, picture_.plot.bottom() + line * 0.3, length, line);
      addLines(picture_, look_, area, chart_.groups[i].name,
               {.alignment = isLying() ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignCenter});
    }
  }

  void addBars() {
    const std::size_t most = std::max<std::size_t>(chart_.series.size(), 1);
    for (std::size_t series = 0; series < most; ++series) {
      for (std::size_t group = 0; group < chart_.groups.size(); ++group) {
        const std::vector<ChartBar>& bars = chart_.groups[group].bars;
        if (series < bars.size() && !isGap(bars[series])) addBar(series, group);
      }
    }
  }

  /// The pixel of a value along the value axis.
  [[nodiscard]] double along(double value) const {
    const double shown = range_.shows(value) ? std::clamp(value, range_.low, range_.high) : range_.low;
    return isLying() ? picture_.xAt(shown) : picture_.yAt(shown);
  }

  [[nodiscard]] QRectF rectOf(const ChartBar& bar, double across) const {
    const double from = along(range_.isLogarithmic() ? range_.low : 0), to = along(bar.value.value_or(range_.low));
    const double room = slots_.bar * 0.08;
    const QRectF area = isLying() ? QRectF(QPointF(from, across + room), QPointF(to, across + slots_.bar - room))
                                  : QRectF(QPointF(across + room, to), QPointF(across + slots_.bar - room, from));
    return area.normalized();
  }

  void addBar(std::size_t series, std::size_t group) {
    const ChartBar& bar = chart_.groups[group].bars[series];
    const double across = slots_.groups[group].bars[series];
    const QRectF area = rectOf(bar, across);
    if (bar.value) paint(bar, series, area);
    double end = bar.value ? along(*bar.value) : along(range_.isLogarithmic() ? range_.low : 0);
    if (bar.value && bar.spread) end = whisker(bar, across + slots_.bar / 2, end);
    const QRectF label = labelArea(bar, across, end);
    addText(picture_, look_, label, bar.label,
            {.alignment = isLying() ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter, .struck = bar.withdrawn});
    picture_.targets.push_back({series, group, bar.value ? area : label, bar.about});
  }

  void paint(const ChartBar& bar, std::size_t series, const QRectF& area) {
    const SeriesLook drawn = seriesLook(bar, series);
    const BarFill fill = bar.withdrawn ? BarFill::hatched : drawn.hollow ? BarFill::hollow : BarFill::solid;
    const double half = std::min({look_.markerSize() * 2, area.width(), area.height()}) / 2;
    const QPointF foot =
        isLying() ? QPointF(area.left() + half, area.center().y()) : QPointF(area.center().x(), area.bottom() - half);
    picture_.above.push_back([=, many = chart_.series.size() > 1, ground = look_.colors.ground(),
                              pen = look_.penWidth(), size = look_.markerSize()](QPainter& painter) {
      paintBar(painter, area, drawn.color, ground, fill, pen);
      if (many) paintMarkerIn(painter, area, foot, drawn, ground, fill, size);
    });
  }

  /// Returns where the label may begin: beyond the bar and its whisker.
  double whisker(const ChartBar& bar, double middle, double end) {
    const double low = along(bar.spread->low), high = along(bar.spread->high);
    const QPointF from = isLying() ? QPointF(low, middle) : QPointF(middle, low);
    const QPointF to = isLying() ? QPointF(high, middle) : QPointF(middle, high);
    const double cap = std::min(slots_.bar * 0.4, look_.lineHeight() * 0.5), thin = look_.penWidth() * 0.7;
    // On the ground's colour, so that it is seen on its bar as well as beyond.
    picture_.above.push_back(
        [=, ground = look_.colors.ground(), ink = look_.colors.ink(), bounds = bar.spread->bounds](QPainter& painter) {
          paintWhisker(painter, QPen(ground, thin * 3), from, to, cap + thin * 2, true);
          paintWhisker(painter, QPen(ink, thin), from, to, cap, bounds);
        });
    return isLying() ? std::max(end, high) : std::min(end, high);
  }

  [[nodiscard]] QRectF labelArea(const ChartBar& bar, double across, double end) const {
    const double line = look_.lineHeight();
    if (!isLying()) return {across, end - line * 1.15, slots_.bar, line};
    const double room = picture_.size.width() - end - line * 0.4;
    return {end + line * 0.4, across, std::max(1.0, std::min(room, look_.textWidth(bar.label) + 1)), slots_.bar};
  }

  [[nodiscard]] SeriesLook seriesLook(const ChartBar& bar, std::size_t series) const {
    const bool known = series < chart_.series.size();
    return lookOf(look_, known ? chart_.series[series].style : series,
                  bar.documented || (known && chart_.series[series].documented));
  }

  const BarChart& chart_;
  const Look& look_;
  Picture picture_{};
  AxisRange range_{};
  BarSlots slots_{};
  double top_ = 0;
};

}  // namespace

Picture drawBars(const BarChart& chart, const Look& look, const QSizeF& size) {
  return BarDrawing(chart, look, size).draw();
}

}  // namespace merops::gui
