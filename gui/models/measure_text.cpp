#include "gui/models/measure_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasureText)
};

QString amountText(const Present& present, const Display& display) {
  const QString bytes = display.bytesText(present.bytes);
  return present.of ? Words::tr("%1 of %2", "bytes").arg(bytes, display.bytesText(*present.of)) : bytes;
}

QString rateText(double mbPerS, const Display& display) {
  return Words::tr("%1 %2", "rate and its unit").arg(display.rateText(mbPerS), display.rateUnitText());
}

QString writingText(const Present& present, const Display& display) {
  const QString rate = rateText(present.mbPerS, display);
  if (present.work == QLatin1String("pack")) {
    return Words::tr("A store is packed from the model: %1 at %2.").arg(amountText(present, display), rate);
  }
  if (present.work == QLatin1String("verify")) {
    return Words::tr("A store is verified: %1 at %2.").arg(amountText(present, display), rate);
  }
  return Words::tr("What is to be measured is written: %1 at %2.").arg(amountText(present, display), rate);
}

QString measuringText(const Present& present, const Display& display) {
  const int depth = static_cast<int>(std::min<std::uint32_t>(present.asked.depth, 1'000'000));
  const QString cell = Words::tr("%1 with %n read(s) in flight", "reader", depth).arg(present.asked.reader);
  if (present.bytes == 0 || present.mbPerS == 0) return Words::tr("%1 is measured.").arg(cell);
  return Words::tr("%1 is measured: %2 at %3, about %4 left.")
      .arg(cell, amountText(present, display), rateText(present.mbPerS, display), durationText(present.secondsLeft));
}

QString cellsText(const MeasureCourse& course) {
  const int done = static_cast<int>(std::min<std::uint32_t>(course.cellsDone(), 1'000'000'000));
  if (!course.cellsPlanned()) return Words::tr("%n cell(s) are done.", "", done);
  return Words::tr("%n of %1 cells are done.", "", done).arg(*course.cellsPlanned());
}

}  // namespace

QString durationText(double seconds) {
  const qint64 whole = std::isfinite(seconds) ? static_cast<qint64>(std::ceil(std::clamp(seconds, 0.0, 1e9))) : 0;
  const qint64 minutes = whole / 60, hours = minutes / 60;
  if (hours != 0) return Words::tr("%1 h %2 min").arg(hours).arg(minutes % 60);
  if (minutes != 0) return Words::tr("%1 min %2 s").arg(minutes).arg(whole % 60);
  return Words::tr("%1 s").arg(whole);
}

QString presentText(const Present& present, const Display& display) {
  switch (present.kind) {
    case Present::Kind::writing:
      return writingText(present, display);
    case Present::Kind::measuring:
      return measuringText(present, display);
    case Present::Kind::nothing:
      break;
  }
  return Words::tr("The next cell is being prepared.");
}

QString overallText(const MeasureCourse& course, double seconds, const Display& display) {
  QStringList sentences{cellsText(course)};
  const auto left = course.secondsLeft(seconds);
  if (left) {
    sentences << (course.isBoundByBudget() ? Words::tr("At most %1 are left.").arg(durationText(*left))
                                           : Words::tr("About %1 are left.").arg(durationText(*left)));
  }
  if (course.bytesRead() != 0) sentences << Words::tr("%1 were read.").arg(display.bytesText(course.bytesRead()));
  if (course.bytesWritten() != 0) {
    sentences << Words::tr("%1 were written.").arg(display.bytesText(course.bytesWritten()));
  }
  return sentences.join(QLatin1Char(' '));
}

QString titleOf(const MeasurePlan& plan) {
  return plan.kind == MeasureKind::qualify ? Words::tr("Qualifying %1").arg(plan.path)
                                           : Words::tr("Measuring %1").arg(plan.path);
}

QString messageText(const MessageSaid& message) {
  if (message.level == QLatin1String("error")) return Words::tr("Error: %1 %2").arg(message.text, message.hint);
  if (message.level == QLatin1String("warning")) return Words::tr("Warning: %1").arg(message.text);
  return message.text;
}

}  // namespace merops::gui
