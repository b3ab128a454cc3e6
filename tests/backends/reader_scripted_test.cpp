#include "backends/read_error.h"
#include "core/model/flat_store.h"
#include "tests/backends/reader_rows.h"
#include "tests/support/scripted_file.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <optional>
#include <random>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

using namespace std::chrono_literals;

constexpr Extent kExpert{0, 2 * kStoreBlock, 14 * kStoreBlock};

std::vector<std::byte> random_bytes(std::size_t count) {
  std::mt19937 random(1);
  std::vector<std::byte> bytes(count);
  std::generate(bytes.begin(), bytes.end(), [&random] { return static_cast<std::byte>(random()); });
  return bytes;
}

/// What every reader of files must do when the system below it does not simply deliver.
class ReaderOverScriptedFile : public testing::TestWithParam<Backend> {
 protected:
  void SetUp() override {
    if (const std::string why = why_unavailable(GetParam()); !why.empty()) GTEST_SKIP() << why;
    if (const std::string why = OneFileSystem::unavailable(); !why.empty()) GTEST_SKIP() << why;
    file_.emplace(folder_.path() / "mounted", content_);
    pages_ = allocate_slots(1, kExpert.length, PageKind::small);
    const Target target{file_->path(), TargetKind::file, content_.size()};
    reader_ = GetParam().open({&target, 1}, pages_.memory(), {});
  }
  void TearDown() override {
    if (file_) file_->release();
    reader_.reset();
  }

  Completion read() {
    submit();
    Completion completion;
    EXPECT_EQ(reader_->reap({&completion, 1}, 30s), 1U);
    return completion;
  }
  void submit() {
    const Request request{{&kExpert, 1}, 0};
    reader_->submit({&request, 1});
  }
  [[nodiscard]] bool has_right_bytes() const {
    const std::span<const std::byte> right = std::span(content_).subspan(kExpert.offset, kExpert.length);
    const std::span<const std::byte> got = reader_->pieces(0)[0];
    return std::equal(got.begin(), got.end(), right.begin(), right.end());
  }
  [[nodiscard]] ScriptedFile& file() { return *file_; }
  [[nodiscard]] Reader& reader() { return *reader_; }

 private:
  TemporaryFolder folder_;
  std::vector<std::byte> content_ = random_bytes(20 * kStoreBlock);
  std::optional<ScriptedFile> file_;
  SlotPages pages_;
  std::unique_ptr<Reader> reader_;
};

TEST_P(ReaderOverScriptedFile, BringsTheRightBytes) {
  const Completion completion = read();
  EXPECT_FALSE(completion.error) << completion.error.message();
  EXPECT_TRUE(has_right_bytes());
  EXPECT_EQ(reader().resubmitted(), 0U);
}

TEST_P(ReaderOverScriptedFile, PassesOnWhatADeviceReports) {
  file().answer_all_with({.error = EIO});
  const Completion failed = read();
  EXPECT_EQ(failed.error, std::errc::io_error) << failed.error.message();
  EXPECT_EQ(failed.error_offset, kExpert.offset);
  EXPECT_EQ(failed.payload, 0U);

  file().answer_all_with({});
  EXPECT_FALSE(read().error);
  EXPECT_TRUE(has_right_bytes());
}

/// What only direct readers see: the page cache asks in its own way.
class DirectReaderOverScriptedFile : public ReaderOverScriptedFile {};

TEST_P(DirectReaderOverScriptedFile, PassesOnAnErrorAfterAShortRead) {
  file().answer_next_with({{.most = 3 * kStoreBlock}, {.error = ENODATA}});
  const Completion failed = read();
  EXPECT_EQ(failed.error, std::errc::no_message_available) << failed.error.message();
  EXPECT_EQ(failed.error_offset, kExpert.offset + 3 * kStoreBlock);
}

TEST_P(DirectReaderOverScriptedFile, GoesOnAfterAShortRead) {
  file().answer_next_with({{.most = 5 * kStoreBlock + 77}, {.most = kStoreBlock}});
  const Completion completion = read();
  EXPECT_FALSE(completion.error) << completion.error.message();
  EXPECT_TRUE(has_right_bytes());
  EXPECT_EQ(reader().resubmitted(), 2U);
}

TEST_P(DirectReaderOverScriptedFile, TriesAgainWhenToldTo) {
  file().answer_next_with({{.error = EAGAIN}, {.error = EINTR}, {.error = EAGAIN}});
  const Completion completion = read();
  EXPECT_FALSE(completion.error) << completion.error.message();
  EXPECT_TRUE(has_right_bytes());
  EXPECT_LE(reader().resubmitted(), 3U);  // io_uring tries some of them again by itself
  if (GetParam().max_depth == 1) {
    EXPECT_EQ(reader().resubmitted(), 3U);
  }
}

TEST_P(DirectReaderOverScriptedFile, TakesNoBytesForTheEnd) {
  file().answer_all_with({.most = 0});
  EXPECT_EQ(read().error, ReadError::ended_early);
}

/// What only asynchronous readers can do.
class AsynchronousReaderOverScriptedFile : public ReaderOverScriptedFile {};

TEST_P(AsynchronousReaderOverScriptedFile, KeepsToItsTimeOutWhileTheDeviceHangs) {
  file().hold();
  submit();
  Completion completion;
  EXPECT_EQ(reader().reap({&completion, 1}, 0ns), 0U);
  EXPECT_EQ(reader().reap({&completion, 1}, 1ms), 0U);
  file().wait_for_held(1);
  EXPECT_EQ(reader().reap({&completion, 1}, 1ms), 0U);

  file().release();
  ASSERT_EQ(reader().reap({&completion, 1}, 30s), 1U);
  EXPECT_FALSE(completion.error) << completion.error.message();
  EXPECT_TRUE(has_right_bytes());
}

bool reads_files(const Backend& row) { return row.accepts.files && row.touches_storage && !row.past_block_layer; }
bool is_direct(const Backend& row) { return reads_files(row) && row.direct; }
bool is_asynchronous(const Backend& row) { return reads_files(row) && row.max_depth > 1; }

INSTANTIATE_TEST_SUITE_P(Rows, ReaderOverScriptedFile, testing::ValuesIn(rows_that(reads_files)), name_of_row);
INSTANTIATE_TEST_SUITE_P(Rows, DirectReaderOverScriptedFile, testing::ValuesIn(rows_that(is_direct)), name_of_row);
INSTANTIATE_TEST_SUITE_P(Rows, AsynchronousReaderOverScriptedFile, testing::ValuesIn(rows_that(is_asynchronous)),
                         name_of_row);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(AsynchronousReaderOverScriptedFile);

}  // namespace
}  // namespace merops::test
