#include "core/engine/pack.h"
#include "core/host/clock.h"
#include "core/host/source_file.h"
#include "core/model/random.h"
#include "tests/engine/victim.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <functional>
#include <iterator>
#include <map>
#include <string>

#include <gtest/gtest.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr int kKills = 17;  // of each of three kinds of work

const Geometry kGeometry{"killed", 1024, 512, 6, 4, 1, 4};  // 24 experts of 0.9 MB

SynthRequest request_for(const fs::path& output, bool container) {
  SynthRequest request;
  request.geometry = kGeometry;
  request.output = output;
  request.container = container;
  return request;
}

fs::path model_beside(const fs::path& output) { return output.parent_path() / "model"; }

auto entries_in(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

/// Kills the work again and again at a random time of its duration. Whatever then stands at its name must be `good`;
/// and once the work is let through, nothing else is left in the folder.
void kill_often(const fs::path& folder, const std::string& work, const std::function<bool(const fs::path&)>& good) {
  const fs::path output = folder / "output";
  const auto before = entries_in(folder);
  const std::uint64_t start = now_ns();
  ASSERT_TRUE(test::Victim(work, output).succeeds());
  const std::uint64_t duration = now_ns() - start;
  EXPECT_TRUE(good(output));

  Random random(1);
  int killed = 0;
  for (int i = 0; i < kKills; ++i) {
    fs::remove_all(output);
    test::Victim victim(work, output);
    if (!victim.ends_within(std::chrono::nanoseconds(random.below(duration)))) ++killed;
    victim.kill();
    EXPECT_TRUE(!fs::exists(output) || good(output)) << "kill " << i;
  }
  EXPECT_GT(killed, 0);
  fs::remove_all(output);
  test::victim_works().at(work)(output);
  EXPECT_TRUE(good(output));
  EXPECT_EQ(entries_in(folder), before + 1);
}

bool is_whole_store(const fs::path& path) { return verify({path, {}}).findings.empty(); }

TEST(Kill, OfAPackLeavesNoPartialStore) {
  const test::TemporaryFolder folder;
  synthesise(request_for(model_beside(folder.path() / "output"), true));
  kill_often(folder.path(), "pack", is_whole_store);
}

TEST(Kill, OfASynthesisLeavesNoPartialStore) {
  const test::TemporaryFolder folder;
  kill_often(folder.path(), "synthesise a store", is_whole_store);
}

TEST(Kill, OfASynthesisLeavesNoPartialContainer) {
  const test::TemporaryFolder folder;
  kill_often(folder.path(), "synthesise a container", [](const fs::path& path) { return open_source(path).whole(); });
}

}  // namespace

const std::map<std::string, test::VictimWork>& test::victim_works() {
  static const std::map<std::string, VictimWork> works{
      {"pack",
       [](const fs::path& output) {
         pack({model_beside(output), output});
       }},
      {"synthesise a store", [](const fs::path& output) { synthesise(request_for(output, false)); }},
      {"synthesise a container", [](const fs::path& output) { synthesise(request_for(output, true)); }},
  };
  return works;
}

}  // namespace merops
