#include "results/set_redact.h"

#include "results/redact_path.h"
#include "results/redactor.h"
#include "results/set_write.h"
#include "results/shell_words.h"
#include "tests/results/sample_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace merops {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr char kUser[] = "zaphod", kHost[] = "heartofgold", kSerial[] = "S64DNX0R", kMachine[] = "feedfacefeedface";

/// Every string of the set ends with a path below a home, a host and a serial number, wherever it stands.
ResultSet marked_set() {
  ResultSet set = test::sample_set();
  const auto mark = [](std::string_view name, std::string& text) {
    if (kind_of_string(name) == StringKind::fixed) return;
    if (name == "host_name")
      text = kHost;
    else if (name == "serial")
      text = kSerial;
    else if (name == "machine_id")
      text = kMachine;
    else if (name == "plan_json")
      text = R"({"sources":["/home/zaphod/models/a"],"note":"on heartofgold, S64DNX0R"})";
    else if (name == "path" || name == "backing_file")
      text = "/home/zaphod/private/x" + text.substr(text.rfind('/') + 1);
    else
      text +=
          " of '/home/zaphod/private/x y' on HeartOfGold (S64DNX0R, feedfacefeedface) by Zaphod; /media/zaphod/Disk/z";
  };
  SetCampaign& campaign = set.campaigns.front();
  for_each_string(campaign.campaign.info, mark);
  for (DeviceHealth& drive : campaign.campaign.health_before) for_each_string(drive, mark);
  for (StoredCell& cell : campaign.cells) {
    for_each_string(cell.result, mark);
    for (Note& note : cell.notes) mark("", note.text);
    mark("", cell.standing.retracted_reason);
  }
  for (StoredWork& work : campaign.work) for_each_string(work.work, mark);
  for (StoredWork& work : set.work) for_each_string(work.work, mark);
  mark("", campaign.campaign.notes.front().text);
  return set;
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

TEST(Redaction, LeavesNoIdentityInAnyString) {
  ResultSet set = marked_set();
  for (const char* word : {kUser, kHost, kMachine, "private", "s64dnx0r"}) {
    ASSERT_THAT(lower(write_set(set)), HasSubstr(word));
  }
  set.work.clear();  // of no campaign: it knows neither host nor serial numbers
  const std::string text = lower(write_set(redacted(set)));
  for (const char* word : {kUser, kHost, kMachine, "private", "s64dnx0r", "/home/", "/media/"}) {
    EXPECT_THAT(text, Not(HasSubstr(word)));
  }
}

TEST(Redaction, TakesPathsOutOfLoneWork) {
  const std::string text = write_set(redacted(marked_set(), {"arthur"}));
  EXPECT_THAT(lower(text), Not(HasSubstr("/home/zaphod")));
  EXPECT_THAT(lower(text), Not(HasSubstr("zaphod")));
}

TEST(Redaction, OfWhatIsRedactedChangesNothing) {
  const ResultSet once = redacted(marked_set());
  EXPECT_EQ(write_set(redacted(once)), write_set(once));
  const ResultSet plain = redacted(test::sample_set());
  EXPECT_EQ(write_set(redacted(plain)), write_set(plain));
}

TEST(Redaction, KeepsWhatTellsTheDisk) {
  const ResultSet set = redacted(test::sample_set());
  const CampaignInfo& info = set.campaigns.front().campaign.info;
  const DeviceFacts& device = info.sources.front().storage.chain.front();
  EXPECT_EQ(device.model, "Model \"X\"");
  EXPECT_EQ(device.name, "nvme0n1");
  EXPECT_EQ(device.path, "/dev/nvme0n1");
  EXPECT_EQ(device.serial, "");
  EXPECT_EQ(info.sources.front().path, ".../a");
  EXPECT_EQ(info.command, "merops measure .../a .../b --qd 1,8");
  EXPECT_EQ(info.machine.os, "Debian GNU/Linux 12 (bookworm)");
  EXPECT_EQ(info.sources.front().storage.options, "rw,relatime");
  EXPECT_FALSE(set.identity);
}

TEST(Redaction, MachineKeepsAPseudonym) {
  ResultSet one = test::sample_set(), two = test::sample_set();
  const auto machine = [](const ResultSet& set) { return set.campaigns.front().campaign.info.machine.machine_id; };
  EXPECT_EQ(machine(redacted(one)), machine(redacted(two)));
  EXPECT_THAT(machine(redacted(one)), testing::StartsWith("pseudonym:"));
  two.campaigns.front().campaign.info.machine.machine_id = "another";
  EXPECT_NE(machine(redacted(one)), machine(redacted(two)));
}

TEST(Redaction, DifferentPathsStayDifferent) {
  ResultSet set = test::sample_set();
  CampaignInfo& info = set.campaigns.front().campaign.info;
  info.sources[0].path = "/mnt/fast/x.store";
  info.sources[1].path = "/mnt/slow/x.store";
  info.command = "merops measure /mnt/fast/x.store /mnt/slow/x.store";
  set.campaigns.front().cells[0].result.source_path = "/mnt/slow/x.store";
  const ResultSet short_set = redacted(set);
  const SetCampaign& campaign = short_set.campaigns.front();
  EXPECT_EQ(campaign.campaign.info.sources[0].path, ".../x.store");
  EXPECT_EQ(campaign.campaign.info.sources[1].path, ".../2/x.store");
  EXPECT_EQ(campaign.cells[0].result.source_path, ".../2/x.store");
  EXPECT_EQ(campaign.campaign.info.command, "merops measure .../x.store .../2/x.store");
  EXPECT_EQ(write_set(redacted(short_set)), write_set(short_set));
}

TEST(ShortPath, IsTheLastName) {
  EXPECT_EQ(shortened_path("/home/zaphod/models/a.picchioflat"), ".../a.picchioflat");
  EXPECT_EQ(shortened_path("models/a/"), ".../a");
  EXPECT_EQ(shortened_path("~/a"), ".../a");
  EXPECT_EQ(shortened_path("a"), "a");
  EXPECT_EQ(shortened_path("/"), "/");
  EXPECT_EQ(shortened_path("/mnt"), "/mnt");
  EXPECT_EQ(shortened_path("/dev/nvme0n1"), "/dev/nvme0n1");
  EXPECT_EQ(shortened_path("/dev/disk/by-id/ata-X_S64DNX0R"), "/dev/...");
  EXPECT_EQ(shortened_path("/dev/mapper/tower-home"), "/dev/...");
  EXPECT_EQ(shortened_path("/dev/shm/a"), ".../a");
  EXPECT_EQ(shortened_path("/sys/block/vda/queue"), "/sys/block/vda/queue");
  EXPECT_EQ(shortened_path(""), "");
}

TEST(ShortPath, IsFoundInTexts) {
  EXPECT_EQ(with_short_paths("opening /home/z/a: no such file"), "opening .../a: no such file");
  EXPECT_EQ(with_short_paths("see '/home/z/my models/a' and \"/x/b c\"."), "see '.../a' and \".../b c\".");
  EXPECT_EQ(with_short_paths("1,480 MB/s, 5 reads/s, 1/2, and/or"), "1,480 MB/s, 5 reads/s, 1/2, and/or");
  EXPECT_EQ(with_short_paths("https://example.org/a/b"), "https://example.org/a/b");
  EXPECT_EQ(with_short_paths("/x/a"), ".../a");
  EXPECT_EQ(with_short_paths("/ is full"), "/ is full");
}

TEST(ShortPath, OfWindowsIsTheLastNameToo) {
  EXPECT_EQ(shortened_path(R"(C:\Users\zaphod\models\a.picchioflat)"), ".../a.picchioflat");
  EXPECT_EQ(shortened_path("c:/Users/zaphod/a/"), ".../a");
  EXPECT_EQ(shortened_path(R"(models\a\)"), ".../a");
  EXPECT_EQ(shortened_path(R"(\\tower\private\a)"), ".../a");
  EXPECT_EQ(shortened_path(R"(\\?\C:\Users\zaphod\a)"), ".../a");
  EXPECT_EQ(shortened_path(R"(\\?\Volume{feedface-0000}\)"), "...");
  EXPECT_EQ(shortened_path(R"(\\.\Volume{feedface-0000})"), "...");
  for (const char* name : {R"(C:\)", "C:", R"(\\.\PhysicalDrive0)", R"(\\.\C:)", "PhysicalDrive0"}) {
    EXPECT_EQ(shortened_path(name), name);
  }
  EXPECT_EQ(shortened_path(R"(/data/back\slash)"), R"(.../back\slash)");
  EXPECT_EQ(shortened_mount_point(R"(D:\)"), R"(D:\)");
  EXPECT_EQ(shortened_mount_point(R"(C:\mnt\zaphod\)"), "...");
}

TEST(ShortPath, OfWindowsIsFoundInTexts) {
  EXPECT_EQ(with_short_paths(R"(opening C:\z\a: Access is denied (Windows error 5))"),
            "opening .../a: Access is denied (Windows error 5)");
  EXPECT_EQ(with_short_paths(R"(see 'C:\Users\z\my models\a' and "\\tower\b c\d".)"), R"(see '.../a' and ".../d".)");
  EXPECT_EQ(with_short_paths(R"(C:\ is full, D: as well)"), R"(C:\ is full, D: as well)");
  EXPECT_EQ(with_short_paths(R"(\\.\PhysicalDrive0 and \\ and a\b)"), R"(\\.\PhysicalDrive0 and \\ and a\b)");
}

TEST(ShortPath, UsersOfWindowsAreSeen) {
  EXPECT_THAT(users_in(R"(C:\Users\Zaphod\a and c:\\USERS\\arthur\\b)"), ElementsAre("Zaphod", "arthur"));
  EXPECT_THAT(users_in(R"(\Users\)"), ElementsAre(""));
}

TEST(Redaction, TakesWindowsPathsOutOfTheWholeCampaign) {
  ResultSet set = test::sample_set();
  CampaignInfo& info = set.campaigns.front().campaign.info;
  info.sources[0].path = R"(C:\Users\zaphod\my models\x.store)";
  info.command = R"(merops measure 'C:\Users\zaphod\my models\x.store' '--db=D:\private\r.db')";
  info.plan_json = R"({"sources":["C:\\Users\\zaphod\\my models\\x.store"]})";
  set.campaigns.front().cells[0].result.reason = R"(C:\Users\zaphod\my models\x.store is gone, says Zaphod)";
  const ResultSet short_set = redacted(set);
  const SetCampaign& campaign = short_set.campaigns.front();
  EXPECT_EQ(campaign.campaign.info.command, "merops measure .../x.store --db=.../r.db");
  EXPECT_EQ(campaign.cells[0].result.reason, ".../x.store is gone, says ...");
  for (const char* word : {kUser, "private", "my models"}) {
    EXPECT_THAT(lower(write_set(short_set)), Not(HasSubstr(word)));
  }
  EXPECT_EQ(write_set(redacted(short_set)), write_set(short_set));
}

TEST(ShortPath, OptionsKeepWhatTheyDo) {
  EXPECT_EQ(shortened_options("rw,noatime,compress=zstd:3,lowerdir=/home/z/l,username=z,subvol=/@home,addr=10.0.0.2"),
            "rw,noatime,compress=zstd:3,lowerdir=...,username=...,subvol=...,addr=...");
  EXPECT_EQ(shortened_options(""), "");
}

TEST(ShellWords, ComeApartAndTogether) {
  const std::string line = "merops measure '/a b/it'\\''s' --db=\"x y\" '' plain\\ word";
  EXPECT_THAT(split_shell_words(line), ElementsAre("merops", "measure", "/a b/it's", "--db=x y", "", "plain word"));
  EXPECT_EQ(split_shell_words(join_shell_words(split_shell_words(line))), split_shell_words(line));
}

}  // namespace
}  // namespace merops
