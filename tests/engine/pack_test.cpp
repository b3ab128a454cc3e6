#include "core/engine/pack.h"

#include "core/engine/container_family.h"
#include "core/engine/payload_generator.h"
#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/config_json.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "tests/support/fixture_model.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using test::Family;
using test::FixtureModel;
using test::TemporaryFolder;

std::vector<std::byte> content(const fs::path& path) {
  const auto source = open_byte_source(path);
  std::vector<std::byte> bytes(source->size());
  source->read(0, bytes);
  return bytes;
}

FlatStore read_store(const fs::path& path) { return read_flat_store(*open_byte_source(path)); }

FixtureModel gpt_oss() {
  FixtureModel model;
  model.family = Family::gpt_oss;
  model.hidden = model.width = 180;
  return model;
}

std::string digest_of_packed(const FixtureModel& model) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", model);
  pack({folder.path() / "model", folder.path() / "store"});
  return to_hex(sha256(content(folder.path() / "store")));
}

TEST(Pack, MeetsTheTestVectors) {
  EXPECT_EQ(digest_of_packed({}), "7811db3e9a3807960870c19f7c0925d0dbac43ce8afa4b0369898c8816c320e8");
  EXPECT_EQ(digest_of_packed(gpt_oss()), "b8734caeb06c39ea2c487208e641e52cd6fde694ab5f79d824fa249b6763e834");
}

TEST(Pack, HoldsEveryPayloadOfEveryFamily) {
  const TemporaryFolder folder;
  for (const Family family : {Family::qwen3, Family::minimax, Family::gpt_oss, Family::colibri}) {
    for (const std::uint32_t bits : {3U, 4U}) {
      FixtureModel model{.family = family, .hidden = 192, .width = 96, .layers = 3, .bits = bits};
      model.dense_layers = family == Family::gpt_oss ? 0 : 2;
      const fs::path place = folder.path() / std::to_string(static_cast<int>(family) * 10 + static_cast<int>(bits));
      test::write_fixture_model(place / "model", model);
      pack({place / "model", place / "store"});
      const FlatStore store = read_store(place / "store");
      const std::vector<std::byte> bytes = content(place / "store");
      ASSERT_EQ(store.entries.size(), 12U);
      for (std::uint32_t i = 0; i < 12; ++i) {
        const auto payload = std::span(bytes).subspan(store.entries[i].offset, store.entries[i].length);
        const std::vector<std::byte> wanted = test::payload_of(model, i / 4, i % 4);
        EXPECT_TRUE(std::equal(payload.begin(), payload.end(), wanted.begin(), wanted.end())) << place << i;
      }
    }
  }
}

TEST(Pack, CutsToLayersAndBytes) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", gpt_oss());
  PackRequest request{folder.path() / "model", folder.path() / "store"};
  request.layers = 1;
  const WorkResult result = pack(request);
  EXPECT_EQ(read_store(request.output).entries.size(), 4U);
  EXPECT_EQ(read_store(request.output).superblock.n_layers, 2U);
  EXPECT_EQ(result.kind, "pack");
  EXPECT_EQ(result.bytes, fs::file_size(request.output));
  EXPECT_EQ(result.direct, result.reason.empty()) << result.reason;

  request.force = true;
  request.layers = 0;
  request.max_bytes = fs::file_size(request.output) - 1;
  pack(request);
  EXPECT_EQ(read_store(request.output).entries.size(), 3U);
  request.max_bytes = 0;
  request.layers = 3;
  EXPECT_THROW(pack(request), Error);
  EXPECT_EQ(read_store(request.output).entries.size(), 3U);
}

/// Not even with --force.
TEST(Pack, NeverReplacesAFileOfTheModel) {
  const TemporaryFolder folder;
  const fs::path model = folder.path() / "model";
  test::write_fixture_model(model, {});
  test::write_text(model / "tokenizer.json", "{}");
  fs::create_hard_link(model / "config.json", folder.path() / "by another name");
  std::vector<fs::path> own{folder.path() / "by another name", folder.path() / "model/../model/config.json"};
  for (const auto& entry : fs::directory_iterator(model)) own.push_back(entry.path());
  ASSERT_GE(own.size(), 5U);
  for (const fs::path& file : own) {
    const std::vector<std::byte> before = content(file);
    PackRequest request{model, file};
    request.force = true;
    EXPECT_THROW(pack(request), Error) << file;
    EXPECT_TRUE(content(file) == before) << file;
  }
}

TEST(Pack, ReplacesAStoreInTheModelsFolder) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", {});
  PackRequest request{folder.path() / "model", folder.path() / "model/packed"};
  request.layers = 1;
  pack(request);
  request.layers = 0;
  EXPECT_THROW(pack(request), Error);
  request.force = true;
  pack(request);
  EXPECT_EQ(read_store(request.output).entries.size(), 8U);
}

TEST(Pack, RefusesWhatExistsAndWhatIsNoModel) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", {});
  test::write_text(folder.path() / "store", "old");
  EXPECT_THROW(pack({folder.path() / "model", folder.path() / "store"}), Error);
  EXPECT_EQ(fs::file_size(folder.path() / "store"), 3U);
  PackRequest again{folder.path() / "model", folder.path() / "store"};
  again.force = true;
  pack(again);
  EXPECT_THROW(pack({folder.path() / "store", folder.path() / "other"}), Error);
  EXPECT_THROW(pack({folder.path() / "nothing", folder.path() / "other"}), Error);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 2);
}

