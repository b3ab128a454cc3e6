#include "core/model/safetensors.h"

#include "core/model/error.h"
#include "core/model/little_endian.h"
#include "tests/support/fixture_model.h"
#include "tests/support/memory_source.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using namespace test;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string fault_of(std::vector<std::byte> file) {
  try {
    (void)read_safetensors(MemorySource(std::move(file), "shard"));
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("shard"));
    return error.why();
  }
  return "";
}

std::string fault_of_text(std::string_view text) { return fault_of(bytes_of(text)); }
std::string fault_with(std::string_view header, std::size_t data_bytes = 100) {
  return fault_of(safetensors_with(header, data_bytes));
}

/// A header's length, then `rest`.
std::vector<std::byte> with_length(std::uint64_t length, std::string_view rest) {
  std::vector<std::byte> file(8);
  put_little_endian(file, length, 8);
  const std::vector<std::byte> bytes = bytes_of(rest);
  file.insert(file.end(), bytes.begin(), bytes.end());
  return file;
}

constexpr std::string_view kTwo = R"({"b": {"dtype": "F32", "shape": [5], "data_offsets": [60, 100]},
  "a": {"dtype": "NEW", "shape": [], "data_offsets": [0, 60]}, "__metadata__": {"format": "pt"}})";

TEST(Safetensors, GivesTensorsByTheirOffsets) {
  const Safetensors file = read_safetensors(MemorySource(safetensors_with(kTwo, 100)));
  const std::uint64_t data = 8 + kTwo.size();
  EXPECT_THAT(file.tensors, ElementsAre(Tensor{"a", data, 60}, Tensor{"b", data + 60, 40}));
  EXPECT_TRUE(file.remarks.empty());
}

TEST(Safetensors, TakesSizesFromOffsetsWhateverTypeAndShapeSay) {
  EXPECT_EQ(fault_with(R"({"a": {"dtype": "Q9_X", "shape": "none", "data_offsets": [0, 100]}})"), "");
  EXPECT_EQ(fault_with(R"({"a": {"data_offsets": [0, 100]}})"), "");
}

TEST(Safetensors, TakesAHeaderPaddedWithSpaces) {
  EXPECT_EQ(fault_with(R"({"a": {"data_offsets": [0, 100]}}       )"), "");
}

TEST(Safetensors, SaysWhatAFileIsInstead) {
  EXPECT_THAT(fault_of_text(""), HasSubstr("is empty"));
  EXPECT_THAT(fault_of_text("\x05\x01"), HasSubstr("it has 2 bytes"));
  EXPECT_THAT(fault_of_text("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n"),
              HasSubstr("Git LFS pointer"));
  EXPECT_THAT(fault_of_text("<!DOCTYPE html><html>"), HasSubstr("HTML page"));
  EXPECT_THAT(fault_of_text("\n  <HTML lang=en>"), HasSubstr("HTML page"));
  EXPECT_THAT(fault_of(std::vector<std::byte>(5000)), HasSubstr("begins with zeros"));
  EXPECT_THAT(fault_of_text("Entry not found"), HasSubstr("it begins with \"Entry not found\""));
  EXPECT_THAT(fault_of_text("{\"error\": \"access denied\"}"), HasSubstr("it is text"));
  EXPECT_THAT(fault_of_text("GGUF\x03zzzzzzzzzzzz"), HasSubstr("GGUF"));
  EXPECT_THAT(fault_of_text("PK\x03\x04zzzzzzzzzzzz"), HasSubstr("zip archive"));
}

TEST(Safetensors, RefusesAHeaderLongerThanTheFileBeforeItAsksForMemory) {
  EXPECT_THAT(fault_of(with_length(std::numeric_limits<std::uint64_t>::max(), "{}")),
              HasSubstr("its header would have 18446744073709551615 bytes"));
  EXPECT_THAT(fault_of(with_length(3, "{}")), HasSubstr("would have 3 bytes; the file has 10"));
  EXPECT_EQ(fault_of(with_length(2, "{}")), "");
}

/// A terabyte of which only the start can be read.
class HugeFile final : public ByteSource {
 public:
  explicit HugeFile(std::vector<std::byte> start) : start_(std::move(start)) {}
  [[nodiscard]] std::uint64_t size() const override { return std::uint64_t{1} << 40; }
  [[nodiscard]] const std::string& name() const override { return start_.name(); }
  [[nodiscard]] bool is_device() const override { return false; }
  void read(std::uint64_t offset, std::span<std::byte> out) const override { start_.read(offset, out); }

