#pragma once

#include "core/model/measurement.h"

#include <QLocale>
#include <QString>
#include <cstdint>
#include <optional>

namespace merops::gui {

/// Units of throughput that a user can choose.
enum class RateUnit : std::uint8_t { megabytes, gigabytes, mebibytes };  ///< MB/s, GB/s, MiB/s

/// How figures are shown: in the unit and by the locale that the user chose. A value; nothing is stored in its terms.
class Display {
 public:
  explicit Display(RateUnit unit = RateUnit::megabytes, QLocale locale = QLocale());

  [[nodiscard]] RateUnit rateUnit() const { return unit_; }
  [[nodiscard]] const QLocale& locale() const { return locale_; }
  [[nodiscard]] QString rateUnitText() const;  ///< "MB/s"

  /// A rate in decimal MB/s, as it is stored, in the chosen unit.
  [[nodiscard]] double rate(double mbPerS) const;
  /// "1,618", "1.62": three or more significant digits, without the unit.
  [[nodiscard]] QString rateText(double mbPerS) const;
  /// "1,618 [1,518..1,876]"; "1,618" where the sample bounds no interval.
  [[nodiscard]] QString rateText(const Estimate& mbPerS) const;
  /// "1.54 ms" of nanoseconds.
  [[nodiscard]] QString latencyText(double nanoseconds) const;
  /// "2.65 MB": decimal.
  [[nodiscard]] QString bytesText(std::uint64_t bytes) const;
  /// "1.61" of a ratio.
  [[nodiscard]] QString ratioText(double ratio) const;
  /// Three or more significant digits.
  [[nodiscard]] QString number(double value) const;
  [[nodiscard]] QString count(std::uint64_t value) const;  ///< all digits, in groups
  /// Date and time of an ISO 8601 UTC text, in local time; the text itself where it is none.
  [[nodiscard]] QString timeText(const std::string& utc) const;

  friend bool operator==(const Display& a, const Display& b) { return a.unit_ == b.unit_ && a.locale_ == b.locale_; }

 private:
  RateUnit unit_;
  QLocale locale_;
};

/// The unit's text is its name in the settings too.
[[nodiscard]] QString toText(RateUnit unit);
[[nodiscard]] std::optional<RateUnit> rateUnitOf(const QString& text);

}  // namespace merops::gui
