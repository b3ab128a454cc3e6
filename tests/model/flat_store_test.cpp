#include "core/model/flat_store.h"

#include "core/model/error.h"
#include "core/model/little_endian.h"
#include "tests/support/memory_source.h"

#include <algorithm>
#include <functional>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using test::MemorySource;
using testing::HasSubstr;

Superblock small_model() {
  return dimensions_of({.name = {}, .hidden = 180, .width = 64, .layers = 3, .experts = 4, .topk = 2, .bits = 4});
}

constexpr std::uint64_t kLength = 128 * 90 + 128 * 3 * 4 + 180 * 32 + 180 * 4;

/// A store of the small model's first `count` experts, payloads zero.
FlatStore small_store(std::size_t count = 5) {
  FlatStore store = lay_out_store(small_model(), std::vector<std::uint64_t>(count, kLength));
  for (std::size_t i = 0; i < store.entries.size(); ++i) store.entries[i].hash = 1000 + i;
  seal(store);
  return store;
}

std::vector<std::byte> image_of(const FlatStore& store) {
  std::vector<std::byte> image(static_cast<std::size_t>(store.end()));
  const auto superblock = encode_superblock(store.superblock);
  const auto index = encode_index(store.entries);
  std::copy(superblock.begin(), superblock.end(), image.begin());
  std::copy(index.begin(), index.end(), image.begin() + kStoreBlock);
  return image;
}

std::string fault_of(std::vector<std::byte> image, bool device = false) {
  try {
    (void)read_flat_store(MemorySource(std::move(image), "some.picchioflat", device));
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("some.picchioflat"));
    return error.why();
  }
  return "";
}

/// The fault of a good store in which the 32-bit word at `offset` was set.
std::string fault_with_word(std::size_t offset, std::uint32_t value) {
  std::vector<std::byte> image = image_of(small_store());
  put_little_endian(std::span(image).subspan(offset), value, 4);
  return fault_of(std::move(image));
}

/// The fault of a store whose entries were changed and sealed anew.
std::string fault_with_entries(const std::function<void(std::vector<IndexEntry>&)>& change) {
  FlatStore store = small_store();
  std::vector<std::byte> image = image_of(store);
  change(store.entries);
  seal(store);
  const auto superblock = encode_superblock(store.superblock);
  const auto index = encode_index(store.entries);
  std::copy(superblock.begin(), superblock.end(), image.begin());
  std::copy(index.begin(), index.end(), image.begin() + kStoreBlock);
  return fault_of(std::move(image));
}

TEST(FlatStore, ReadsWhatItWrote) {
  const FlatStore store = small_store();
  const FlatStore read = read_flat_store(MemorySource(image_of(store)));
  EXPECT_EQ(read.superblock, store.superblock);
  EXPECT_EQ(read.entries, store.entries);
  EXPECT_EQ(read.end(), 8192 + 5 * 20480U);
}

TEST(FlatStore, PutsTheSuperblocksFieldsAtTheirBytes) {
  const FlatStore store = small_store();
  const auto block = encode_superblock(store.superblock);
  const std::span<const std::byte> bytes(block);
  EXPECT_TRUE(has_store_magic(bytes));
  const std::uint32_t words[] = {2, 4096, 180, 3, 4, 2, 128, 5};
  for (std::size_t i = 0; i < std::size(words); ++i)
    EXPECT_EQ(get_little_endian(bytes.subspan(8 + 4 * i), 4), words[i]) << i;
  EXPECT_EQ(get_little_endian(bytes.subspan(40), 8), 4096U);
  EXPECT_EQ(get_little_endian(bytes.subspan(48), 8), 5 * 24U);
  EXPECT_EQ(get_little_endian(bytes.subspan(56), 8), 8192U);
  const Sha256Digest digest = sha256(encode_index(store.entries));
  EXPECT_TRUE(std::equal(digest.begin(), digest.end(), block.begin() + 64));
  EXPECT_TRUE(std::all_of(block.begin() + 96, block.end(), [](std::byte b) { return b == std::byte{0}; }));
}

