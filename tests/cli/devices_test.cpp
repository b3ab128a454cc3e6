#include "results/query.h"
#include "results/report/disk_name.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

test::Outcome merops(const std::vector<std::string>& arguments) { return test::run_program(MEROPS_PROGRAM, arguments); }

/// A campaign over a file on this machine.
class DeviceIdentity : public testing::Test {
 protected:
  void SetUp() override {
    test::write_random_file(file_, 1U << 20U);
    const auto run = merops({"measure", file_.string(), "--block", "64KiB", "--reader", "buffered", "--sample", "3",
                             "--quiet-wait", "1ms", "--progress", "none", "--db", database_.string()});
    ASSERT_EQ(run.exit_code, 0) << run.err;
    devices_ = json::parse(merops({"devices", "--json"}).out);
  }
  StoredCampaign campaign() {
    Database database = Database::open(database_, {.access = DatabaseAccess::read});
    return load_campaign(database, list_campaigns(database).at(0).id);
  }
  test::TemporaryFolder folder_;
  std::filesystem::path file_ = folder_.path() / "file", database_ = folder_.path() / "results.db";
  json devices_{};
};

TEST_F(DeviceIdentity, IsThatOfTheResultsOfTheDisk) {
  const StoredCampaign stored = campaign();
  const StorageFacts& storage = stored.info.sources.at(0).storage;
  const DeviceFacts* disk = report::disk_of(storage);
  if (disk == nullptr) GTEST_SKIP() << "this folder is on no local disk";
  EXPECT_EQ(devices_.at("machine_id"), stored.info.machine.machine_id);
  const auto& rows = devices_.at("devices");
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const json& device) { return device.at("name") == disk->name; });
  ASSERT_NE(row, rows.end()) << disk->name << " is not listed";
  EXPECT_EQ(row->at("identity"), report::disk_identity(stored.info.machine, storage));
}

TEST_F(DeviceIdentity, IsInNoExport) {
  const auto set = folder_.path() / "set.json";
  const auto run = merops({"export", campaign().row.id, "-o", set.string(), "--db", database_.string()});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  std::ostringstream text;
  text << std::ifstream(set).rdbuf();
  ASSERT_THAT(text.str(), HasSubstr("\"machine_id\""));
  for (const json& device : devices_.at("devices")) {
    EXPECT_THAT(text.str(), Not(HasSubstr(device.at("identity").dump())));
  }
  const std::string machine = devices_.at("machine_id");
  if (!machine.empty()) {
    EXPECT_THAT(text.str(), Not(HasSubstr('"' + machine + '"')));
  }
}

}  // namespace
}  // namespace merops
