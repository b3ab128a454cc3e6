#include "core/engine/pack.h"
#include "core/host/open_file.h"
#include "core/model/flat_store.h"
#include "core/model/little_endian.h"
#include "core/model/random.h"
#include "tests/support/fixture_model.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::byte>;

constexpr int kCorruptions = 1000;

/// A way to damage a store. Some superblock fields agree with any content, so only the model can tell.
struct Kind {
  std::string name;
  bool shows_alone;
  std::function<void(Bytes&, const FlatStore&, Random&)> damage;
};

void change_byte(Bytes& bytes, std::uint64_t from, std::uint64_t to, Random& random) {
  bytes[from + random.below(to - from)] ^= static_cast<std::byte>(1 + random.below(255));
}

/// Another value in the 32-bit superblock field at `offset`: of any size, or near the right one.
void change_field(Bytes& bytes, std::uint64_t offset, Random& random) {
  const auto field = std::span(bytes).subspan(offset, 4);
  const auto right = static_cast<std::uint32_t>(get_little_endian(field, 4));
  std::uint32_t wrong = right;
  while (wrong == right) {
    wrong = random.below(2) == 0 ? static_cast<std::uint32_t>(random.next())
                                 : right + static_cast<std::uint32_t>(random.below(9)) - 4;
  }
  put_little_endian(field, wrong, 4);
}

Kind field(const char* name, std::uint64_t offset, bool shows_alone) {
  return {name, shows_alone,
          [offset](Bytes& bytes, const FlatStore&, Random& random) { change_field(bytes, offset, random); }};
}

std::vector<Kind> kinds() {
  return {
      {"index", true,
       [](Bytes& bytes, const FlatStore& store, Random& random) {
         change_byte(bytes, kStoreBlock, kStoreBlock + store.superblock.index_len, random);
       }},
      {"index padding", true,
       [](Bytes& bytes, const FlatStore& store, Random& random) {
         change_byte(bytes, kStoreBlock + store.superblock.index_len, store.superblock.data_offset, random);
       }},
      {"payload", true,
       [](Bytes& bytes, const FlatStore& store, Random& random) {
         const IndexEntry& entry = store.entries[random.below(store.entries.size())];
         change_byte(bytes, entry.offset, entry.offset + entry.length, random);
       }},
      {"padding", true,
       [](Bytes& bytes, const FlatStore& store, Random& random) {
         const IndexEntry& entry = store.entries[random.below(store.entries.size())];
         change_byte(bytes, entry.offset + entry.length, entry.offset + entry.padded, random);
       }},
      {"truncation", true,
       [](Bytes& bytes, const FlatStore&, Random& random) { bytes.resize(random.below(bytes.size())); }},
      {"extension", true,
       [](Bytes& bytes, const FlatStore&, Random& random) { bytes.resize(bytes.size() + 1 + random.below(10'000)); }},
      {"superblock's other bytes", true,
       [](Bytes& bytes, const FlatStore&, Random& random) { change_byte(bytes, 40, kStoreBlock, random); }},
      field("version", 8, true),
      field("block size", 12, true),
      field("hidden", 16, true),
      field("layers", 20, false),
      field("experts", 24, false),
      field("top-k", 28, false),
      field("gate/up rows", 32, true),
      field("entries", 36, true),
  };
}

void write(const fs::path& path, const Bytes& bytes) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

TEST(Corruption, IsReportedAndCrashesNothing) {
  const test::TemporaryFolder folder(test::memory_place());
  test::FixtureModel model;
  model.family = test::Family::gpt_oss;
  model.hidden = model.width = 180;
  test::write_fixture_model(folder.path() / "model", model);
  const fs::path path = folder.path() / "store";
  PackRequest request{folder.path() / "model", path};
  request.max_bytes = 7 * 40'960;  // a prefix: the layer count is then free
  pack(request);
  const auto source = open_byte_source(path);
  const FlatStore store = read_flat_store(*source);
  ASSERT_LT(store.entries.size(), 8U);
  Bytes good(source->size());
  source->read(0, good);

  const std::vector<Kind> all = kinds();
  WorkControl control;
  control.threads = 2;
  for (int i = 0; i < kCorruptions; ++i) {
    const Kind& kind = all[static_cast<std::size_t>(i) % all.size()];
    Random random(static_cast<std::uint64_t>(i));
    Bytes bad = good;
    kind.damage(bad, store, random);
    write(path, bad);
    const bool alone = !verify({path, {}}, control).findings.empty();
    EXPECT_TRUE(alone || !kind.shows_alone) << kind.name << ", seed " << i;
    EXPECT_TRUE(alone || !verify({path, folder.path() / "model"}, control).findings.empty())
        << kind.name << ", seed " << i;
  }
}

}  // namespace
}  // namespace merops
