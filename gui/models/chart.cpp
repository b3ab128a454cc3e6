#include "gui/models/chart.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ChartValues)
 public:
  static QString of(const std::optional<ChartSpread>& spread) {
    if (!spread) return {};
    return spread->bounds ? tr("95 % interval") : tr("least and greatest");
  }
  static QString remark(bool documented, bool withdrawn) {
    if (withdrawn) return documented ? tr("documented, withdrawn") : tr("withdrawn");
    return documented ? tr("documented") : QString();
  }
  static QStringList lineHeader(const LineChart& chart) {
    return {tr("Series"), chart.x.title, chart.y.title, tr("Low"), tr("High"), tr("Spread"), tr("Remark")};
  }
  static QStringList barHeader(const BarChart& chart) {
    return {tr("Group"), tr("Series"), chart.value.title, tr("Low"),
            tr("High"),  tr("Spread"), tr("Label"),       tr("Remark")};
  }
};

QString numberText(double value) {
  return std::isfinite(value) ? QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest) : QString();
}

/// What would begin another cell or row becomes a space.
QString rowText(QStringList cells) {
  for (QString& cell : cells) cell.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
  return cells.join(u'\t') + u'\n';
}

QStringList spreadCells(const std::optional<ChartSpread>& spread) {
  if (!spread) return {QString(), QString(), QString()};
  return {numberText(spread->low), numberText(spread->high), Words::of(spread)};
}

bool isSame(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

QString seriesText(const ChartSeries& series) {
  QString text;
  for (const ChartPoint& point : series.points) {
    text += rowText(QStringList{series.name, numberText(point.x), numberText(point.y)} + spreadCells(point.spread) +
                    QStringList{Words::remark(series.documented, false)});
  }
  return text;
}

QString groupText(const BarGroup& group, const std::vector<BarSeries>& series) {
  QString text;
  for (std::size_t i = 0; i < group.bars.size() && i < series.size(); ++i) {
    const ChartBar& bar = group.bars[i];
    text += rowText(QStringList{group.name, series[i].name, bar.value ? numberText(*bar.value) : QString()} +
                    spreadCells(bar.spread) +
                    QStringList{bar.label, Words::remark(bar.documented || series[i].documented, bar.withdrawn)});
  }
  return text;
}

}  // namespace

bool operator==(const ChartPoint& a, const ChartPoint& b) {
  return isSame(a.x, b.x) && isSame(a.y, b.y) && a.spread == b.spread && a.about == b.about;
}

QString valuesText(const LineChart& chart) {
  QString text = rowText(Words::lineHeader(chart));
  for (const ChartSeries& series : chart.series) text += seriesText(series);
  return text;
}

QString valuesText(const BarChart& chart) {
  QString text = rowText(Words::barHeader(chart));
  for (const BarGroup& group : chart.groups) text += groupText(group, chart.series);
  return text;
}

}  // namespace merops::gui
