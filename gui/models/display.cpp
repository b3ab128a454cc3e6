#include "gui/models/display.h"

#include <QDateTime>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace merops::gui {
namespace {

struct UnitRow {
  RateUnit unit;
  const char* text;
  double bytesPerS;
};
constexpr std::array kUnits{UnitRow{RateUnit::megabytes, "MB/s", 1e6}, UnitRow{RateUnit::gigabytes, "GB/s", 1e9},
                            UnitRow{RateUnit::mebibytes, "MiB/s", 1048576}};

const UnitRow& rowOf(RateUnit unit) {
  return *std::find_if(kUnits.begin(), kUnits.end(), [unit](const UnitRow& row) { return row.unit == unit; });
}

/// Digits behind the point, so that three significant ones are shown.
int decimalsOf(double value) {
  const double size = std::abs(value);
  if (size == 0 || size >= 99.95) return 0;
  if (size >= 9.995) return 1;
  if (size >= 0.9995) return 2;
  return std::min(6, 2 - static_cast<int>(std::floor(std::log10(size))));
}

struct Step {
  double size;
  const char* unit;
};

/// The value in the largest unit of which it holds one; the smallest for less.
QString inSteps(const Display& display, double value, std::span<const Step> steps) {
  const auto step = std::find_if(steps.begin(), steps.end() - 1, [&](const Step& one) { return value >= one.size; });
  return display.number(value / step->size) + QChar(QChar::Nbsp) + QString::fromUtf8(step->unit);
}

}  // namespace

Display::Display(RateUnit unit, QLocale locale) : unit_(unit), locale_(std::move(locale)) {}

QString Display::rateUnitText() const { return toText(unit_); }

double Display::rate(double mbPerS) const { return mbPerS * 1e6 / rowOf(unit_).bytesPerS; }

QString Display::rateText(double mbPerS) const { return number(rate(mbPerS)); }

QString Display::rateText(const Estimate& mbPerS) const {
  if (!mbPerS.low || !mbPerS.high) return rateText(mbPerS.value);
  return QStringLiteral("%1 [%2..%3]").arg(rateText(mbPerS.value), rateText(*mbPerS.low), rateText(*mbPerS.high));
}

QString Display::latencyText(double nanoseconds) const {
  static constexpr std::array kSteps{Step{1e9, "s"}, Step{1e6, "ms"}, Step{1e3, "µs"}, Step{1, "ns"}};
  return inSteps(*this, nanoseconds, kSteps);
}

QString Display::bytesText(std::uint64_t bytes) const {
  static constexpr std::array kSteps{Step{1e12, "TB"}, Step{1e9, "GB"}, Step{1e6, "MB"}, Step{1e3, "kB"}, Step{1, "B"}};
  return inSteps(*this, static_cast<double>(bytes), kSteps);
}

QString Display::ratioText(double ratio) const { return locale_.toString(ratio, 'f', 2); }

QString Display::number(double value) const {
  if (!std::isfinite(value)) return QStringLiteral("–");
  constexpr double kMostDigits = 1e15;  // beyond, digits are noise
  if (std::abs(value) >= kMostDigits) return locale_.toString(value, 'g', 3);
  return locale_.toString(value, 'f', decimalsOf(value));
}

QString Display::count(std::uint64_t value) const { return locale_.toString(static_cast<qulonglong>(value)); }

QString Display::timeText(const std::string& utc) const {
  const QString text = QString::fromStdString(utc);
  const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
  return time.isValid() ? locale_.toString(time.toLocalTime(), QLocale::ShortFormat) : text;
}

QString toText(RateUnit unit) { return QString::fromLatin1(rowOf(unit).text); }

std::optional<RateUnit> rateUnitOf(const QString& text) {
  const auto found =
      std::find_if(kUnits.begin(), kUnits.end(), [&](const UnitRow& row) { return text == QLatin1String(row.text); });
  return found == kUnits.end() ? std::nullopt : std::optional(found->unit);
}

}  // namespace merops::gui
