#include "gui/charts/legend.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ChartLegend)
 public:
  static QString more(int count) { return tr("and %n more", "", count); }
};

double swatchWidth(const Look& look) { return look.lineHeight() * 2.4; }
double gap(const Look& look) { return look.lineHeight() * 0.4; }

/// Half of the row at most, unless that is too little to tell names apart.
double mostName(const Look& look, double width) {
  const double least = look.textWidth(QStringLiteral("x")) * 30;
  return std::max(1.0, std::min(std::max(width / 2 - gap(look) * 3, least) - swatchWidth(look),
                                width - swatchWidth(look) - gap(look)));
}

double rowHeight(const Look& look) { return look.lineHeight() * 1.2; }

/// Where entries with names of a width at most lie, row by row from 0.
std::vector<QRectF> rowsOf(const Look& look, const std::vector<LegendEntry>& entries, double width, double mostName) {
  std::vector<QRectF> places;
  const double height = rowHeight(look);
  double x = 0, y = 0;
  for (const LegendEntry& entry : entries) {
    const double wide = swatchWidth(look) + gap(look) + std::min(look.textWidth(entry.name) + 1, mostName);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += height;
    }
    places.emplace_back(x, y, wide, height);
    x += wide + 2 * gap(look);
  }
  return places;
}

/// Whole names where that takes two rows at most, or no more than shortened ones.
std::vector<QRectF> flow(const Look& look, const std::vector<LegendEntry>& entries, double width) {
  auto whole = rowsOf(look, entries, width, std::max(1.0, width - swatchWidth(look) - gap(look)));
  auto shortened = rowsOf(look, entries, width, mostName(look, width));
  if (whole.empty() || whole.back().bottom() <= std::max(shortened.back().bottom(), rowHeight(look) * 2.1))
    return whole;
  return shortened;
}

bool areNamed(const std::vector<LegendEntry>& entries) {
  return std::any_of(entries.begin(), entries.end(), [](const LegendEntry& entry) { return !entry.name.isEmpty(); });
}

void addEntry(Picture& picture, const Look& look, const QRectF& place, const LegendEntry& entry) {
  const QRectF swatch(place.left(), place.top(), swatchWidth(look), place.height());
  picture.behind.push_back([swatch, paint = entry.swatch](QPainter& painter) { paint(painter, swatch); });
  addText(picture, look, place.adjusted(swatchWidth(look) + gap(look), 0, 0, 0), entry.name, {.struck = entry.struck});
}

void addRest(Picture& picture, const Look& look, QRectF place, const std::vector<LegendEntry>& entries,
             std::size_t first) {
  QStringList names;
  for (std::size_t i = first; i < entries.size(); ++i) names << entries[i].name;
  const QString text = Words::more(static_cast<int>(names.size()));
  place.setWidth(look.textWidth(text) + 1);
  addText(picture, look, place, text);
  picture.tips.push_back({place, names.join(u'\n')});
}

double addEntries(Picture& picture, const Look& look, double top, const std::vector<LegendEntry>& entries) {
  const auto places = flow(look, entries, picture.size.width());
  const double most = std::max(picture.size.height() / 3, look.lineHeight() * 2.5);
  double bottom = top;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool fits = places[i].bottom() <= most;
    const bool isLastRow = places[i].bottom() + places[i].height() > most;
    const bool leavesOut = isLastRow && places.back().bottom() > most;
    // The last row of a legend that is too long is kept for what was left out.
    if (!fits || leavesOut) {
      addRest(picture, look, places[i].translated(0, top), entries, i);
      return top + places[i].bottom();
    }
    addEntry(picture, look, places[i].translated(0, top), entries[i]);
    bottom = top + places[i].bottom();
  }
  return bottom;
}

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

double titleWidth(const Look& look, double width) { return std::max(1.0, width - look.corner.width()); }

/// Of one or two lines.
double titleHeight(const Look& look, const QString& title, double width) {
  if (title.isEmpty()) return look.corner.height();
  const QFontMetricsF metrics(bold(look.font));
  const double lines = metrics.horizontalAdvance(title) > titleWidth(look, width) ? 2 : 1;
  return std::max(std::ceil(metrics.lineSpacing() * lines), look.corner.height());
}

void addTitle(Picture& picture, const Look& look, const QString& title, double height) {
  addLines(picture, look, {0, 0, titleWidth(look, picture.size.width()), height}, title, {.bold = true});
}

}  // namespace

double addHead(Picture& picture, const Look& look, const QString& title, const std::vector<LegendEntry>& entries) {
  const double height = titleHeight(look, title, picture.size.width());
  addTitle(picture, look, title, height);
  const double top = height + gap(look) / 2;
  return areNamed(entries) ? addEntries(picture, look, top, entries) + gap(look) / 2 : top;
}

double headHeight(const Look& look, const QString& title, const std::vector<LegendEntry>& entries, double width) {
  const double top = titleHeight(look, title, width) + gap(look);
  return areNamed(entries) && !entries.empty() ? top + flow(look, entries, width).back().bottom() : top;
}

}  // namespace merops::gui