TEST(FlatStore, PutsTheEntrysFieldsAtTheirBytes) {
  const IndexEntry entry{0x1122334455667788, 0x99aabbcc, 0xddeeff00, 0x0123456789abcdef};
  EXPECT_EQ(to_hex(encode_index(std::span(&entry, 1))), "8877665544332211ccbbaa9900ffeeddefcdab8967452301");
}

TEST(FlatStore, LaysPayloadsOutOnBlocksOneAfterTheOther) {
  const FlatStore store = small_store(3);
  EXPECT_EQ(store.entries[0].offset, 8192U);
  EXPECT_EQ(store.entries[1].offset, 8192U + 20480);
  EXPECT_EQ(store.entries[2].length, kLength);
  EXPECT_EQ(store.entries[2].padded, 20480U);
  EXPECT_EQ(store.superblock.n_entries, 3U);
  EXPECT_EQ(store.superblock.n_layers, 3U) << "a prefix keeps the model's dimensions";
}

TEST(FlatStore, RefusesToLayOutWhatTheFormatCannotHold) {
  const auto lay_out = [](std::vector<std::uint64_t> lengths) { return lay_out_store(small_model(), lengths); };
  EXPECT_THROW((void)lay_out({}), Error);
  EXPECT_THROW((void)lay_out({kLength, 0}), Error);
  EXPECT_THROW((void)lay_out({kLength, kLength + 1}), Error);
  EXPECT_THROW((void)lay_out({std::numeric_limits<std::uint32_t>::max()}), Error) << "its padding overflows 32 bits";
  EXPECT_THROW((void)lay_out(std::vector<std::uint64_t>(13, kLength)), Error) << "the model has 12 experts";
  EXPECT_NO_THROW((void)lay_out({0xfffff000}));
}

TEST(FlatStore, KnowsTheBitsByTheLength) {
  const Superblock superblock = small_model();
  EXPECT_EQ(geometry_of(superblock, kLength)->bits, 4U);
  EXPECT_EQ(geometry_of(superblock, expert_parts(180, 64, 3).total())->bits, 3U);
  EXPECT_EQ(geometry_of(superblock, kLength)->width, 64U);
  EXPECT_FALSE(geometry_of(superblock, kLength + 1).has_value());
}

TEST(FlatStore, NamesOtherVersions) {
  EXPECT_THAT(fault_with_word(8, 1), HasSubstr("version 1 store (16-byte index entries, no hashes)"));
  EXPECT_THAT(fault_with_word(8, 3), HasSubstr("version 3 store; this program reads version 2"));
}

TEST(FlatStore, RefusesWhatIsNoStore) {
  EXPECT_THAT(fault_of({}), HasSubstr("magic"));
  EXPECT_THAT(fault_of(std::vector<std::byte>(5000)), HasSubstr("magic"));
}

