#include "tests/results/sample_set.h"

#include "results/edit.h"
#include "results/recorder.h"
#include "results/set_load.h"
#include "tests/support/sample_results.h"
#include "tests/support/temporary_folder.h"

#include <iostream>

namespace merops::test {
namespace {

CellResult skipped_cell() {
  CellResult cell = sample_cell_result();
  cell.state = CellState::skipped;
  cell.reason = "the file system of /home/alice/models refuses direct reads";
  cell.measurement = {};
  return cell;
}

std::vector<DeviceHealth> sample_health() {
  DeviceHealth drive;
  drive.device = "nvme0n1";
  drive.celsius = 41.5;
  drive.percentage_used = 3;
  drive.data_read_bytes = 512000;
  return {drive};
}

}  // namespace

void record_sample_set(Database& database) {
  Recorder recorder(database, std::cerr);
  recorder.work_ended(sample_work());
  const CampaignInfo campaign = sample_campaign();
  recorder.campaign_started(campaign);
  recorder.health_seen(sample_health(), false);
  recorder.work_ended(sample_work());
  recorder.cell_ended(sample_cell_result(), 0, 3);
  add_note(database, CellId{1}, "with the \"new\" cable,\nin port 2");
  recorder.cell_ended(skipped_cell(), 1, 3);
  recorder.cell_ended(sample_cell_result(), 2, 3);
  retract_row(database, CellId{3}, "a backup ran");
  recorder.health_seen(sample_health(), true);
  recorder.campaign_ended(CampaignEnd::finished, 3);
  add_note(database, CampaignId{campaign.id}, "before the firmware update");
}

ResultSet sample_set() {
  const TemporaryFolder folder(memory_place());
  Database database = Database::open(folder.path() / "results.db", {.access = DatabaseAccess::write});
  record_sample_set(database);
  return load_set(database, {});
}

}  // namespace merops::test
