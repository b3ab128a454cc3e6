#include "core/host/wide_text_windows.h"
#include "core/model/path_text.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <windows.h>

/// The program given paths as users of Windows write them.
namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class WindowsProgram : public testing::Test {
 protected:
  test::Outcome merops(const std::vector<std::string>& arguments) {
    test::RunOptions options;
    options.folder = folder_.path();
    options.data = folder_.path() / "data";
    return test::run_program(MEROPS_PROGRAM, arguments, options);
  }
  test::Outcome synthesise(const std::string& path, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"synth", "--model", "qwen3-30b-a3b", "-o", path, "--size", "9MB"};
    words.insert(words.end(), more.begin(), more.end());
    return merops(words);
  }
  std::string kind_of(const std::string& path) {
    const auto run = merops({"inspect", path, "--json"});
    EXPECT_EQ(run.exit_code, 0) << path << ": " << run.err;
    return run.exit_code == 0 ? json::parse(run.out).at("kind").get<std::string>() : "";
  }
  /// A folder below ours whose path has more than 260 characters.
  std::string deep_folder() {
    std::filesystem::path folder = folder_.path();
    for (int part = 0; part < 4; ++part) {
      folder /= std::wstring(90, static_cast<wchar_t>(L'a' + part));
      EXPECT_NE(::CreateDirectoryW(wide_path(folder).c_str(), nullptr), 0) << folder;
    }
    return folder.string();
  }
  test::TemporaryFolder folder_;
};

TEST_F(WindowsProgram, TakesEveryFormOfAPath) {
  ASSERT_EQ(synthesise("stor\u00e9 \u4e13\u5bb6").exit_code, 0);
  const std::string name = "stor\u00e9 \u4e13\u5bb6", absolute = (folder_.path() / path_of(name)).string();
  const std::string drive = folder_.path().root_name().string();
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / L"stor\u00e9 \u4e13\u5bb6")) << "it has another name";
  for (const std::string& path :
       {name, ".\\" + name, "./" + name, absolute, path_of(absolute).generic_string(),
        "\\\\?\\" + path_of(absolute).make_preferred().string(), drive + name, absolute.substr(drive.size())}) {
    EXPECT_EQ(kind_of(path), "store") << path;
  }
}

TEST_F(WindowsProgram, TakesFoldersWithATrailingSeparator) {
  ASSERT_EQ(synthesise("model", {"--container"}).exit_code, 0);
  for (const char* path : {"model", "model\\", "model/", ".\\model\\."}) EXPECT_EQ(kind_of(path), "container") << path;
}

TEST_F(WindowsProgram, WorksOnPathsBeyond260Characters) {
  const std::string folder = deep_folder(), model = folder + "\\model", store = folder + "\\store",
                    database = folder + "\\results.db";
  ASSERT_GT(store.size(), 260U);
  EXPECT_EQ(synthesise(model, {"--container"}).exit_code, 0);
  const auto pack = merops({"pack", model, "-o", store, "--db", database});
  EXPECT_EQ(pack.exit_code, 0) << pack.err;
  const auto verify = merops({"verify", store, "--against", model, "--db", database});
  EXPECT_EQ(verify.exit_code, 0) << verify.err << verify.out;
  const auto measure = merops({"measure", model, store, "--reader", "buffered,mmap", "--cache", "as-is", "--sample",
                               "2", "--quiet-wait", "1ms", "--db", database});
  EXPECT_EQ(measure.exit_code, 0) << measure.err << measure.out;
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"export", "-o", folder + "\\set.json"}, {"report", "-o", folder + "\\report.html"}}) {
    auto with_database = words;
    with_database.insert(with_database.end(), {"--db", database});
    const auto run = merops(with_database);
    EXPECT_EQ(run.exit_code, 0) << words.front() << ": " << run.err;
  }
  const auto import = merops({"import", folder + "\\set.json", "--dry-run", "--db", database});
  EXPECT_EQ(import.exit_code, 0) << import.err;
}

TEST_F(WindowsProgram, RecordsTheCommandLineInUtf8) {
  test::write_random_file(folder_.path() / wide_of("\u00fc \u4e13"), 1 << 20);
  const auto run = merops({"measure", "\u00fc \u4e13", "--block", "64KiB", "--reader", "null", "--sample", "4"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const json list = json::parse(merops({"results", "list", "--json"}).out);
  EXPECT_THAT(list.dump(), HasSubstr("\u00fc \u4e13"));
}

TEST_F(WindowsProgram, NamesADiskThatIsNotThere) {
  const auto run = merops({"measure", R"(\\.\PhysicalDrive77)", "--block", "1MiB"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr(R"(\\.\PhysicalDrive77)"));
}

TEST_F(WindowsProgram, RefusesToWriteToReservedNames) {
  for (const char* name : {"NUL", "CON", "nul.txt", "store:stream"}) {
    EXPECT_EQ(synthesise(name, {"--force"}).exit_code, 1) << name;
  }
  ASSERT_EQ(synthesise("store").exit_code, 0);
  for (const char* name : {"NUL", "COM1.db", "store:results", "results.", "store\\"}) {
    EXPECT_EQ(merops({"measure", "store", "--sample", "1", "--db", name}).exit_code, 1) << name;
  }
}

}  // namespace
}  // namespace merops