TEST(FlatStore, RefusesEachBadField) {
  EXPECT_THAT(fault_with_word(12, 512), HasSubstr("block size is 512, expected 4096"));
  EXPECT_THAT(fault_with_word(16, 0), HasSubstr("a dimension is zero"));
  EXPECT_THAT(fault_with_word(20, 0), HasSubstr("a dimension is zero"));
  EXPECT_THAT(fault_with_word(20, 1), HasSubstr("holds 5 experts, expected 1 to 4"));
  EXPECT_THAT(fault_with_word(24, 0), HasSubstr("a dimension is zero"));
  EXPECT_THAT(fault_with_word(28, 0), HasSubstr("top-k is 0"));
  EXPECT_THAT(fault_with_word(28, 5), HasSubstr("top-k is 5, expected 1 to 4"));
  EXPECT_THAT(fault_with_word(32, 0), HasSubstr("a dimension is zero"));
  EXPECT_THAT(fault_with_word(32, 127), HasSubstr("127 rows"));
  EXPECT_THAT(fault_with_word(36, 0), HasSubstr("holds 0 experts"));
  EXPECT_THAT(fault_with_word(36, 4), HasSubstr("index has 120 bytes, expected 96"));
  EXPECT_THAT(fault_with_word(40, 8192), HasSubstr("index begins at byte 8192"));
  EXPECT_THAT(fault_with_word(44, 1), HasSubstr("index begins at byte"));
  EXPECT_THAT(fault_with_word(48, 96), HasSubstr("index has 96 bytes, expected 120"));
  EXPECT_THAT(fault_with_word(52, 0xffffffff), HasSubstr("expected 120"));
  EXPECT_THAT(fault_with_word(56, 4096), HasSubstr("data begin at byte 4096, expected 8192"));
  EXPECT_THAT(fault_with_word(64, 1), HasSubstr("hash of its index"));
  EXPECT_THAT(fault_with_word(96, 1), HasSubstr("not zero"));
  EXPECT_THAT(fault_with_word(4092, 1), HasSubstr("not zero"));
  EXPECT_THAT(fault_with_word(4096 + 5 * 24, 1), HasSubstr("padding after its index"));
}

TEST(FlatStore, NamesTheFirstBadEntry) {
  using Entries = std::vector<IndexEntry>;
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[4].length = 0; }),
              HasSubstr("expert 0 of layer 1 (index entry 4) is empty"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[1].offset += 512; }), HasSubstr("not on a block"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[0].offset = 4096; }), HasSubstr("inside what comes before"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[2].offset = e[1].offset; }), HasSubstr("inside what comes before"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[2].offset += 4096; }), HasSubstr("there is a gap"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[2].offset = 0xfffffffffffff000; }),
              HasSubstr("expert 2 of layer 0"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[3].padded += 4096; }),
              HasSubstr("padded to 24576, expected 20480"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[3].padded = 0; }), HasSubstr("padded to 0, expected 20480"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[3].length = 0xffffffff; }), HasSubstr("expert 3 of layer 0"));
  EXPECT_THAT(fault_with_entries([](Entries& e) { e[3].length -= 1; }), HasSubstr("experts of one size"));
}

TEST(FlatStore, NoticesAFileThatWasCutOrExtended) {
  const std::vector<std::byte> image = image_of(small_store());
  for (const std::size_t size : {8UL, 11UL, 4095UL}) {
    EXPECT_THAT(fault_of({image.begin(), image.begin() + static_cast<std::ptrdiff_t>(size)}),
                HasSubstr("ends inside its superblock"));
  }
  EXPECT_THAT(fault_of({image.begin(), image.begin() + 4097}), HasSubstr("inside its index"));
  EXPECT_THAT(fault_of({image.begin(), image.end() - 1}), HasSubstr("expert 0 of layer 1 (index entry 4) ends at"));
  std::vector<std::byte> longer = image;
  longer.resize(longer.size() + 4096);
  EXPECT_THAT(fault_of(longer), HasSubstr("4096 after the last expert"));
  EXPECT_EQ(fault_of(longer, true), "") << "a device may be followed by anything";
  EXPECT_THAT(fault_of({image.begin(), image.end() - 1}, true), HasSubstr("ends at"));
}

TEST(FlatStore, AsksForNoMemoryThatTheFileDoesNotHold) {
  FlatStore store = small_store();
  store.superblock.n_layers = store.superblock.n_experts = 60'000;
  store.superblock.n_entries = 3'600'000'000;
  store.superblock.index_len = 3'600'000'000 * kIndexEntryBytes;
  store.superblock.data_offset = (4096 + store.superblock.index_len + 4095) / 4096 * 4096;
  EXPECT_THAT(fault_of(image_of(store)), HasSubstr("inside its index"));
}

}  // namespace
}  // namespace merops
