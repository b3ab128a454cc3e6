#include "results/recorder.h"

#include "core/model/error.h"
#include "core/model/json.h"
#include "results/connection.h"
#include "results/database_error.h"
#include "results/store.h"

#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

/// Whole lines at once, so that other programs' lines do not fall into them.
void rescue(std::ostream& out, const std::string& json) { out << json + "\n" << std::flush; }

[[noreturn]] void report_rescued(const char* what, const Error& cause) {
  throw Error(fmt::format("storing {}", what), cause.what(),
              fmt::format("it was printed as a line of JSON instead; {}", cause.hint()));
}

}  // namespace

/// Runs `store` in a transaction that is durable when this returns.
template <class Store>
void Recorder::commit(const Store& store) {
  try {
    Transaction transaction(database_.connection());
    store(database_.connection());
    transaction.commit();
  } catch (const DatabaseError& error) {
    const bool known = error.trouble() == DatabaseTrouble::locked || error.trouble() == DatabaseTrouble::full;
    const std::string why = known || !why_gone_ ? std::string() : why_gone_();
    if (why.empty()) throw;
    throw Error(error.doing(), "device gone: " + why,
                "what was stored before is there when the disk comes back; go on with another file by --db");
  }
}

void Recorder::campaign_started(const CampaignInfo& campaign) {
  campaign_.reset();
  std::int64_t number = 0;
  commit([&](Connection& connection) { number = sql::insert_campaign(connection, campaign); });
  campaign_ = number;
  sources_ = campaign.sources.size();
}

void Recorder::source_added(const SourceRecord& source) {
  commit([&](Connection& connection) { sql::insert_source(connection, campaign_.value_or(0), sources_, source); });
  ++sources_;
}

void Recorder::health_seen(const std::vector<DeviceHealth>& drives, bool after) {
  commit([&](Connection& connection) { sql::insert_health(connection, campaign_.value_or(0), drives, after); });
}

void Recorder::cell_ended(const CellResult& result, std::uint32_t index, std::uint32_t /*of*/) {
  try {
    std::int64_t cell = 0;
    commit([&](Connection& connection) { cell = sql::insert_cell(connection, campaign_.value_or(0), index, result); });
    last_cell_ = cell;
  } catch (const Error& error) {
    rescue(rescue_, to_json(result));
    report_rescued("a finished cell", error);
  }
}

void Recorder::campaign_ended(CampaignEnd end, int exit_code) {
  if (!campaign_) return;  // its beginning could not be stored, which was told
  try {
    commit([&](Connection& connection) { sql::end_campaign(connection, campaign_.value_or(0), end, exit_code); });
  } catch (const Error& error) {
    rescue_ << fmt::format("merops: storing the campaign's end: {}\n", error.what()) << std::flush;
  }
  campaign_.reset();
}

void Recorder::work_ended(const WorkResult& work) {
  try {
    std::int64_t row = 0;
    commit([&](Connection& connection) { row = sql::insert_work(connection, campaign_, work); });
    last_work_ = row;
  } catch (const Error& error) {
    rescue(rescue_, to_json(work));
    report_rescued("finished work", error);
  }
}

}  // namespace merops
