#include "tests/fuzz/mutation.h"

#include "tests/fuzz/entry_points.h"
#include "tests/support/fixture_model.h"
#include "tests/support/memory_container.h"

#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

constexpr FixtureModel kSmall{.hidden = 6, .width = 4, .layers = 2, .experts = 3, .shards = 1};

std::vector<std::byte> small_store() {
  const MemoryContainer container = memory_container(files_of(kSmall));
  return pack_in_memory(container, source_of(container));
}

std::vector<std::byte> small_config() {
  return bytes_of(R"({"model_type": "glm4_moe", "num_hidden_layers": 6, "hidden_size": 16, "n_routed_experts": 4,
    "num_experts_per_tok": 2, "moe_intermediate_size": 8, "picchio_expert_bits": 3, "num_nextn_predict_layers": 1,
    "text_config": null, "first_k_dense_replace": 2, "moe_layer_freq": 1, "rope": {"theta": [1e4, -2.5, true]}})");
}

std::vector<std::byte> small_container() {
  const std::vector<FixtureFile> files = files_of(kSmall);
  std::vector<std::byte> both = files.at(0).bytes;
  both.push_back(std::byte{0});
  both.insert(both.end(), files.at(1).bytes.begin(), files.at(1).bytes.end());
  return both;
}

/// Feeds so many mutations of a good input; a broken promise ends the test program. Most are refused, but not all, or
/// nothing behind the first check would be tried.
void feed_mutations(bool (*feed)(Bytes), const std::vector<std::byte>& good, std::uint64_t count) {
  ASSERT_TRUE(feed(good));
  std::uint64_t taken = 0;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    Random random(seed);
    SCOPED_TRACE(seed);
    ASSERT_NO_THROW(taken += feed(mutated(good, random)) ? 1U : 0U);
  }
  EXPECT_GT(taken, count / 200);
  EXPECT_LT(taken, count / 2);
}

TEST(Mutations, OfAStoreAreRefusedOrHarmless) { feed_mutations(feed_store, small_store(), 4000); }

TEST(Mutations, OfAShardAreRefusedOrHarmless) { feed_mutations(feed_safetensors, files_of(kSmall).at(1).bytes, 4000); }

TEST(Mutations, OfAConfigurationAreRefusedOrHarmless) { feed_mutations(feed_config, small_config(), 10'000); }

TEST(Mutations, OfAContainerAreRefusedOrHarmless) { feed_mutations(feed_container, small_container(), 4000); }

std::vector<std::byte> small_set() {
  std::ifstream file(MEROPS_SAMPLE_SET, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return bytes_of(text);
}

std::vector<std::byte> small_fio() {
  return bytes_of(R"({"fio version": "fio-3.33", "timestamp_ms": 1796033959034, "global options": {"bs": "2592k"},
    "jobs": [{"jobname": "a", "groupid": 0, "error": 0, "job options": {"rw": "randread", "iodepth": "8", "direct": "1"},
      "read": {"io_bytes": 1019215872, "bw_bytes": 1480000000, "runtime": 688, "total_ios": 384,
        "lat_ns": {"min": 5, "max": 99, "mean": 50.5, "N": 384, "percentile": {"50.000000": 48, "99.000000": 97}}}}],
    "disk_util": [{"name": "vda"}]})");
}

TEST(Mutations, OfAResultSetAreRefusedOrHarmless) { feed_mutations(feed_import, small_set(), 600); }

TEST(Mutations, OfFiosOutputAreRefusedOrHarmless) { feed_mutations(feed_import, small_fio(), 4000); }

TEST(Mutations, AreTheSameForOneSeed) {
  const std::vector<std::byte> good = small_config();
  Random one(7), two(7), three(8);
  const std::vector<std::byte> first = mutated(good, one);
  EXPECT_EQ(first, mutated(good, two));
  EXPECT_NE(first, mutated(good, three));
}

}  // namespace
}  // namespace merops::test
