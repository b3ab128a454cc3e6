#include "tests/support/loop_device.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::uint64_t kImage = std::uint64_t{16} << 20U;

/// The program at a terminal: what it says comes back as one text, and what is typed is echoed as at any terminal.
class AtTerminal {
 public:
  explicit AtTerminal(std::vector<std::string> words) {
    std::string program = MEROPS_PROGRAM;
    std::vector<char*> arguments{program.data()};
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    process_ = ::forkpty(&terminal_, nullptr, nullptr, nullptr);
    if (process_ == 0) {
      ::execv(program.c_str(), arguments.data());
      ::_exit(127);
    }
  }
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;
  ~AtTerminal() {
    if (process_ > 0) {
      ::kill(process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
    ::close(terminal_);
  }

  [[nodiscard]] bool says(const std::string& text) {
    while (text_.find(text) == std::string::npos) {
      if (!read_some()) return false;
    }
    return true;
  }
  void type(const std::string& keys) const {
    EXPECT_EQ(::write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  /// Its exit code; what it said is in text().
  int wait() {
    while (read_some()) {
    }
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  bool read_some() {
    std::array<char, 4096> piece{};
    const ssize_t got = ::read(terminal_, piece.data(), piece.size());
    if (got > 0) text_.append(piece.data(), static_cast<std::size_t>(got));
    return got > 0;
  }

  int terminal_ = -1;
  pid_t process_ = -1;
  std::string text_;
};

class ImageCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = LoopDevice::unavailable(); !why.empty()) GTEST_SKIP() << why;
    write_text(file, "");
    fs::resize_file(file, kImage);
    ASSERT_EQ(merops({"synth", "--model", "qwen3-30b-a3b", "-o", store.string(), "--size", "6MB"}).exit_code, 0);
  }
  [[nodiscard]] Outcome merops(std::vector<std::string> words) const {
    static const std::vector<std::string> kRecorded{"synth", "verify", "measure", "image"};
    const bool recorded = std::find(kRecorded.begin(), kRecorded.end(), words.front()) != kRecorded.end();
    if (recorded) words.insert(words.end(), {"--db", (folder.path() / "results.db").string()});
    return run_program(MEROPS_PROGRAM, words);
  }
  [[nodiscard]] bool is_untouched() const {
    std::ifstream image(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(image), {}};
    return bytes == std::string(kImage, '\0');
  }
  [[nodiscard]] std::vector<std::string> at_terminal(const LoopDevice& loop) const {
    return {"image", store.string(), loop.path().string(), "--db", (folder.path() / "results.db").string()};
  }

  TemporaryFolder folder;
  fs::path file = folder.path() / "image", store = folder.path() / "a store";
};

TEST_F(ImageCommand, WritesWhatVerifyAndRawThenRead) {
  const LoopDevice loop(file);
  const Outcome written = merops({"image", store.string(), loop.path().string(), "--confirm", loop.path().string()});
  EXPECT_EQ(written.exit_code, 0) << written.err;
  EXPECT_THAT(written.out, HasSubstr("read it back"));
  EXPECT_THAT(written.out, HasSubstr("Recorded as work:"));
  EXPECT_EQ(merops({"verify", loop.path().string()}).exit_code, 0);
  const Outcome measured = merops(
      {"measure", loop.path().string(), "--reader", "raw", "--qd", "1,4", "--sample", "8", "--check-bytes", "--json"});
  EXPECT_EQ(measured.exit_code, 0) << measured.err;
  EXPECT_THAT(measured.out, HasSubstr("store-on-device"));
}

TEST_F(ImageCommand, GivesItsResultAsJson) {
  const LoopDevice loop(file);
  const Outcome written = merops({"image", store.string(), loop.path().string(), "--confirm", loop.name(), "--json"});
  ASSERT_EQ(written.exit_code, 0) << written.err;
  const auto document = nlohmann::json::parse(written.out);
  EXPECT_EQ(document["kind"], "image");
  EXPECT_EQ(document["target_path"], loop.path().string());
}

TEST_F(ImageCommand, WithoutATerminalRefusesAndPrintsTheCommand) {
  const LoopDevice loop(file);
  const Outcome refused = merops({"image", store.string(), loop.path().string()});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.err, HasSubstr("merops image '" + store.string() + "' " + loop.path().string() + " --confirm " +
                                     loop.path().string()));
  EXPECT_TRUE(is_untouched());
}

TEST_F(ImageCommand, APlainYesConfirmsNothing) {
  const LoopDevice loop(file);
  for (const char* word : {"yes", "y", "", "/dev/loop"}) {
    const Outcome refused = merops({"image", store.string(), loop.path().string(), "--confirm", word});
    EXPECT_EQ(refused.exit_code, 1) << word;
    EXPECT_THAT(refused.err, HasSubstr("nothing was written")) << word;
  }
  EXPECT_TRUE(is_untouched());
}

TEST_F(ImageCommand, ShowsTheResolvedNameAndTakesNoLinkForIt) {
  const LoopDevice loop(file);
  const fs::path link = folder.path() / "by-id";
  fs::create_symlink(loop.path(), link);
  const Outcome refused = merops({"image", store.string(), link.string(), "--confirm", link.string()});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.err, HasSubstr(loop.path().string()));
  EXPECT_TRUE(is_untouched());
  EXPECT_EQ(merops({"image", store.string(), link.string(), "--confirm", loop.path().string()}).exit_code, 0);
}

TEST_F(ImageCommand, AFileIsNoDevice) {
  const Outcome refused = merops({"image", store.string(), file.string(), "--confirm", file.string()});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.err, HasSubstr("a file, not a block device"));
  EXPECT_TRUE(is_untouched());
}

TEST_F(ImageCommand, AtATerminalAsksForTheName) {
  const LoopDevice loop(file);
  AtTerminal program(at_terminal(loop));
  ASSERT_TRUE(program.says("to go on: ")) << program.text();
  EXPECT_THAT(program.text(), HasSubstr("what is on it is lost"));
  EXPECT_THAT(program.text(), HasSubstr(loop.path().string()));
  EXPECT_TRUE(is_untouched());
  program.type(loop.path().string() + "\n");
  EXPECT_EQ(program.wait(), 0) << program.text();
  EXPECT_EQ(merops({"verify", loop.path().string()}).exit_code, 0);
}

TEST_F(ImageCommand, AtATerminalAYesWritesNothing) {
  const LoopDevice loop(file);
  AtTerminal program(at_terminal(loop));
  ASSERT_TRUE(program.says("to go on: ")) << program.text();
  program.type("yes\n");
  EXPECT_EQ(program.wait(), 1);
  EXPECT_TRUE(is_untouched());
}

TEST_F(ImageCommand, AtATerminalCtrlCWritesNothing) {
  const LoopDevice loop(file);
  AtTerminal program(at_terminal(loop));
  ASSERT_TRUE(program.says("to go on: ")) << program.text();
  program.type("\x03");
  EXPECT_EQ(program.wait(), 130) << program.text();
  EXPECT_TRUE(is_untouched());
}

}  // namespace
}  // namespace merops::test
