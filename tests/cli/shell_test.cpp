#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// The generated texts as the programs see them that they are made for.
namespace merops {
namespace {

using testing::HasSubstr;

/// Where a program lies, or empty.
std::filesystem::path find_program(const std::string& name) {
  for (const char* folder : {"/usr/bin", "/bin", "/usr/local/bin"}) {
    auto path = std::filesystem::path(folder) / name;
    if (std::filesystem::exists(path)) return path;
  }
  return {};
}

class GeneratedText : public testing::Test {
 protected:
  /// Runs a program over the text of `merops WORDS...`, given as a file; nothing where the program is not installed.
  test::Outcome check(const std::string& program, std::vector<std::string> arguments,
                      const std::vector<std::string>& words) {
    const auto path = find_program(program);
    if (path.empty()) return {};
    test::write_text(file_, test::run_program(MEROPS_PROGRAM, words).out);
    arguments.push_back(file_.string());
    return test::run_program(path, arguments);
  }
  test::TemporaryFolder folder_;
  std::filesystem::path file_ = folder_.path() / "text";
};

#define SKIP_WITHOUT(program) \
  if (find_program(program).empty()) GTEST_SKIP() << (program) << " is not installed"

TEST_F(GeneratedText, IsAManualPageWithoutFaults) {
  SKIP_WITHOUT("mandoc");
  const auto run = check("mandoc", {"-T", "lint", "-W", "error"}, {"man"});
  EXPECT_EQ(run.exit_code, 0) << run.out;
}

TEST_F(GeneratedText, RendersAsAManualPage) {
  SKIP_WITHOUT("mandoc");
  const auto run = check("mandoc", {"-T", "ascii"}, {"man"});
  EXPECT_THAT(run.out, HasSubstr("List the models whose geometry is known."));
  EXPECT_THAT(run.out, HasSubstr("merops models --bits 3"));
}

TEST_F(GeneratedText, IsABashScript) {
  SKIP_WITHOUT("bash");
  const auto run = check("bash", {"-n"}, {"completion", "bash"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST_F(GeneratedText, IsAZshScript) {
  SKIP_WITHOUT("zsh");
  const auto run = check("zsh", {"-n"}, {"completion", "zsh"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST_F(GeneratedText, IsAFishScript) {
  SKIP_WITHOUT("fish");
  const auto run = check("fish", {"-n"}, {"completion", "fish"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

/// What bash offers when the words stand on the command line, the last one unfinished.
std::string bash_offers(const std::string& words) {
  const std::string script = ". <('" + std::string(MEROPS_PROGRAM) + "' completion bash); COMP_WORDS=(" + words +
                             "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _merops; echo \"${COMPREPLY[*]}\"";
  return test::run_program(find_program("bash"), {"-c", script}).out;
}

TEST(BashCompletionRuns, OffersTheCommandsThatFit) {
  SKIP_WITHOUT("bash");
  EXPECT_EQ(bash_offers("merops mo"), "models\n");
  EXPECT_THAT(bash_offers("merops ''"), HasSubstr("readers"));
}

TEST(BashCompletionRuns, OffersOptionsAndTheirValues) {
  SKIP_WITHOUT("bash");
  EXPECT_EQ(bash_offers("merops models --js"), "--json\n");
  EXPECT_EQ(bash_offers("merops models --bits ''"), "4 3\n");
  EXPECT_EQ(bash_offers("merops completion z"), "zsh\n");
}

/// What fish offers for an unfinished command line.
std::string fish_offers(const std::string& line) {
  const std::string script = "'" + std::string(MEROPS_PROGRAM) + "' completion fish | source; complete -C '" + line +
                             "' | string replace -r '\\t.*' ''";
  const test::TemporaryFolder home;
  test::RunOptions options;
  options.environment["HOME"] = home.path().string();
  return test::run_program(find_program("fish"), {"--no-config", "-c", script}, options).out;
}

TEST(FishCompletionRuns, OffersCommandsOptionsAndValues) {
  SKIP_WITHOUT("fish");
  EXPECT_EQ(fish_offers("merops mo"), "models\n");
  EXPECT_EQ(fish_offers("merops models --js"), "--json\n");
  EXPECT_EQ(fish_offers("merops models --bits "), "3\n4\n");
}

}  // namespace
}  // namespace merops
