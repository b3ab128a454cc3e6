#include "gui/models/preferences.h"

#include <QSettings>

namespace merops::gui {
namespace {

constexpr char kRateUnit[] = "display/rate-unit";

RateUnit storedUnit() { return rateUnitOf(QSettings().value(kRateUnit).toString()).value_or(RateUnit::megabytes); }

}  // namespace

Preferences::Preferences(QObject* parent) : QObject(parent), display_(storedUnit()) {}

void Preferences::setRateUnit(RateUnit unit) {
  QSettings().setValue(kRateUnit, toText(unit));
  showRateUnit(unit);
}

void Preferences::showRateUnit(RateUnit unit) {
  if (unit == display_.rateUnit()) return;
  display_ = Display(unit, display_.locale());
  emit displayChanged();
}

}  // namespace merops::gui
