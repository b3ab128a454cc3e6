#include "core/model/units.h"

#include "core/model/error.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

TEST(Units, ReadDecimalAndBinarySizes) {
  EXPECT_EQ(parse_bytes("4096"), 4096U);
  EXPECT_EQ(parse_bytes("7B"), 7U);
  EXPECT_EQ(parse_bytes("64KiB"), 65'536U);
  EXPECT_EQ(parse_bytes("2MB"), 2'000'000U);
  EXPECT_EQ(parse_bytes("1.5 GB"), 1'500'000'000U);
  EXPECT_EQ(parse_bytes("1TiB"), 1ULL << 40);
  EXPECT_EQ(parse_bytes("3 mib"), 3ULL << 20);
}

TEST(Units, ReadTheLargestSizeExactly) {
  EXPECT_EQ(parse_bytes("18446744073709551615"), ~0ULL);
  EXPECT_EQ(parse_bytes("16777215TiB"), 16'777'215ULL << 40);
}

TEST(Units, RefuseWhatIsNoSize) {
  for (const char* text :
       {"", " ", "MB", "-1", "+1", "1.2.3", "1 M", "1Mb/s", "0x10", "nan", "inf", "1e3", "1,5GB", ".", "1MBB"}) {
    EXPECT_THROW(static_cast<void>(parse_bytes(text)), UsageError) << text;
  }
}

TEST(Units, RefuseSizesThatOverflow) {
  for (const char* text : {"18446744073709551616", "16777216TiB", "18446744.1TB", "99999999999999999999.5"}) {
    EXPECT_THROW(static_cast<void>(parse_bytes(text)), UsageError) << text;
  }
}

TEST(Units, NameTheTextThatWasRefused) {
  try {
    static_cast<void>(parse_bytes("12 parsecs"));
    FAIL();
  } catch (const UsageError& error) {
    EXPECT_EQ(error.why(), "'12 parsecs' is not one");
    EXPECT_EQ(error.hint(), "A size is written like 4096, 64KiB, 1.5GB or 2MB.");
  }
}

TEST(Units, ReadTimes) {
  EXPECT_EQ(parse_duration("500ms"), 500'000'000U);
  EXPECT_EQ(parse_duration("30s"), 30'000'000'000U);
  EXPECT_EQ(parse_duration("30"), 30'000'000'000U);
  EXPECT_EQ(parse_duration("2m"), 120'000'000'000U);
  EXPECT_EQ(parse_duration("1.5h"), 5'400'000'000'000U);
  EXPECT_THROW(static_cast<void>(parse_duration("2 fortnights")), UsageError);
}

TEST(Units, ShowThreeDigitsOfASize) {
  EXPECT_EQ(format_bytes(0), "0 B");
  EXPECT_EQ(format_bytes(999), "999 B");
  EXPECT_EQ(format_bytes(147'456), "147 kB");
  EXPECT_EQ(format_bytes(2'654'208), "2.65 MB");
  EXPECT_EQ(format_bytes(16'307'453'952), "16.3 GB");
}

TEST(Units, CarryARoundedSizeIntoTheNextUnit) {
  EXPECT_EQ(format_bytes(999'499), "999 kB");
  EXPECT_EQ(format_bytes(999'500), "1.00 MB");
  EXPECT_EQ(format_bytes(9'996'000), "10.0 MB");
  EXPECT_EQ(format_bytes(~0ULL), "18447 PB");
}

TEST(Units, GroupTheDigitsOfACount) {
  EXPECT_EQ(format_count(0), "0");
  EXPECT_EQ(format_count(999), "999");
  EXPECT_EQ(format_count(1'000), "1,000");
  EXPECT_EQ(format_count(2'654'208), "2,654,208");
}

TEST(Units, ShowTimesAsPeopleSayThem) {
  EXPECT_EQ(format_duration(850), "850 ns");
  EXPECT_EQ(format_duration(1'762'000), "1.76 ms");
  EXPECT_EQ(format_duration(12'400'000'000), "12.4 s");
  EXPECT_EQ(format_duration(200'000'000'000), "3 min 20 s");
  EXPECT_EQ(format_duration(3'599'600'000'000), "1 h 0 min");
  EXPECT_EQ(format_duration(7'380'000'000'000), "2 h 3 min");
}

TEST(Units, ShowThreeDigitsOfARateHoweverSmall) {
  EXPECT_EQ(format_rate(0), "0");
  EXPECT_EQ(format_rate(0.00041234), "0.000412");
  EXPECT_EQ(format_rate(0.4), "0.4");
  EXPECT_EQ(format_rate(0.9951), "1.00");
  EXPECT_EQ(format_rate(4.253), "4.25");
  EXPECT_EQ(format_rate(66.08), "66.1");
  EXPECT_EQ(format_rate(479.4), "479");
  EXPECT_EQ(format_rate(999.6), "1,000");
  EXPECT_EQ(format_rate(22'930'454.4), "22,930,454");
  EXPECT_EQ(format_rate(-1), "0");
}

TEST(Units, ReckonRatesInMillionsOfBytes) {
  EXPECT_DOUBLE_EQ(mb_per_s(2'000'000, 1'000'000), 2'000);
  EXPECT_DOUBLE_EQ(mb_per_s(5, 0), 0);
}

}  // namespace
}  // namespace merops
