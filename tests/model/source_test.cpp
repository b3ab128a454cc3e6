#include "core/model/source.h"

#include "core/model/error.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

Geometry small_geometry(std::uint32_t bits = 4) {
  return {.name = {}, .hidden = 128, .width = 64, .layers = 30, .experts = 100, .topk = 2, .bits = bits};
}

FlatStore store_of(const Geometry& geometry, std::size_t experts) {
  FlatStore store = lay_out_store(dimensions_of(geometry), std::vector<std::uint64_t>(experts, expert_bytes(geometry)));
  for (std::size_t i = 0; i < experts; ++i) store.entries[i].hash = i;
  seal(store);
  return store;
}

TEST(Source, OfAStoreHasOneExtentAnExpertAndItsHash) {
  const FlatStore store = store_of(small_geometry(), 5);
  const Target target{"/x", TargetKind::file, store.end()};
  const Source source = store_source(target, store);
  EXPECT_EQ(source.targets, std::vector{target});
  EXPECT_EQ(source.geometry, small_geometry());
  EXPECT_EQ(source.experts.size(), 5U);
  EXPECT_EQ(source.experts[4][0], (Extent{0, store.entries[4].offset, store.entries[4].length}));
  EXPECT_EQ(source.hashes, (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(source.digest, store.superblock.index_sha256);
  EXPECT_EQ(source.model_experts, 3000U);
}

TEST(Source, OfADeviceIsOfItsOwnKind) {
  const FlatStore store = store_of(small_geometry(3), 1);
  const Source source = store_source({"/dev/x", TargetKind::block_device, 1U << 30}, store);
  EXPECT_EQ(source.kind, SourceKind::device_store);
  EXPECT_EQ(source.geometry->bits, 3U);
}

TEST(Source, NeverRoundsItsCoverageUp) {
  EXPECT_EQ(store_source({}, store_of(small_geometry(), 3000)).coverage(), "whole");
  EXPECT_EQ(store_source({}, store_of(small_geometry(), 2999)).coverage(), "0.999");
  EXPECT_EQ(store_source({}, store_of(small_geometry(), 64)).coverage(), "0.021");
  EXPECT_EQ(uniform_source({"/x", TargetKind::file, 100}, 10).coverage(), "uniform");
  EXPECT_FALSE(uniform_source({"/x", TargetKind::file, 100}, 10).whole());
}

TEST(Source, OfBlocksHasADigestOfSizeAndBlock) {
  const auto digest = [](std::uint64_t size, std::uint64_t block) {
    return uniform_source({"/x", TargetKind::file, size}, block).digest;
  };
  EXPECT_EQ(digest(100, 10), digest(100, 10));
  EXPECT_NE(digest(100, 10), digest(101, 10));
  EXPECT_NE(digest(100, 10), digest(100, 20));
}

TEST(Source, RefusesBlocksThatDoNotFit) {
  const Target target{"/x", TargetKind::file, (kMaxBlocks + 1) * 512};
  EXPECT_THROW((void)uniform_source(target, 512), Error);
  EXPECT_EQ(uniform_source(target, 1 << 16).experts.size(), kMaxBlocks >> 7);
  EXPECT_THROW((void)uniform_source(target, 0), Error);
  EXPECT_THROW((void)uniform_source(target, target.size + 1), Error);
  EXPECT_EQ(uniform_source(target, target.size).experts.size(), 1U);
}

TEST(Source, TellsWhatDiffersBetweenTwoGeometries) {
  Geometry other = small_geometry();
  EXPECT_TRUE(differences("the store", small_geometry(), "the model", other).empty());
  other.name = "another";
  EXPECT_TRUE(differences("the store", small_geometry(), "the model", other).empty());
  other = {.name = {}, .hidden = 1, .width = 2, .layers = 3, .experts = 4, .topk = 5, .bits = 3};
  const std::vector<std::string> lines = differences("the store", small_geometry(), "the model", other);
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_EQ(lines[0], "hidden size: the store has 128, the model 1");
  EXPECT_EQ(lines[5], "bits: the store has 4, the model 3");
}

}  // namespace
}  // namespace merops
