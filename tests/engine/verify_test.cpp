#include "core/engine/pack.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/little_endian.h"
#include "tests/support/fixture_model.h"
#include "tests/support/patched_file.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {

void PrintTo(const Finding& finding, std::ostream* out) {
  *out << finding.layer.value_or(99) << "/" << finding.expert.value_or(99) << " " << finding.what << ": expected "
       << finding.expected << ", found " << finding.found;
}

namespace {

namespace fs = std::filesystem;
using test::FixtureModel;
using test::patch;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A model whose payloads need padding, and its store: 2 layers of 4 experts.
class Verify : public ::testing::Test {
 protected:
  Verify() {
    model_.family = test::Family::gpt_oss;
    model_.hidden = model_.width = 180;
    test::write_fixture_model(folder_.path() / "model", model_);
    pack({folder_.path() / "model", store_});
    const auto source = open_byte_source(store_);
    layout_ = read_flat_store(*source);
  }

  [[nodiscard]] std::vector<Finding> findings(bool against = false, std::uint32_t sample = 0) const {
    return verify({store_, against ? folder_.path() / "model" : fs::path(), sample, 1}).findings;
  }
  /// Findings of `layer` and `expert` about `what`.
  static auto about(std::uint32_t layer, std::uint32_t expert, const std::string& what) {
    return ::testing::AllOf(::testing::Field(&Finding::layer, layer), ::testing::Field(&Finding::expert, expert),
                            ::testing::Field(&Finding::what, HasSubstr(what)));
  }
  static auto about_all(const std::string& what) {
    return ::testing::AllOf(::testing::Field(&Finding::layer, std::nullopt),
                            ::testing::Field(&Finding::what, HasSubstr(what)));
  }
  /// Changes a superblock's or index's field and, so that it is not the index hash that tells, seals the index again.
  void change_entry(std::uint32_t number, void (*change)(IndexEntry&)) const {
    FlatStore changed = layout_;
    change(changed.entries[number]);
    seal(changed);
    patch(store_, 4096, encode_index(changed.entries));
    patch(store_, 0, encode_superblock(changed.superblock));
  }

