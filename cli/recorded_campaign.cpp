#include "cli/recorded_campaign.h"

#include "backends/registry.h"
#include "cli/database_disk.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/results.h"
#include "cli/version.h"

#include <ostream>
#include <utility>

namespace merops {

void add_campaign_options(CLI::App& command, Context& context, CampaignOptions& options) {
  add_path(command, {"--db", "FILE", "record into this results database instead of the default one"}, options.database);
  add_nanoseconds(command,
                  {"--quiet-wait", "TIME",
                   "wait before a cell, at most so long, until nobody else is at work; halved while that is in vain; "
                   "default 3s"},
                  options.quiet_ns);
  add_nanoseconds(command,
                  {"--timeout", "TIME",
                   "a cell fails when no read comes back for so long; default 60s, longer for a slow disk at a depth"},
                  options.timeout_ns);
  add_progress(command, context, options.progress);
  add_json(command, options.json);
}

void Collector::cell_ended(const CellResult& result, std::uint32_t, std::uint32_t) {
  results_.push_back(result);
  // Kept in the database; a table needs none of it, and four million stamps a cell would add up.
  results_.back().measurement.stamps.clear();
  results_.back().measurement.stamps.shrink_to_fit();
}

Database open_for_recording(Context& context, const std::filesystem::path& path) {
  DatabaseOptions options;
  options.access = DatabaseAccess::write;
  options.make_folders = path.empty();
  options.on_wait = [&context] { tell(context, "note", "waiting for another program that uses the results database"); };
  Database database = Database::open(database_file(path), options);
  if (!database.remark().empty()) tell(context, "note", database.remark());
  return database;
}

RecordedCampaign::RecordedCampaign(Context& context, const CampaignOptions& options, CampaignSetup setup)
    : database_(open_for_recording(context, options.database)),
      recorder_(std::make_unique<Recorder>(database_, context.log, loss_of_disk_below(database_.path()))),
      progress_(make_progress(options.progress, context)) {
  setup.command = context.command_line;
  setup.build = build_description();
  setup.quiet_ns = options.quiet_ns;
  setup.timeout_ns = options.timeout_ns;
  campaign_ = std::make_unique<Campaign>(std::move(setup), backends(),
                                         std::vector<CampaignListener*>{&collector_, recorder_.get(), progress_.get()},
                                         &context.stop);
}

void RecordedCampaign::end(int exit_code) {
  const CampaignEnd how = exit_code == kExitInterrupted ? CampaignEnd::interrupted
                          : exit_code == kExitError     ? CampaignEnd::failed
                                                        : CampaignEnd::finished;
  campaign_->end(how, exit_code);
}

}  // namespace merops
