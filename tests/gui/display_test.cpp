#include "gui/models/display.h"

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

TEST(Display, ShowsARateInTheChosenUnit) {
  EXPECT_EQ(Display(RateUnit::megabytes, QLocale::c()).rateText(1618.4), text("1618"));
  EXPECT_EQ(Display(RateUnit::gigabytes, QLocale::c()).rateText(1618.4), text("1.62"));
  EXPECT_EQ(Display(RateUnit::mebibytes, QLocale::c()).rateText(1048.576), text("1000"));
}

TEST(Display, ShowsNumbersByTheLocale) {
  const Display italian(RateUnit::gigabytes, QLocale(QLocale::Italian, QLocale::Italy));
  EXPECT_EQ(italian.rateText(Estimate{1618, 1518, 1876}), text("1,62 [1,52..1,88]"));
  EXPECT_EQ(italian.ratioText(1.5), text("1,50"));
}

TEST(Display, ChoosesTheUnitOfTimesAndSizes) {
  const Display display(RateUnit::megabytes, QLocale::c());
  EXPECT_EQ(display.latencyText(1'543'000), text("1.54\u00a0ms"));
  EXPECT_EQ(display.latencyText(850), text("850\u00a0ns"));
  EXPECT_EQ(display.bytesText(2'654'208), text("2.65\u00a0MB"));
}

TEST(Display, NamesOfUnitsComeBack) {
  for (const RateUnit unit : {RateUnit::megabytes, RateUnit::gigabytes, RateUnit::mebibytes}) {
    EXPECT_EQ(rateUnitOf(toText(unit)), unit);
  }
  EXPECT_EQ(rateUnitOf(text("furlongs")), std::nullopt);
}

}  // namespace
}  // namespace merops::gui
