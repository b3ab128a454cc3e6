#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
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
using testing::Not;
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
}

TEST(Program, FailsWhenThereIsNoSpaceForItsData) {
  if (!test::can_offer(OutputTo::full_device)) GTEST_SKIP() << "this system has no device that is always full";
  const Outcome full = merops({"models"}, {OutputTo::full_device, {}, {}});
  EXPECT_EQ(full.exit_code, 1);
  EXPECT_THAT(full.err, HasSubstr("No space left on device"));
}

TEST(Program, KeepsQuietWhenAPipeHasSeenEnough) {
  const Outcome run = merops({"models"}, {OutputTo::broken_pipe, {}, {}});
  EXPECT_EQ(run.exit_code, test::exit_of_broken_pipe());
  EXPECT_EQ(run.err, "");
}

TEST(Program, EndsItsLinesWithANewlineAlone) {
  for (const char* option : {"--json", "--help"}) {
    EXPECT_THAT(merops({"models", option}).out, Not(HasSubstr("\r"))) << option;
  }
  EXPECT_THAT(merops({"man"}).out, Not(HasSubstr("\r")));
  EXPECT_THAT(merops({"bake"}).err, Not(HasSubstr("\r")));
}

TEST(Program, TakesArgumentsInUtf8) {
  for (const std::string word :
       {"\u00fc\u4e13\u5bb6\U0001f600", "two words", "a\"quote", "end\\", "*.cpp", "a\\\\\"b"}) {
    EXPECT_THAT(merops({word}).err, HasSubstr("there is no command '" + word + "'"));
  }
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

/// The models that --config tells of a file with this text.
Outcome models_of_config(const std::string& text, std::vector<std::string> more = {}) {
  const test::TemporaryFolder folder;
  const auto path = folder.path() / "config.json";
  std::ofstream(path) << text;
  std::vector<std::string> arguments{"models", "--config", path.string()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return merops(arguments);
}

constexpr char kConfig[] = R"({"model_type": "qwen3_moe", "num_hidden_layers": 50, "mlp_only_layers": [0, 1],
  "hidden_size": 2048, "num_experts": 128, "num_experts_per_tok": 8, "moe_intermediate_size": 768,
  "intermediate_size": 6144, "decoder_sparse_step": 1})";

TEST(Models, AreToldOfAConfigurationInTheFormOfThePresets) {
  const json document = json::parse(models_of_config(kConfig, {"--json"}).out);
  ASSERT_EQ(document.at("models").size(), 1U);
  const json& model = document.at("models").front();
  EXPECT_EQ(model.at("id"), "qwen3_moe");
  EXPECT_EQ(model.at("sparse_layers"), 48);
  EXPECT_EQ(model.at("dense_layers"), 2);
  EXPECT_EQ(model.at("bits"), 4);
  EXPECT_EQ(model.at("expert_bytes"), 2'654'208);
  const json presets = json::parse(merops({"models", "--json"}).out);
  for (const auto& [key, value] : presets.at("models").front().items()) EXPECT_TRUE(model.contains(key)) << key;
}

TEST(Models, OfAConfigurationFollowTheBits) {
  EXPECT_EQ(json::parse(models_of_config(kConfig, {"--json", "--bits", "3"}).out).at("models").at(0).at("expert_bytes"),
            2'064'384);
  EXPECT_THAT(models_of_config(kConfig).out, HasSubstr("2,654,208"));
}

TEST(Models, SayWhatIsWrongWithAConfiguration) {
  const Outcome faulty = models_of_config(R"({"model_type": "llama", "num_hidden_layers": 8})");
  EXPECT_EQ(faulty.exit_code, 1);
  EXPECT_EQ(faulty.out, "");
  EXPECT_THAT(faulty.err, HasSubstr("config.json"));
  const Outcome missing = merops({"models", "--config", "/nowhere/config.json"});
  EXPECT_EQ(missing.exit_code, 1);
  EXPECT_THAT(missing.err, HasSubstr("/nowhere/config.json"));
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
    for (const char* key : {"name", "path", "transport", "size_bytes", "link", "mounts", "unusable", "identity",
                            "leaves", "hardware_queues", "health"}) {
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
