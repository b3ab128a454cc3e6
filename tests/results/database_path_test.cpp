#include "results/database_path.h"

#include "core/model/error.h"

#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace merops {
namespace {

/// Sets variables of the environment and puts back what was there.
class Environment {
 public:
  void set(const std::string& name, const char* value) {
    const char* before = std::getenv(name.c_str());
    before_.try_emplace(name, before == nullptr ? std::nullopt : std::optional<std::string>(before));
    assign(name, value);
  }
  ~Environment() {
    for (const auto& [name, value] : before_) assign(name, value ? value->c_str() : nullptr);
  }

 private:
  static void assign(const std::string& name, const char* value) {
    if (value == nullptr) {
      unsetenv(name.c_str());
    } else {
      setenv(name.c_str(), value, 1);
    }
  }
  std::map<std::string, std::optional<std::string>> before_;
};

std::filesystem::path path_with(const char* data, const char* home) {
  Environment environment;
  environment.set("XDG_DATA_HOME", data);
  environment.set("HOME", home);
  return default_database_path();
}

TEST(DatabasePath, IsInTheUsersDataFolder) { EXPECT_EQ(path_with("/data", "/home/x"), "/data/merops/results.db"); }

TEST(DatabasePath, FallsBackToTheHomeFolder) {
  EXPECT_EQ(path_with(nullptr, "/home/x"), "/home/x/.local/share/merops/results.db");
  EXPECT_EQ(path_with("", "/home/x"), "/home/x/.local/share/merops/results.db");
}

TEST(DatabasePath, IgnoresARelativeDataFolder) {
  EXPECT_EQ(path_with("data", "/home/x"), "/home/x/.local/share/merops/results.db");
}

TEST(DatabasePath, IsAnErrorWithoutAHome) {
  EXPECT_THROW((void)path_with(nullptr, nullptr), Error);
  EXPECT_THROW((void)path_with("", ""), Error);
}

}  // namespace
}  // namespace merops
