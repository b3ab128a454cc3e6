#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

/// What the program does with what only POSIX systems have.
namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class PosixProgram : public testing::Test {
 protected:
  test::Outcome merops(const std::vector<std::string>& arguments, const std::string& locale = "") {
    test::RunOptions options;
    options.data = folder_.path() / "data";
    if (!locale.empty()) options.environment["LC_ALL"] = locale;
    return test::run_program(MEROPS_PROGRAM, arguments, options);
  }
  [[nodiscard]] std::string file(const std::string& name) const { return (folder_.path() / name).string(); }
  test::TemporaryFolder folder_;
};

TEST_F(PosixProgram, ShowsPlainAsciiOutsideUtf8) {
  const auto run = merops({"models"}, "C");
  EXPECT_EQ(run.exit_code, 0);
  for (const char byte : run.out) ASSERT_LT(static_cast<unsigned char>(byte), 0x80);
}

TEST_F(PosixProgram, InspectsANameThatIsNoUtf8) {
  const std::string path = file("bad\xff\xfename");
  ASSERT_EQ(merops({"synth", "--model", "qwen3-30b-a3b", "-o", path, "--size", "9MB"}).exit_code, 0);
  const auto run = merops({"inspect", path, "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(json::parse(run.out).at("kind"), "store");
}

TEST_F(PosixProgram, ImportsFilesOnly) {
  const std::string pipe = file("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& source : {pipe, std::string("/dev/zero")}) {
    const auto done = merops({"import", source});
    EXPECT_EQ(done.exit_code, 1) << source;
    EXPECT_THAT(done.err, HasSubstr("pipe or a device")) << source;
  }
}

TEST_F(PosixProgram, KnowsASourceBehindALink) {
  test::write_random_file(file("file"), 1 << 20);
  std::filesystem::create_symlink(file("file"), file("link"));
  const auto run = merops({"measure", file("file"), file("link"), "--block", "64KiB", "--reader", "null", "--sample",
                           "4", "--quiet-wait", "1ms"});
  EXPECT_THAT(run.err, HasSubstr("link is the same source as"));
}

TEST_F(PosixProgram, IsNotKilledByALimitThatHoldsNotEvenItself) {
  test::write_random_file(file("file"), 1 << 20);
  const auto run = merops({"measure", file("file"), "--block", "64KiB", "--reader", "buffered", "--cache", "pressed",
                           "--memory", "1B", "--sample", "3", "--quiet-wait", "1ms"});
  EXPECT_EQ(run.exit_code, 3) << run.err;
  EXPECT_THAT(run.out, HasSubstr("do not hold the program itself"));
}

}  // namespace
}  // namespace merops