  test::TemporaryFolder folder_;
  FixtureModel model_;
  fs::path store_ = folder_.path() / "store";
  FlatStore layout_;
};

TEST_F(Verify, FindsNothingWrongWithAGoodStore) {
  const VerifyReport report = verify({store_, folder_.path() / "model"});
  EXPECT_THAT(report.findings, IsEmpty());
  EXPECT_EQ(report.experts_checked, 8U);
  EXPECT_EQ(report.experts_total, 8U);
  EXPECT_EQ(report.work.kind, "verify");
  EXPECT_EQ(report.work.bytes, layout_.end() - layout_.superblock.data_offset);
}

TEST_F(Verify, NamesTheExpertWhosePayloadChanged) {
  patch(store_, layout_.entries[6].offset + 100, test::bytes_of("changed"));
  EXPECT_THAT(findings(), ElementsAre(about(1, 2, "payload hash")));
  EXPECT_THAT(findings(true), ElementsAre(about(1, 2, "payload byte 100"), about(1, 2, "payload hash")));
}

TEST_F(Verify, TellsExpectedAndFoundBytes) {
  const std::vector<std::byte> payload = test::payload_of(model_, 0, 1);
  patch(store_, layout_.entries[1].offset + 7, std::vector{payload[7] ^ std::byte{0xff}});
  const std::vector<Finding> found = findings(true);
  ASSERT_EQ(found.size(), 2U);
  const auto hex = [](std::byte byte) { return to_hex(std::vector{byte}); };
  EXPECT_EQ(found[0].expected, hex(payload[7]));
  EXPECT_EQ(found[0].found, hex(payload[7] ^ std::byte{0xff}));
}

TEST_F(Verify, NamesPaddingThatIsNotZero) {
  patch(store_, layout_.entries[3].offset + layout_.entries[3].length, test::bytes_of("x"));
  EXPECT_THAT(findings(), ElementsAre(about(0, 3, "padding")));
}

TEST_F(Verify, NamesAnIndexThatWasChanged) {
  patch(store_, 4096 + 5 * kIndexEntryBytes + 16, test::bytes_of("changed!"));
  EXPECT_THAT(findings(), ElementsAre(about_all("index hash"), about(1, 1, "payload hash")));
  patch(store_, layout_.superblock.data_offset - 1, test::bytes_of("x"));
  EXPECT_THAT(findings(),
              ElementsAre(about_all("index hash"), about_all("index padding"), about(1, 1, "payload hash")));
}

TEST_F(Verify, NamesEntriesThatLieWrong) {
  change_entry(2, [](IndexEntry& entry) { entry.offset += kStoreBlock; });
  EXPECT_THAT(findings(), ElementsAre(about(0, 2, "offset")));
  change_entry(2, [](IndexEntry& entry) { entry.offset = ~std::uint64_t{0} - 4095; });
  EXPECT_THAT(findings(), ElementsAre(about(0, 2, "offset")));
  change_entry(0, [](IndexEntry& entry) { entry.length -= 1; });
  EXPECT_THAT(findings(), ElementsAre(about(0, 0, "length")));
  change_entry(7, [](IndexEntry& entry) { entry.padded += kStoreBlock; });
  EXPECT_THAT(findings(), ElementsAre(about(1, 3, "padded length")));
}

TEST_F(Verify, NamesWhatATruncatedStoreLacks) {
  fs::resize_file(store_, layout_.entries[6].offset + kStoreBlock);
  EXPECT_THAT(findings(), ElementsAre(about_all("size"), about(1, 2, "payload"), about(1, 3, "payload")));
  fs::resize_file(store_, 4096);
  EXPECT_THAT(findings(), ElementsAre(about_all("superblock")));
  fs::resize_file(store_, 0);
  EXPECT_THAT(findings(), ElementsAre(about_all("superblock")));
}

TEST_F(Verify, NamesBytesBehindTheLastExpert) {
  fs::resize_file(store_, layout_.end() + 1);
  EXPECT_THAT(findings(), ElementsAre(about_all("size")));
}

TEST_F(Verify, HoldsTheLengthsAgainstTheDimensions) {
  Superblock other = layout_.superblock;
  other.hidden += 2;
  patch(store_, 0, encode_superblock(other));
  EXPECT_THAT(findings(), ElementsAre(about_all("length")));
  EXPECT_THAT(findings(true), ElementsAre(about_all("length"), about_all("hidden size")));
}

TEST_F(Verify, NamesEveryDimensionThatDiffersFromTheModels) {
  Superblock other = layout_.superblock;
  other.topk = 1;
  other.n_layers = 3;
  patch(store_, 0, encode_superblock(other));
  EXPECT_THAT(findings(), IsEmpty());
  EXPECT_THAT(findings(true), ElementsAre(about_all("layers"), about_all("top-k")));
}

TEST_F(Verify, ReadsASampleSpreadOverTheWholeStore) {
  for (std::uint32_t i = 0; i < 8; ++i) patch(store_, layout_.entries[i].offset, test::bytes_of("changed"));
  const std::vector<Finding> found = findings(false, 4);
  ASSERT_EQ(found.size(), 4U);
  for (std::uint32_t i = 0; i < 4; ++i) EXPECT_EQ((*found[i].layer * 4 + *found[i].expert) / 2, i);
  EXPECT_EQ(findings(false, 100).size(), 8U);
}

TEST_F(Verify, SaysWhatItCannotRead) {
  EXPECT_THROW(verify({folder_.path() / "nothing", {}}), Error);
  EXPECT_THROW(verify({folder_.path(), {}}), Error);
  EXPECT_THROW(verify({store_, folder_.path() / "nothing"}), Error);
  EXPECT_THROW(verify({store_, store_}), Error);
}

TEST_F(Verify, NamesAnOldStoreAsSuch) {
  std::vector<std::byte> version(4);
  put_little_endian(version, 1, 4);
  patch(store_, 8, version);
  const std::vector<Finding> found = findings();
  ASSERT_THAT(found, ElementsAre(about_all("superblock")));
  EXPECT_THAT(found[0].found, HasSubstr("version 1"));
}

TEST(VerifyLarge, ReadsExpertsOfSeveralWindows) {
  const test::TemporaryFolder folder;
  SynthRequest request;
  request.geometry = {"large", 4096, 2048, 1, 2, 1, 4};  // 14 MB an expert
  request.output = folder.path() / "store";
  synthesise(request);
  EXPECT_THAT(verify({request.output, {}}).findings, IsEmpty());
  patch(request.output, fs::file_size(request.output) - 5, test::bytes_of("x"));
  const std::vector<Finding> found = verify({request.output, {}}).findings;
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].expert, 1U);
}

}  // namespace
}  // namespace merops
