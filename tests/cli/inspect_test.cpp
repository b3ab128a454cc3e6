#include "core/model/path_text.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Inspect : public testing::Test {
 protected:
  test::Outcome merops(const std::vector<std::string>& arguments) {
    test::RunOptions options;
    options.data = folder_.path() / "data";
    return test::run_program(MEROPS_PROGRAM, arguments, options);
  }
  /// A small store or container, synthesised; its path.
  std::string synthesise(const std::string& name, const std::vector<std::string>& more = {}) {
    std::string path = (folder_.path() / path_of(name)).string();
    std::vector<std::string> words{"synth", "--model", "qwen3-30b-a3b", "-o", path, "--size", "9MB"};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(merops(words).exit_code, 0);
    return path;
  }
  json inspect(const std::string& path) { return json::parse(merops({"inspect", path, "--json"}).out); }
  test::TemporaryFolder folder_;
};

TEST_F(Inspect, ShowsGeometryAndCoverageOfAStore) {
  const json document = inspect(synthesise("store"));
  EXPECT_EQ(document.at("kind"), "store");
  EXPECT_EQ(document.at("experts"), 3);
  EXPECT_EQ(document.at("model_experts"), 48 * 128);
  EXPECT_EQ(document.at("geometry").at("topk"), 8);
  EXPECT_EQ(document.at("expert_bytes_max"), 2'654'208);
  EXPECT_EQ(document.at("experts_in_pieces"), 0);
  EXPECT_TRUE(document.at("faults").empty());
}

TEST_F(Inspect, CountsThePiecesOfAContainersExperts) {
  const json document = inspect(synthesise("container", {"--container"}));
  EXPECT_EQ(document.at("kind"), "container");
  EXPECT_EQ(document.at("experts"), 3);
  EXPECT_GT(document.at("experts_in_pieces"), 0);
  EXPECT_GE(document.at("rounded_bytes_max"), document.at("expert_bytes_max"));
}

TEST_F(Inspect, TakesAnyFileAsBlocks) {
  const auto path = folder_.path() / "any";
  test::write_text(path, std::string(10'000, 'x'));
  const auto run = merops({"inspect", path.string(), "--block", "4KiB", "--json"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(json::parse(run.out).at("experts"), 2);
}

TEST_F(Inspect, FindsFaultsInWhatItRecognises) {
  const std::string path = synthesise("store");
  std::filesystem::resize_file(path, std::filesystem::file_size(path) - 4096);
  const auto run = merops({"inspect", path});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.out, HasSubstr("Faults:"));
  EXPECT_EQ(run.err, "");
}

TEST_F(Inspect, NamesWhatItTriedWhereNothingFits) {
  const auto path = folder_.path() / "text";
  test::write_text(path, "no store at all");
  const auto run = merops({"inspect", path.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("tried as a container"));
  EXPECT_EQ(merops({"inspect", (folder_.path() / "missing").string()}).exit_code, 1);
}

TEST_F(Inspect, TakesNamesThatAreNotAsciiAndLongOnes) {
  std::string name;
  for (int part = 0; part < 12; ++part) name += "\u00fc\u4e13\u5bb6 " + std::string(150, 'x') + "/";
  std::filesystem::create_directories(folder_.path() / path_of(name));
  const std::string path = synthesise(name + "stor\u00e9");
  const json document = inspect(path);
  EXPECT_EQ(document.at("path"), path);
  EXPECT_TRUE(document.at("faults").empty());
}

}  // namespace
}  // namespace merops
