#include "core/host/kernel_file.h"

#include "tests/support/temporary_folder.h"

#include <gtest/gtest.h>

namespace merops::test {
namespace {

TEST(KernelFile, LeavesOutTheWhiteSpaceAtTheEnd) {
  const TemporaryFolder folder;
  write_text(folder.path() / "model", "  Disk One \n");
  EXPECT_EQ(read_text(folder.path() / "model"), "  Disk One");
}

TEST(KernelFile, AnEmptyFileIsAnEmptyText) {
  const TemporaryFolder folder;
  write_text(folder.path() / "serial", "\n");
  EXPECT_EQ(read_text(folder.path() / "serial"), "");
}

TEST(KernelFile, WhatIsNotThereIsAbsent) {
  const TemporaryFolder folder;
  EXPECT_EQ(read_text(folder.path() / "none"), std::nullopt);
  EXPECT_EQ(read_text(folder.path()), std::nullopt) << "a folder cannot be read as a text";
}

TEST(KernelFile, ReadsNumbersAndNothingLikeNumbers) {
  EXPECT_EQ(to_number("4096"), 4096U);
  for (const char* text : {"", "-1", "12 ", "0x10", "8.0 GT/s", "18446744073709551616"}) {
    EXPECT_EQ(to_number(text), std::nullopt) << text;
  }
}

TEST(KernelFile, ReadsFilesLongerThanOnePiece) {
  const TemporaryFolder folder;
  const std::string text(10'000, 'x');
  write_text(folder.path() / "long", text);
  EXPECT_EQ(read_text(folder.path() / "long"), text);
}

}  // namespace
}  // namespace merops::test
