#include "core/engine/pack.h"
#include "core/engine/payload_generator.h"
#include "core/host/open_file.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/units.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

const Geometry kOdd{"odd", 180, 90, 3, 5, 2, 4};         // payloads that need padding
const Geometry kLarge{"large", 4096, 2048, 2, 2, 1, 4};  // payloads of more than one window
const Geometry kMany{"many", 64, 64, 4, 200, 2, 3};      // an index of several blocks

std::vector<std::byte> content(const fs::path& path) {
  const auto source = open_byte_source(path);
  std::vector<std::byte> bytes(source->size());
  source->read(0, bytes);
  return bytes;
}

/// What the format says the store of these experts is, put together without the writer.
std::vector<std::byte> expected_store(const Geometry& geometry, std::uint64_t experts, std::uint64_t seed) {
  FlatStore store = lay_out_store(dimensions_of(geometry), std::vector<std::uint64_t>(experts, expert_bytes(geometry)));
  std::vector<std::byte> bytes(store.end());
  PayloadGenerator generator(seed);
  for (std::uint32_t i = 0; i < experts; ++i) {
    const auto payload = std::span(bytes).subspan(store.entries[i].offset, store.entries[i].length);
    generator.generate(i / geometry.experts, i % geometry.experts, 0, payload);
    store.entries[i].hash = first_eight(sha256(payload));
  }
  seal(store);
  const auto superblock = encode_superblock(store.superblock);
  const auto index = encode_index(store.entries);
  std::memcpy(bytes.data(), superblock.data(), superblock.size());
  std::memcpy(bytes.data() + store.superblock.index_offset, index.data(), index.size());
  return bytes;
}

FlatStore read_store(const fs::path& path) { return read_flat_store(*open_byte_source(path)); }

SynthRequest request_for(const Geometry& geometry, const fs::path& output) {
  SynthRequest request;
  request.geometry = geometry;
  request.output = output;
  request.seed = 5;
  return request;
}

TEST(SynthesiseStore, WritesTheFormatByteForByte) {
  const TemporaryFolder folder;
  for (const Geometry& geometry : {kOdd, kLarge, kMany}) {
    const SynthRequest request = request_for(geometry, folder.path() / geometry.name);
    const WorkResult result = synthesise(request);
    const auto experts = std::uint64_t{geometry.layers} * geometry.experts;
    const std::vector<std::byte> bytes = content(request.output);
    EXPECT_TRUE(bytes == expected_store(geometry, experts, 5)) << geometry.name;
    EXPECT_EQ(result.bytes, bytes.size());
    EXPECT_EQ(result.kind, "synth");
    EXPECT_EQ(result.state, "done");
    EXPECT_EQ(result.direct, result.reason.empty()) << result.reason;
  }
}

TEST(SynthesiseStore, CutsToLayersAndBytes) {
  const TemporaryFolder folder;
  SynthRequest request = request_for(kOdd, folder.path() / "store");
  request.layers = 2;
  synthesise(request);
  EXPECT_TRUE(content(request.output) == expected_store(kOdd, 10, 5));
  EXPECT_EQ(read_store(request.output).superblock.n_layers, 3U);

  request.force = true;
  request.layers = 0;
  for (const std::uint64_t experts : {1U, 7U, 15U}) {
    request.max_bytes = expected_store(kOdd, experts, 5).size();
    synthesise(request);
    EXPECT_TRUE(content(request.output) == expected_store(kOdd, experts, 5)) << experts;
    if (experts == 1) continue;
    request.max_bytes -= 1;
    synthesise(request);
    EXPECT_TRUE(content(request.output) == expected_store(kOdd, experts - 1, 5)) << experts;
  }
  request.max_bytes = 1;
  synthesise(request);
  EXPECT_TRUE(content(request.output) == expected_store(kOdd, 1, 5));
}

TEST(SynthesiseStore, FitsTheLargestIndexIntoTheBytes) {
  const TemporaryFolder folder;
  SynthRequest request = request_for(kMany, folder.path() / "store");
  request.force = true;
  for (const std::uint64_t experts : {170U, 171U, 340U, 341U}) {  // where the index takes another block
    request.max_bytes =
        lay_out_store(dimensions_of(kMany), std::vector<std::uint64_t>(experts, expert_bytes(kMany))).end();
    synthesise(request);
    EXPECT_EQ(read_store(request.output).entries.size(), experts);
    EXPECT_EQ(fs::file_size(request.output), request.max_bytes);
  }
}

/// On a file system that can take blocks out of a file, and on one (tmpfs) where they must be copied.
TEST(SynthesiseStore, WhenTimeIsUpLeavesAWholeStoreOfAPrefix) {
  for (const fs::path& place : {fs::current_path(), fs::path("/dev/shm")}) {
    if (!fs::is_directory(place)) continue;
    const TemporaryFolder folder(place);
    SynthRequest request = request_for(kMany, folder.path() / "store");
    request.geometry.layers = 100;
    request.max_nanoseconds = 1;
    WorkControl control;
    control.threads = 2;
    synthesise(request, control);
    const FlatStore store = read_store(request.output);
    EXPECT_LT(store.entries.size(), 20'000U);
    EXPECT_EQ(store.superblock.n_layers, 100U);
    EXPECT_TRUE(content(request.output) == expected_store(request.geometry, store.entries.size(), 5)) << place;
  }
}

TEST(SynthesiseStore, LeavesNothingBehindWhenStopped) {
  const TemporaryFolder folder;
  std::atomic<bool> stop = false;
  WorkControl control;
  control.stop = &stop;
  control.progress = [&](const WorkProgress&) { stop = true; };
  EXPECT_THROW(synthesise(request_for(kOdd, folder.path() / "store"), control), Interrupted);
  SynthRequest container = request_for(kOdd, folder.path() / "model");
  container.container = true;
  stop = false;
  EXPECT_THROW(synthesise(container, control), Interrupted);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 0);
}

TEST(SynthesiseStore, RefusesWhatExistsBeforeItWrites) {
  const TemporaryFolder folder;
  test::write_text(folder.path() / "store", "old");
  EXPECT_THROW(synthesise(request_for(kOdd, folder.path() / "store")), Error);
  SynthRequest container = request_for(kOdd, folder.path() / "store");
  container.container = true;
  container.force = true;
  EXPECT_THROW(synthesise(container), Error);
  EXPECT_EQ(fs::file_size(folder.path() / "store"), 3U);
}

TEST(SynthesiseStore, NamesTheBytesThatAreNeededAndFree) {
  const TemporaryFolder folder;
  const Geometry huge{"huge", 16384, 16384, 100, 100, 1, 4};  // 4.5 TB
  const std::uint64_t needed = huge.layers * std::uint64_t{huge.experts} * expert_bytes(huge);
  for (const bool container : {false, true}) {
    SynthRequest request = request_for(huge, folder.path() / "out");
    request.container = container;
    if (fs::space(folder.path()).available > needed) GTEST_SKIP() << "more than 4.5 TB are free here";
    try {
      synthesise(request);
      FAIL() << "wrote 4.5 TB";
    } catch (const Error& error) {
      EXPECT_NE(error.why().find("free"), std::string::npos) << error.why();
    }
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 0);
}

}  // namespace
}  // namespace merops
