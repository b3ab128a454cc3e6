#include "core/model/random.h"
#include "results/connection.h"
#include "results/query.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <csignal>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops {
namespace {

using test::sample_campaign;
using test::sample_cell_result;

constexpr std::uint64_t kRounds = 12;

/// Records cells without end; tells each one that was reported finished as a byte.
[[noreturn]] void record_forever(const std::filesystem::path& path, std::uint64_t round, int out) {
  Database database = Database::open(path, {.access = DatabaseAccess::write});
  std::ostringstream rescue;
  Recorder recorder(database, rescue);
  CampaignInfo campaign = sample_campaign();
  campaign.id = fmt::format("{:016x}", round);
  recorder.campaign_started(campaign);
  for (std::uint32_t index = 0;; ++index) {
    recorder.cell_ended(sample_cell_result(), index, 0);
    if (::write(out, "c", 1) != 1) ::_exit(1);
  }
}

/// A child process that records; killed at the latest when this is destroyed.
class Child {
 public:
  Child(const std::filesystem::path& path, std::uint64_t round) {
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_ = ::fork();
    if (process_ == 0) {
      try {
        record_forever(path, round, ends[1]);
      } catch (...) {
        ::_exit(2);
      }
    }
    ::close(ends[1]);
    in_ = ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    kill();
    ::close(in_);
  }

  /// Waits for one more report; false when the child is gone.
  bool wait_for_report() {
    char report = 0;
    return ::read(in_, &report, 1) == 1;
  }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
  }

 private:
  pid_t process_ = 0;
  int in_ = -1;
};

/// A moment of no set length: so many cheap system calls.
void linger(std::uint64_t calls) {
  for (std::uint64_t call = 0; call < calls; ++call) (void)::getppid();
}

TEST(RecorderKilled, LosesNoCellThatWasReportedFinished) {
  const test::TemporaryFolder folder;
  const std::filesystem::path path = folder.path() / "results.db";
  Random random(2024);
  for (std::uint64_t round = 0; round < kRounds; ++round) {
    Child child(path, round);
    const std::uint64_t wanted = random.below(6);
    std::uint64_t reported = 0;
    while (reported < wanted && child.wait_for_report()) ++reported;
    ASSERT_EQ(reported, wanted) << "the child could not record";
    linger(random.below(100000));
    child.kill();
    while (child.wait_for_report()) ++reported;  // between the last look and the kill

    Database database = Database::open(path, {.access = DatabaseAccess::write});
    Connection& connection = database.connection();
    EXPECT_EQ(connection.text("PRAGMA integrity_check"), "ok");
    EXPECT_EQ(connection.number("SELECT count(*) FROM pragma_foreign_key_check"), 0);
    const std::string id = fmt::format("{:016x}", round);
    const std::size_t stored = list_cells(database, {.campaign = id, .page = {0, 0}}).size();
    EXPECT_GE(stored, reported);
    EXPECT_LE(stored, reported + 1);
    EXPECT_EQ(connection.number("SELECT count(*) FROM cell"), connection.number("SELECT count(*) FROM measurement"));
  }
}

TEST(RecorderKilled, LeavesADatabaseThatCanBeOpenedAlsoWhileItIsMade) {
  Random random(7);
  for (std::uint64_t round = 0; round < kRounds; ++round) {
    const test::TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "results.db";
    {
      Child child(path, round);
      linger(random.below(400000));
    }
    Database database = Database::open(path, {.access = DatabaseAccess::write});
    EXPECT_EQ(database.connection().text("PRAGMA integrity_check"), "ok");
  }
}

}  // namespace
}  // namespace merops
