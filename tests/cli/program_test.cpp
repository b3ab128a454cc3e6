#include "tests/support/run_program.h"

#include <csignal>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using test::Outcome;
using test::OutputTo;
using testing::HasSubstr;
using testing::StartsWith;

Outcome merops(const std::vector<std::string>& arguments, const test::RunOptions& options = {}) {
  return test::run_program(MEROPS_PROGRAM, arguments, options);
}

/// The commands that --help lists, those of commands included.
std::vector<std::vector<std::string>> all_commands(const std::vector<std::string>& above = {}) {
  auto arguments = above;
  arguments.emplace_back("--help");
  const std::string help = merops(arguments).out;
  std::vector<std::vector<std::string>> commands;
  const auto begin = help.find("\nCommands:\n");
  if (begin == std::string::npos) return commands;
  std::istringstream lines(help.substr(begin + 11));
  for (std::string line; std::getline(lines, line) && line.starts_with("  ");) {
    if (line[2] == ' ') continue;
    auto command = above;
    command.push_back(line.substr(2, line.find(' ', 2) - 2));
    commands.push_back(command);
    for (auto& below : all_commands(command)) commands.push_back(std::move(below));
  }
  return commands;
}

TEST(Program, SaysItsVersionAndHowItWasBuilt) {
  const Outcome run = merops({"--version"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, StartsWith("merops 0."));
  EXPECT_EQ(run.err, "");
}

TEST(Program, WantsACommand) {
  const Outcome run = merops({});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("which command?"));
}

TEST(Program, NamesACommandThatItDoesNotHave) {
  EXPECT_THAT(merops({"bake", "--hot"}).err, HasSubstr("there is no command 'bake'"));
}

TEST(Program, RefusesUnknownCommandsOptionsAndArguments) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"nosuch"}, {"models", "--nosuch"}, {"models", "surplus"}, {"models", "--bits", "5"}}) {
    const Outcome run = merops(words);
    EXPECT_EQ(run.exit_code, 2) << words.back();
    EXPECT_EQ(run.out, "") << words.back();
    EXPECT_THAT(run.err, StartsWith("merops: ")) << words.back();
  }
}

TEST(Program, ExplainsEveryCommandWithAnExample) {
  const auto commands = all_commands();
  EXPECT_GE(commands.size(), 4U);
  for (auto words : commands) {
    const std::string name = testing::PrintToString(words);
    words.emplace_back("--help");
    const Outcome run = merops(words);
    EXPECT_EQ(run.exit_code, 0) << name;
    EXPECT_EQ(run.err, "") << name;
    EXPECT_THAT(run.out, HasSubstr("Usage: merops ")) << name;
    EXPECT_THAT(run.out, HasSubstr("Examples:\n  ")) << name;
    std::istringstream lines(run.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100U) << name << ": " << line;
  }
}

TEST(Program, FailsWhenItsDataDoesNotArrive) {
  const Outcome closed = merops({"models"}, {OutputTo::closed, {}, {}});
  EXPECT_EQ(closed.exit_code, 1);
  EXPECT_THAT(closed.err, HasSubstr("writing to the standard output"));
  const Outcome full = merops({"models"}, {OutputTo::full_device, {}, {}});
  EXPECT_EQ(full.exit_code, 1);
  EXPECT_THAT(full.err, HasSubstr("No space left on device"));
}

TEST(Program, KeepsQuietWhenAPipeHasSeenEnough) {
  const Outcome run = merops({"models"}, {OutputTo::broken_pipe, {}, {}});
  EXPECT_EQ(run.exit_code, 128 + SIGPIPE);
  EXPECT_EQ(run.err, "");
}

TEST(Program, ShowsPlainAsciiOutsideUtf8) {
  const Outcome run = merops({"models"}, {OutputTo::pipe, {{"LC_ALL", "C"}}, {}});
  EXPECT_EQ(run.exit_code, 0);
  for (const char byte : run.out) ASSERT_LT(static_cast<unsigned char>(byte), 0x80);
}

TEST(Models, HaveBytesPerExpertAndPerToken) {
  const json document = json::parse(merops({"models", "--json"}).out);
  const auto& models = document.at("models");
  const auto qwen =
      std::find_if(models.begin(), models.end(), [](const json& row) { return row.at("id") == "qwen3-30b-a3b"; });
  ASSERT_NE(qwen, models.end());
  EXPECT_EQ(qwen->at("expert_bytes"), 2'654'208);
  EXPECT_NEAR(qwen->at("gb_per_token").get<double>(), 1.019, 0.001);
}

TEST(Readers, StandWithTheReasonWhereTheyAreNotAvailable) {
  const json document = json::parse(merops({"readers", "--json"}).out);
  ASSERT_FALSE(document.at("readers").empty());
  for (const json& row : document.at("readers")) {
    EXPECT_FALSE(row.at("name").get<std::string>().empty());
    EXPECT_FALSE(row.at("summary").get<std::string>().empty());
    EXPECT_EQ(row.at("available").get<bool>(), row.at("unavailable_reason").get<std::string>().empty()) << row;
  }
}

TEST(Devices, HaveTheKeysThatProgramsRelyOn) {
  const json document = json::parse(merops({"devices", "--json"}).out);
  for (const json& device : document.at("devices")) {
    for (const char* key : {"name", "path", "transport", "size_bytes", "link", "mounts", "unusable"}) {
      EXPECT_TRUE(device.contains(key)) << key;
    }
  }
}

TEST(Completion, RefusesAShellItDoesNotKnow) {
  const Outcome run = merops({"completion", "powershell"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("bash, zsh, fish"));
}

}  // namespace
}  // namespace merops