TEST(Pack, LeavesNothingBehindWhenStopped) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", {});
  std::atomic<bool> stop = false;
  WorkControl control;
  control.stop = &stop;
  control.progress = [&](const WorkProgress&) { stop = true; };
  EXPECT_THROW(pack({folder.path() / "model", folder.path() / "store"}, control), Interrupted);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST(Pack, NoticesThatTheModelChangedMeanwhile) {
  const TemporaryFolder folder;
  test::write_fixture_model(folder.path() / "model", {});
  const fs::path shard = open_source(folder.path() / "model").targets[0].path;
  WorkControl control;
  control.progress = [&](const WorkProgress&) { fs::last_write_time(shard, fs::file_time_type::clock::now()); };
  EXPECT_THROW(pack({folder.path() / "model", folder.path() / "store"}, control), Error);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

SynthRequest synthetic(const Geometry& geometry, const fs::path& output, bool container) {
  SynthRequest request;
  request.geometry = geometry;
  request.output = output;
  request.container = container;
  request.seed = 9;
  return request;
}

/// The store made at once and the store packed from the container of the same seed.
void expect_equal_stores(const Geometry& geometry, std::uint64_t max_bytes, std::uint32_t layers) {
  const TemporaryFolder folder;
  SynthRequest container = synthetic(geometry, folder.path() / "model", true);
  SynthRequest store = synthetic(geometry, folder.path() / "store", false);
  container.max_bytes = store.max_bytes = max_bytes;
  container.layers = store.layers = layers;
  synthesise(container);
  synthesise(store);
  pack({container.output, folder.path() / "packed"});
  EXPECT_TRUE(content(store.output) == content(folder.path() / "packed")) << geometry.name;
}

TEST(SynthesiseContainer, HoldsTheBytesOfTheStoreOfItsSeed) {
  expect_equal_stores({"odd", 180, 90, 3, 5, 2, 4}, 0, 0);
  expect_equal_stores({"three bits", 192, 96, 2, 7, 3, 3}, 0, 0);
  expect_equal_stores({"one expert", 128, 64, 1, 1, 1, 4}, 0, 0);
  expect_equal_stores({"cut", 180, 90, 3, 5, 2, 4}, 150'000, 0);
  expect_equal_stores({"layers", 180, 90, 3, 5, 2, 4}, 0, 2);
}

/// With the family's own keys, names and dense layers, and experts small enough to write.
TEST(SynthesiseContainer, IsOfThePresetsFamily) {
  for (const Preset& preset : presets()) {
    const TemporaryFolder folder;
    Geometry geometry = geometry_of(preset);
    geometry.hidden = 180;
    geometry.width = 90;
    geometry.layers = 2;
    geometry.experts = preset.topk + 1;
    expect_equal_stores(geometry, 0, 0);
    const SynthRequest request = synthetic(geometry, folder.path() / "model", true);
    synthesise(request);
    const Source source = open_source(request.output);
    EXPECT_TRUE(source.whole()) << preset.id;
    EXPECT_TRUE(source.remarks.empty()) << preset.id << ": " << source.remarks.front();
    ASSERT_TRUE(source.geometry.has_value()) << preset.id;
    EXPECT_EQ(source.geometry->name, family_of(geometry).model_type) << preset.id;
    geometry.name = source.geometry->name;
    EXPECT_EQ(*source.geometry, geometry) << preset.id;
    const std::vector<std::byte> config = content(request.output / "config.json");
    const ModelConfig model =
        parse_config({reinterpret_cast<const char*>(config.data()), config.size()}, "config.json");
    EXPECT_EQ(model.sparse_layers.front(), preset.dense_layers) << preset.id;
    EXPECT_EQ(model.all_layers, preset.dense_layers + 2) << preset.id;
  }
}

TEST(SynthesiseContainer, GoesOverManyShards) {
  const Geometry geometry{"large", 4096, 2048, 2, 4, 1, 4};  // 14 MB an expert
  expect_equal_stores(geometry, 0, 0);
}

TEST(SynthesiseContainer, IsAWholeModelWithAwkwardExperts) {
  const TemporaryFolder folder;
  const SynthRequest request = synthetic({"odd", 180, 90, 3, 5, 2, 4}, folder.path() / "model", true);
  const WorkResult result = synthesise(request);
  const Source source = open_source(request.output);
  EXPECT_EQ(source.kind, SourceKind::container);
  EXPECT_TRUE(source.whole());
  ASSERT_TRUE(source.geometry.has_value());
  EXPECT_EQ(source.geometry->hidden, 180U);
  EXPECT_EQ(source.geometry->width, 90U);
  EXPECT_EQ(source.geometry->topk, 2U);
  EXPECT_GT(source.experts.experts_in_pieces(), 0U);
  EXPECT_GT(source.experts.experts_over_targets(), 0U);
  std::uint64_t bytes = 0;
  for (const Target& target : source.targets) bytes += target.size;
  EXPECT_EQ(result.bytes, bytes);
}

TEST(SynthesiseContainer, WhenTimeIsUpLeavesAModelOfWhatIsThere) {
  const TemporaryFolder folder;
  const Geometry geometry{"large", 4096, 2048, 20, 4, 1, 4};
  SynthRequest container = synthetic(geometry, folder.path() / "model", true);
  container.max_nanoseconds = 1;
  synthesise(container);
  const Source source = open_source(container.output);
  EXPECT_GT(source.experts.size(), 0U);
  EXPECT_LT(source.experts.size(), 80U);
  EXPECT_EQ(source.model_experts, 80U);
  pack({container.output, folder.path() / "packed"});
  SynthRequest store = synthetic(geometry, folder.path() / "store", false);
  store.max_bytes = fs::file_size(folder.path() / "packed");
  synthesise(store);
  EXPECT_TRUE(content(store.output) == content(folder.path() / "packed"));
}

}  // namespace
}  // namespace merops
