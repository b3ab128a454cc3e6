#include "core/host/source_file.h"

#include "core/host/open_file.h"
#include "core/model/error.h"
#include "tests/support/fixture_model.h"
#include "tests/support/memory_container.h"
#include "tests/support/missing_file.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using namespace test;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
namespace fs = std::filesystem;

std::string fault_of(const fs::path& path, std::uint64_t block = 0) {
  try {
    (void)open_source(path, block);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

void write_bytes(const fs::path& path, const std::vector<std::byte>& bytes) {
  write_text(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

std::vector<std::byte> store_image(const FixtureModel& model = {}) {
  const MemoryContainer container = memory_container(files_of(model));
  return pack_in_memory(container, source_of(container));
}

class SourceFile : public testing::Test {
 protected:
  TemporaryFolder folder_;
  fs::path path_ = folder_.path() / "x";
};

TEST_F(SourceFile, OpensAContainer) {
  const FixtureModel model{.family = Family::colibri, .dense_layers = 1};
  write_fixture_model(path_, model);
  const Source source = open_source(path_);
  EXPECT_EQ(source.kind, SourceKind::container);
  EXPECT_EQ(source.path, path_.string());
  EXPECT_EQ(source.geometry, test::geometry_of(model));
  EXPECT_EQ(source.experts.size(), 8U);
  EXPECT_EQ(source.targets.at(0).size, fs::file_size(source.targets.at(0).path));
  EXPECT_TRUE(source.hashes.empty());
}

TEST_F(SourceFile, OpensAStoreWhateverItsName) {
  write_bytes(path_, store_image());
  const Source source = open_source(path_);
  EXPECT_EQ(source.kind, SourceKind::store);
  EXPECT_EQ(source.geometry->hidden, 128U);
  EXPECT_EQ(source.experts.size(), 8U);
  EXPECT_EQ(source.experts.max_extents(), 1U);
  EXPECT_EQ(source.hashes.at(5), first_eight(sha256(payload_of({}, 1, 1))));
  EXPECT_TRUE(source.whole());
  EXPECT_TRUE(source.remarks.empty());
}

TEST_F(SourceFile, OpensUniformBlocks) {
  write_random_file(path_, 10'000);
  const Source source = open_source(path_, 4096);
  EXPECT_EQ(source.kind, SourceKind::uniform);
  EXPECT_EQ(source.block, 4096U);
  EXPECT_EQ(source.experts.size(), 2U) << "the rest is left out";
  EXPECT_EQ(source.experts[1][0], (Extent{0, 4096, 4096}));
  EXPECT_FALSE(source.geometry.has_value());
  EXPECT_EQ(source.coverage(), "uniform");
}

TEST_F(SourceFile, TakesAStoreForUniformBlocksWhenAsked) {
  write_bytes(path_, store_image());
  EXPECT_EQ(open_source(path_, 4096).kind, SourceKind::uniform);
}

TEST_F(SourceFile, RefusesBlocksThatDoNotFit) {
  write_random_file(path_, 10'000);
  EXPECT_THAT(fault_of(path_, 10'001), HasSubstr("it has 10000 bytes"));
  EXPECT_THAT(fault_of(folder_.path(), 4096), HasSubstr("it is a folder"));
}

TEST_F(SourceFile, NamesWhatWasTried) {
  write_text(path_, "nothing known");
  EXPECT_THAT(fault_of(path_), AllOf(HasSubstr("tried as a container"), HasSubstr("tried as a store"),
                                     HasSubstr("not tried as uniform blocks")));
  write_text(path_, "");
  EXPECT_THAT(fault_of(path_), HasSubstr("it does not begin with PCHIOFL1"));
  EXPECT_THAT(fault_of(folder_.path()), AllOf(HasSubstr("no config.json"), HasSubstr("tried as a store")));
  write_text(folder_.path() / "config.json", config_of({}));
  EXPECT_THAT(fault_of(folder_.path()), HasSubstr("no shards"));
}

TEST_F(SourceFile, NamesTheShardThatIsCut) {
  write_fixture_model(path_);
  const fs::path shard = path_ / "model-00002-of-00003.safetensors";
  fs::resize_file(shard, fs::file_size(shard) - 100);
  EXPECT_THAT(fault_of(path_), AllOf(HasSubstr(shard.string()), HasSubstr("100 bytes are missing")));
}

TEST_F(SourceFile, ComparesAStoreWithTheConfigurationBesideIt) {
  write_bytes(path_, store_image());
  write_text(folder_.path() / "config.json", config_of({}));
  EXPECT_TRUE(open_source(path_).remarks.empty());
  write_text(folder_.path() / "config.json", config_of({.hidden = 256, .topk = 3}));
  EXPECT_THAT(open_source(path_).remarks,
              testing::ElementsAre("hidden size: the store has 128, the config.json beside it 256",
                                   "top-k: the store has 2, the config.json beside it 3"));
  write_text(folder_.path() / "config.json", "{");
  EXPECT_THAT(open_source(path_).remarks, Contains(HasSubstr("was not compared")));
}

TEST_F(SourceFile, NoticesAReplacedSource) {
  write_bytes(path_, store_image());
  const Source source = open_source(path_);
  const std::string before = identity_of(source);
  EXPECT_EQ(identity_of(source), before);
  fs::copy_file(path_, folder_.path() / "copy");
  fs::rename(folder_.path() / "copy", path_);
  EXPECT_NE(identity_of(source), before) << "the same bytes in another file";
  fs::remove(path_);
  EXPECT_THAT(identity_of(source), says_it_is_missing());
}

TEST_F(SourceFile, RefusesAStoreWhoseExpertsAreNoKnownSize) {
  FlatStore store = lay_out_store(dimensions_of(test::geometry_of({})), std::vector<std::uint64_t>(8, 5000));
  seal(store);
  std::vector<std::byte> image(store.end());
  const auto superblock = encode_superblock(store.superblock);
  const auto index = encode_index(store.entries);
  std::copy(superblock.begin(), superblock.end(), image.begin());
  std::copy(index.begin(), index.end(), image.begin() + kStoreBlock);
  write_bytes(path_, image);
  EXPECT_THAT(fault_of(path_), HasSubstr("its experts have 5000 bytes, but hidden 128 and width 64 make"));
}

}  // namespace
}  // namespace merops
