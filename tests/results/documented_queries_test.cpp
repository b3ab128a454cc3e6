#include "results/connection.h"
#include "results/recorder.h"
#include "results/statement.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

std::string page() {
  std::ifstream file(MEROPS_SOURCE_FOLDER "/docs/results.md", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What a shell makes of text in double quotes, as far as the page needs it.
std::string unescaped(std::string text) {
  for (std::size_t at = text.find("\\$"); at != std::string::npos; at = text.find("\\$", at)) text.erase(at, 1);
  return text;
}

/// The SQL of each `sqlite3 -box "$db" "..."` of the page.
std::vector<std::string> documented_queries() {
  const std::string text = page(), opening = "\"$db\" \"";
  std::vector<std::string> queries;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
    at += opening.size();
    queries.push_back(unescaped(text.substr(at, text.find('"', at) - at)));
  }
  return queries;
}

TEST(DocumentedQueries, FindWhatWasRecorded) {
  const test::TemporaryFolder folder;
  Database database = Database::open(folder.path() / "results.db", {.access = DatabaseAccess::write});
  std::ostringstream rescue;
  Recorder recorder(database, rescue);
  recorder.campaign_started(test::sample_campaign());
  CellResult result = test::sample_cell_result();
  result.flags.push_back({"implausible", "plausibility", "above the link's ceiling", ""});
  recorder.cell_ended(result, 0, 1);
  const std::vector<std::string> queries = documented_queries();
  EXPECT_EQ(queries.size(), 4U);
  for (const std::string& query : queries) {
    EXPECT_TRUE(Statement(database.connection(), query).step()) << query;
  }
}

}  // namespace
}  // namespace merops
