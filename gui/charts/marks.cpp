#include "gui/charts/marks.h"

#include "results/report/label_places.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace merops::gui {
namespace {

constexpr int kMostRows = 3;

std::vector<std::size_t> shown(const std::vector<ChartMark>& marks, const AxisRange& axis, bool vertical) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].vertical == vertical && axis.shows(marks[i].at)) found.push_back(i);
  }
  std::stable_sort(found.begin(), found.end(), [&](auto a, auto b) { return marks[a].at < marks[b].at; });
  return found;
}

void addLine(Picture& picture, const Look& look, const QPointF& from, const QPointF& to, bool parts) {
  QPen pen(parts ? look.colors.ink() : look.colors.quiet(), parts ? 1.5 : 1);
  if (!parts) pen.setDashPattern({3, 3});
  picture.behind.push_back([=](QPainter& painter) {
    painter.setPen(pen);
    painter.drawLine(from, to);
  });
}

void addTarget(Picture& picture, std::size_t series, const QRectF& area, const QString& text) {
  const std::size_t item =
      picture.targets.empty() || picture.targets.back().series != series ? 0 : picture.targets.back().item + 1;
  if (!text.isEmpty()) picture.targets.push_back({series, item, area, text});
}

/// A label on the ground's colour, above the lines of the chart.
void addLabel(Picture& picture, const Look& look, const QRectF& area, const QString& text) {
  picture.above.push_back([=, ground = look.colors.ground(), ink = look.colors.ink(), font = look.font](QPainter& p) {
    QColor veil = ground;
    veil.setAlphaF(0.85F);
    p.fillRect(area, veil);
    p.setFont(font);
    p.setPen(ink);
    p.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, text);
  });
}

/// Labels of lines across the plot stand at its right end, above the line where they have room.
void addAcross(Picture& picture, const Look& look, const std::vector<ChartMark>& marks, std::size_t series) {
  const auto indices = shown(marks, picture.y, false);
  const double line = look.lineHeight();
  std::vector<double> wanted;
  for (const std::size_t i : indices) {
    const double y = picture.yAt(marks[i].at);
    addLine(picture, look, {picture.plot.left(), y}, {picture.plot.right(), y}, marks[i].parts);
    addTarget(picture, series, {picture.plot.left(), y - 1, picture.plot.width(), 2}, marks[i].text);
    wanted.push_back(y - line * 0.55);
  }
  const auto room = static_cast<std::size_t>(std::max(0.0, picture.plot.height() / line));
  wanted.resize(std::min(wanted.size(), room));
  const auto places =
      report::places_apart(wanted, line, picture.plot.top() + line / 2, picture.plot.bottom() - line / 2);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const QString text =
        QFontMetricsF(look.font).elidedText(marks[indices[i]].text, Qt::ElideMiddle, picture.plot.width() * 0.6);
    if (text.isEmpty()) continue;
    const double wide = look.textWidth(text) + line * 0.4;
    addLabel(picture, look, {picture.plot.right() - wide, places[i] - line / 2, wide, line}, text);
  }
}

}  // namespace

MarkLabels::MarkLabels(const Look& look, const std::vector<ChartMark>& marks, const AxisRange& x, double left,
                       double width)
    : lineHeight_(look.lineHeight()) {
  std::array<double, kMostRows> ends{};
  ends.fill(left - lineHeight_);
  for (const std::size_t i : shown(marks, x, true)) {
    if (marks[i].text.isEmpty()) continue;
    const QString text = QFontMetricsF(look.font).elidedText(marks[i].text, Qt::ElideMiddle, width * 0.8);
    const double wide = look.textWidth(text) + 2;
    // What begins a part is named from there on.
    const double wanted = left + x.at(marks[i].at) * width - (marks[i].parts ? 0 : wide / 2);
    const double start = std::clamp(wanted, left, std::max(left, left + width - wide));
    const auto row =
        std::find_if(ends.begin(), ends.end(), [&](double end) { return end + lineHeight_ * 0.5 <= start; });
    if (row == ends.end()) continue;
    *row = start + wide;
    const auto number = static_cast<int>(row - ends.begin());
    rows_ = std::max(rows_, number + 1);
    labels_.push_back({{start, number * lineHeight_, wide, lineHeight_}, text});
  }
}

double MarkLabels::height() const { return rows_ * lineHeight_; }

std::vector<QRectF> MarkLabels::areas() const {
  std::vector<QRectF> all;
  for (const Label& label : labels_) all.push_back(label.area);
  return all;
}

void MarkLabels::add(Picture& picture, const Look& look, const std::vector<ChartMark>& marks,
                     std::size_t series) const {
  const double top = picture.plot.top() - height();
  for (const std::size_t i : shown(marks, picture.x, true)) {
    const double x = picture.xAt(marks[i].at);
    addLine(picture, look, {x, picture.plot.top()}, {x, picture.plot.bottom()}, marks[i].parts);
    addTarget(picture, series, {x - 1, picture.plot.top(), 2, picture.plot.height()}, marks[i].text);
  }
  for (const Label& label : labels_) {
    addText(picture, look, label.area.translated(0, top), label.text, {.alignment = Qt::AlignCenter});
  }
  addAcross(picture, look, marks, series);
}

}  // namespace merops::gui