 private:
  MemorySource start_;
};

TEST(Safetensors, RefusesAHeaderBeyondTheFormatsLimitUnread) {
  try {
    (void)read_safetensors(HugeFile(with_length(kMaxHeaderBytes + 1, std::string(1000, ' '))));
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("100000000 are the most"));
  }
}

TEST(Safetensors, RefusesAHeaderThatIsNotStrictlyJson) {
  EXPECT_THAT(fault_with("{\"a\": "), HasSubstr("ends in the middle"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 4]}, "a": {"data_offsets": [4, 8]}})"), HasSubstr("twice"));
  EXPECT_THAT(fault_with("[]"), HasSubstr("expected an object"));
  EXPECT_THAT(fault_with(std::string_view("{}\0\0", 4)), HasSubstr("a zero byte at byte 2"));
}

TEST(Safetensors, NamesTheTensorWhoseOffsetsAreNone) {
  for (const char* const offsets : {"[0]", "[0, 1, 2]", "[]"})
    EXPECT_THAT(fault_with(R"({"a.b": {"data_offsets": )" + std::string(offsets) + "}}"),
                HasSubstr("tensor a.b has no two data_offsets"));
  EXPECT_THAT(fault_with(R"({"a": {}})"), HasSubstr("tensor a has no two data_offsets"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [5, 4]}})"), HasSubstr("tensor a begins at 5, behind its end at 4"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [-1, 4]}})"), HasSubstr("\"a.data_offsets\" is a negative number"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 4.0]}})"), HasSubstr("a number with a fraction"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": "0-4"}})"), HasSubstr("\"a.data_offsets\" is text"));
  EXPECT_THAT(fault_with(R"({"a": 3})"), HasSubstr("key \"a\" is a whole number, expected an object"));
}

TEST(Safetensors, NamesTheTensorThatIsCutAndTheMissingBytes) {
  const std::string fault = fault_of(safetensors_with(kTwo, 70));
  EXPECT_THAT(fault, AllOf(HasSubstr("the file is cut: tensor b"), HasSubstr("30 bytes are missing in all")));
  EXPECT_THAT(fault_of(safetensors_with(kTwo, 50)), AllOf(HasSubstr("tensor a"), HasSubstr("50 bytes are missing")));
}

TEST(Safetensors, ChecksOffsetsWithoutOverflow) {
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 18446744073709551615]}})"), HasSubstr("no file is that large"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 18446744073709551616]}})"),
              HasSubstr("a number with a fraction"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [9223372036854775807, 9223372036854775808]}})"),
              HasSubstr("the file is cut"));
}

TEST(Safetensors, RefusesOverlappingTensors) {
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 60]}, "b": {"data_offsets": [59, 100]}})"),
              HasSubstr("tensors a and b overlap by 1 bytes"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 100]}, "b": {"data_offsets": [0, 100]}})"),
              HasSubstr("overlap"));
  EXPECT_THAT(fault_with(R"({"a": {"data_offsets": [0, 90]}, "b": {"data_offsets": [5, 6]},
                             "c": {"data_offsets": [50, 100]}})"),
              HasSubstr("tensors a and b overlap"));
}

TEST(Safetensors, RemarksOnGapsAndTrailingBytes) {
  const auto remarks = [](std::string_view header) {
    return read_safetensors(MemorySource(safetensors_with(header, 100))).remarks;
  };
  EXPECT_THAT(remarks(R"({"a": {"data_offsets": [10, 60]}, "b": {"data_offsets": [64, 90]}})"),
              ElementsAre("14 bytes in 2 gaps between tensors belong to none; the first gap follows the header",
                          "10 bytes after the last tensor belong to none"));
  EXPECT_THAT(remarks("{}"), ElementsAre("100 bytes after the last tensor belong to none"));
}

TEST(Safetensors, LetsEmptyTensorsLieAnywhere) {
  EXPECT_EQ(fault_with(R"({"a": {"data_offsets": [0, 100]}, "e": {"data_offsets": [50, 50]}})"), "");
  EXPECT_THAT(fault_with(R"({"e": {"data_offsets": [150, 150]}})"), HasSubstr("the file is cut"));
}

}  // namespace
}  // namespace merops
