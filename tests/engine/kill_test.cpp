#include "core/engine/pack.h"
#include "core/host/clock.h"
#include "core/host/source_file.h"
#include "core/model/random.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <functional>
#include <iterator>

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

auto entries_in(const fs::path& folder) { return std::distance(fs::directory_iterator(folder), {}); }

/// Kills the work again and again at a random time of its duration. Whatever then stands at its name must be `good`;
/// and once the work is let through, nothing else is left in the folder.
void kill_often(const fs::path& folder, const std::function<void(const fs::path&)>& work,
                const std::function<bool(const fs::path&)>& good) {
  const fs::path output = folder / "output";
  const auto before = entries_in(folder);
  const std::uint64_t start = now_ns();
  ASSERT_TRUE(test::Child([&] { work(output); }).succeeds());
  const std::uint64_t duration = now_ns() - start;
  EXPECT_TRUE(good(output));

  Random random(1);
  int killed = 0;
  for (int i = 0; i < kKills; ++i) {
    fs::remove_all(output);
    test::Child child([&] { work(output); });
    if (!child.ends_within(std::chrono::nanoseconds(random.below(duration)))) ++killed;
    child.kill();
    EXPECT_TRUE(!fs::exists(output) || good(output)) << "kill " << i;
  }
  EXPECT_GT(killed, 0);
  fs::remove_all(output);
  work(output);
  EXPECT_TRUE(good(output));
  EXPECT_EQ(entries_in(folder), before + 1);
}

bool is_whole_store(const fs::path& path) { return verify({path, {}}).findings.empty(); }

TEST(Kill, OfAPackLeavesNoPartialStore) {
  const test::TemporaryFolder folder;
  const fs::path model = folder.path() / "model";
  synthesise(request_for(model, true));
  kill_often(
      folder.path(),
      [&](const fs::path& output) {
        pack({model, output});
      },
      is_whole_store);
}

TEST(Kill, OfASynthesisLeavesNoPartialStore) {
  const test::TemporaryFolder folder;
  kill_often(
      folder.path(), [&](const fs::path& output) { synthesise(request_for(output, false)); }, is_whole_store);
}

TEST(Kill, OfASynthesisLeavesNoPartialContainer) {
  const test::TemporaryFolder folder;
  kill_often(
      folder.path(), [&](const fs::path& output) { synthesise(request_for(output, true)); },
      [](const fs::path& path) { return open_source(path).whole(); });
}

}  // namespace
}  // namespace merops
