#include "backends/read_error.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "tests/backends/open_reader.h"
#include "tests/backends/reader_pair.h"
#include "tests/backends/whole_pass.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace merops::test {
namespace {

constexpr KnownKind kKinds[] = {KnownKind::container, KnownKind::store, KnownKind::device, KnownKind::nvme_namespace,
                                KnownKind::nvme_container};
/// A reader that commands the drive looks a file's blocks up once: it does not see that the file ends elsewhere now.
constexpr KnownKind kWatchedKinds[] = {KnownKind::container, KnownKind::store, KnownKind::device};
constexpr KnownKind kFiles[] = {KnownKind::container, KnownKind::store};

std::uint64_t payload_of(std::span<const Extent> extents) {
  std::uint64_t payload = 0;
  for (const Extent& extent : extents) payload += extent.length;
  return payload;
}

/// What every reader must do with what goes wrong.
class ReaderErrors : public ReaderPair {
 protected:
  /// The expert that begins with the first target's last payload bytes.
  [[nodiscard]] std::span<const Extent> expert_at_the_end() {
    std::uint32_t last = 0;
    std::uint64_t end = 0;
    for (std::uint32_t expert = 0; expert < source().experts().size(); ++expert) {
      const Extent& first = source().experts()[expert][0];
      if (first.target != 0 || first.offset + first.length <= end) continue;
      last = expert;
      end = first.offset + first.length;
    }
    return source().experts()[last];
  }
};

class ReaderErrorsOfCutTargets : public ReaderErrors {};

TEST_P(ReaderErrorsOfCutTargets, TellOfATargetThatWasCutUnderIt) {
  OpenReader open(row(), source());
  if (const std::string why = source().cut(kStoreBlock); !why.empty()) GTEST_SKIP() << why;
  const std::span<const Extent> gone = expert_at_the_end();
  const Completion completion = open.read(gone);
  EXPECT_TRUE(completion.error) << "read what is no longer there";
  EXPECT_LT(completion.payload, payload_of(gone));
  if (source().targets()[0].kind == TargetKind::file) {
    EXPECT_EQ(completion.error, ReadError::ended_early) << completion.error.message();
  }
}

TEST_P(ReaderErrors, TellOfOffsetsBeyondTheEndAndGoOn) {
  OpenReader open(row(), source());
  for (const std::uint64_t offset : {std::uint64_t{1} << 30, std::uint64_t{1} << 62, ~std::uint64_t{0} - 4095}) {
    const Extent beyond{0, offset, 4096};
    const Completion completion = open.read({&beyond, 1});
    EXPECT_TRUE(completion.error) << "read " << offset;
    EXPECT_EQ(completion.payload, 0U);

    const Completion good = open.read(source().experts()[0]);
    EXPECT_EQ(fault_of(row(), source(), source().experts()[0], good, open.reader()), "");
  }
}

TEST_P(ReaderErrors, NameATargetThatIsNotThere) {
  const SlotPages pages = allocate_slots(1, 1 << 20, PageKind::small);
  const Target missing{.path = "/nowhere/shard", .kind = TargetKind::file, .size = 1 << 20};
  try {
    (void)row().open({&missing, 1}, pages.memory(), {});
    FAIL() << "opened what is not there";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("/nowhere/shard"), std::string::npos) << error.what();
  }
}

TEST_P(ReaderErrors, RefuseAFolder) {
  const SlotPages pages = allocate_slots(1, 1 << 20, PageKind::small);
  const Target folder{.path = "/", .kind = TargetKind::file, .size = 1 << 20};
  EXPECT_THROW((void)row().open({&folder, 1}, pages.memory(), {}), Error);
}

TEST_P(ReaderErrors, WriteNothingBehindASlotThatIsTooSmall) {
  const SlotPages pages = allocate_slots(2, kStoreBlock, PageKind::small);
  const std::span<std::byte> behind = pages.memory().slot(1);
  std::fill(behind.begin(), behind.end(), std::byte{0x5a});
  const std::unique_ptr<Reader> reader =
      row().open(source().targets(), pages.memory().part(0, 1), {1, source().experts().max_extents(), false});
  const Request request{expert_at_the_end(), 0};
  reader->submit({&request, 1});
  Completion completion;
  ASSERT_EQ(reader->reap({&completion, 1}, std::chrono::seconds(30)), 1U);
  if (!completion.error) {  // a reader that needs no slot
    EXPECT_EQ(fault_of(row(), source(), request.extents, completion, *reader), "");
  } else {
    EXPECT_EQ(completion.error, ReadError::slot_too_small) << completion.error.message();
  }
  EXPECT_THAT(behind, testing::Each(std::byte{0x5a}));
}

/// A device ends with a whole sector, a file with any byte.
class ReaderErrorsOfFiles : public ReaderErrors {};

TEST_P(ReaderErrorsOfFiles, TellOfASingleByteThatIsMissing) {
  OpenReader open(row(), source());
  const std::span<const Extent> last = expert_at_the_end();
  const std::string why = source().cut(last[0].offset + last[0].length - 1);
  if (!why.empty()) GTEST_SKIP() << why;
  EXPECT_EQ(open.read(last).error, ReadError::ended_early);
}

INSTANTIATE_TEST_SUITE_P(Rows, ReaderErrors, testing::ValuesIn(pairs_that_touch_storage(kKinds)), name_of);
INSTANTIATE_TEST_SUITE_P(Rows, ReaderErrorsOfCutTargets, testing::ValuesIn(pairs_that_touch_storage(kWatchedKinds)),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Rows, ReaderErrorsOfFiles, testing::ValuesIn(pairs_that_touch_storage(kFiles)), name_of);

}  // namespace
}  // namespace merops::test
