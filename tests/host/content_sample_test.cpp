#include "core/host/content_sample.h"

#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMegabyte = 1 << 20;

/// Experts of a megabyte each that fill a file.
struct Experts {
  explicit Experts(const fs::path& path) : target{path, TargetKind::file, fs::file_size(path)} {
    for (std::uint64_t at = 0; at + kMegabyte <= target.size; at += kMegabyte) {
      map.add(std::vector<Extent>{{0, at, kMegabyte}});
    }
  }
  [[nodiscard]] std::optional<ContentSample> sample() const { return sample_content(map, {&target, 1}); }
  Target target;
  ExpertMap map{};
};

class SampledContent : public ::testing::Test {
 protected:
  Experts random(std::uint64_t bytes) const {
    write_random_file(folder_.path() / "random", bytes);
    return Experts(folder_.path() / "random");
  }
  TemporaryFolder folder_;
};

TEST_F(SampledContent, OfRandomBytesIsIncompressible) {
  const auto content = random(16 * kMegabyte).sample();
  ASSERT_TRUE(content);
  EXPECT_EQ(content->sampled_bytes, 2 * kMegabyte);
  EXPECT_EQ(content->repeated_share, 0);
  EXPECT_GT(content->bits_per_byte, 7.9);
}

TEST_F(SampledContent, OfAHoleIsZeros) {
  const fs::path path = folder_.path() / "hole";
  write_text(path, "");
  fs::resize_file(path, 8 * kMegabyte);
  const auto content = Experts(path).sample();
  ASSERT_TRUE(content);
  EXPECT_EQ(content->repeated_share, 1);
  EXPECT_EQ(content->bits_per_byte, 0);
}

TEST_F(SampledContent, OfOneExpertOverAndOverIsRepeated) {
  write_random_file(folder_.path() / "once", 65'536);
  const std::string once = [&] {
    std::ifstream file(folder_.path() / "once", std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }();
  std::string content;
  while (content.size() < 4 * kMegabyte) content += once;
  write_text(folder_.path() / "repeated", content);
  const auto sample = Experts(folder_.path() / "repeated").sample();
  ASSERT_TRUE(sample);
  EXPECT_NEAR(sample->repeated_share, 31.0 / 32, 1e-9);
  EXPECT_GT(sample->bits_per_byte, 7.9);
}

TEST_F(SampledContent, IsAbsentWhereATargetCannotBeRead) {
  Experts experts = random(4 * kMegabyte);
  fs::remove(experts.target.path);
  EXPECT_FALSE(experts.sample());
}

TEST_F(SampledContent, IsAbsentWhereAFileEndsEarly) {
  const Experts experts = random(4 * kMegabyte);
  fs::resize_file(experts.target.path, kMegabyte);
  EXPECT_FALSE(experts.sample());
}

TEST_F(SampledContent, OfExpertsWithoutAWholeBlockIsAbsent) {
  Experts experts = random(kMegabyte);
  experts.map = ExpertMap{};
  experts.map.add(std::vector<Extent>{{0, 100, 4'000}});
  EXPECT_FALSE(experts.sample());
}

}  // namespace
}  // namespace merops::test
