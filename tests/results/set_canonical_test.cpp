#include "results/set_canonical.h"

#include "results/base64.h"

#include <cstdlib>
#include <limits>
#include <span>
#include <string>

#include <gtest/gtest.h>

namespace merops {
namespace {

// What Python's repr gives, as that is the definition.
TEST(CanonicalNumber, IsWrittenAsPythonWritesIt) {
  EXPECT_EQ(canonical_number(0.0), "0.0");
  EXPECT_EQ(canonical_number(-0.0), "-0.0");
  EXPECT_EQ(canonical_number(1480), "1480.0");
  EXPECT_EQ(canonical_number(-2.5), "-2.5");
  EXPECT_EQ(canonical_number(1480.0000000000002), "1480.0000000000002");
  EXPECT_EQ(canonical_number(0.1), "0.1");
  EXPECT_EQ(canonical_number(0.0001), "0.0001");
  EXPECT_EQ(canonical_number(0.00012345), "0.00012345");
  EXPECT_EQ(canonical_number(0.00001), "1e-05");
  EXPECT_EQ(canonical_number(1.5e-7), "1.5e-07");
  EXPECT_EQ(canonical_number(9999999999999998.0), "9999999999999998.0");
  EXPECT_EQ(canonical_number(1e15), "1000000000000000.0");
  EXPECT_EQ(canonical_number(1e16), "1e+16");
  EXPECT_EQ(canonical_number(1.2345678901234568e17), "1.2345678901234568e+17");
  EXPECT_EQ(canonical_number(5e-324), "5e-324");
  EXPECT_EQ(canonical_number(std::numeric_limits<double>::max()), "1.7976931348623157e+308");
}

TEST(CanonicalNumber, ReadsBackTheSame) {
  for (double value = 1.1e-20; value < 1e25; value *= 7.3) {
    EXPECT_EQ(std::strtod(canonical_number(value).c_str(), nullptr), value);
  }
}

TEST(CanonicalJson, SortsKeysAndHasNoWhiteSpace) {
  EXPECT_EQ(canonical_json(R"( { "b" : [ 1 , true , null ] , "a" : { } , "ab" : [ ] , "B" : "x y" } )"),
            R"({"B":"x y","a":{},"ab":[],"b":[1,true,null]})");
}

TEST(CanonicalJson, EscapesAsLittleAsItMay) {
  EXPECT_EQ(canonical_json(R"(["\u00fc\/\u2713\"\\\n\u0001\u007f"])"), "[\"\u00fc/\u2713\\\"\\\\\\n\\u0001\x7f\"]");
}

TEST(CanonicalJson, KeepsWholeNumbersWhole) {
  EXPECT_EQ(canonical_json("[18446744073709551615,-9223372036854775808,0,1.0]"),
            "[18446744073709551615,-9223372036854775808,0,1.0]");
}

TEST(CanonicalJson, IsItsOwnCanonicalForm) {
  const std::string once = canonical_json(R"({"z":[0.30000000000000004,1e300,{"y":"\t","x":-1}]})");
  EXPECT_EQ(canonical_json(once), once);
}

TEST(Digest, IsThatOfFips180) {
  EXPECT_EQ(digest_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

std::string base64(const std::string& text) { return to_base64(std::as_bytes(std::span(text))); }

TEST(Base64, WritesTheVectorsOfRfc4648) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xff\xfe\xfb"), "//77");
}

TEST(Base64, ReadsWhatItWrote) {
  std::vector<std::byte> bytes;
  for (int value = 0; value < 300; ++value) {
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
    bytes.push_back(static_cast<std::byte>(value * 7));
  }
}

TEST(Base64, RefusesWhatItDoesNotWrite) {
  for (const char* text : {"Zg", "Zg=", "Z===", "Zh==", "Zm9=", "Zm 9", "Zm9v\n", "====", "Z=g="}) {
    EXPECT_FALSE(from_base64(text)) << text;
  }
}

}  // namespace
}  // namespace merops
