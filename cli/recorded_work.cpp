#include "cli/recorded_work.h"

#include "cli/database_disk.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "core/model/error.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <optional>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

constexpr std::uint32_t kMostThreads = 256;  // each holds buffers of its own

std::optional<Database> open_if_possible(Context& context, const std::filesystem::path& path) {
  try {
    return open_for_recording(context, path);
  } catch (const Error& error) {
    if (!path.empty()) throw;
    tell(context, "note", std::string("this will not be recorded: ") + error.what());
    return std::nullopt;
  }
}

void record(Context& context, std::optional<Database>& database, RecordedWork& recorded) {
  if (!database) return;
  try {
    Recorder recorder(*database, context.log, loss_of_disk_below(database->path()));
    recorder.work_ended(recorded.work);
    recorded.row = fmt::format("work:{}", recorder.last_work().value_or(0));
    recorded.database = database->path().string();
  } catch (const Error& error) {
    recorded.lost = true;
    tell(context, "warning", fmt::format("{} ({})", error.what(), error.hint()));
  }
}

}  // namespace

void add_work_options(CLI::App& command, Context& context, WorkOptions& options) {
  add_count(command, {"--threads", "N", "threads that work, at most 256; default two a processor, at least six"},
            options.threads, 1, kMostThreads);
  add_path(command, {"--db", "FILE", "record into this results database instead of the default one"}, options.database);
  add_progress(command, context, options.progress);
  add_json(command, options.json);
}

RecordedWork record_work(Context& context, const WorkOptions& options, const std::string& kind, const std::string& path,
                         const std::function<WorkResult(const WorkControl&)>& job) {
  std::optional<Database> database = open_if_possible(context, options.database);
  const auto display = make_work_display(options.progress, context);
  WorkControl control;
  control.progress = display->listener();
  control.stop = &context.stop;
  control.threads = options.threads;
  display->started(kind, path);
  RecordedWork recorded{job(control)};
  display->ended(recorded.work);
  record(context, database, recorded);
  return recorded;
}

void print_recorded(std::ostream& out, const RecordedWork& recorded) {
  if (!recorded.row.empty()) out << fmt::format("Recorded as {} in {}\n", recorded.row, recorded.database);
}

void print_json(std::ostream& out, const RecordedWork& recorded) {
  auto document = nlohmann::ordered_json::parse(to_json(recorded.work));
  const auto or_null = [](const std::string& text) {
    return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
  };
  document["row"] = or_null(recorded.row);
  document["database"] = or_null(recorded.database);
  out << document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
}

std::string describe(const WorkResult& work) {
  std::string text = fmt::format("{} in {}", format_bytes(work.bytes), format_duration(work.wall_ns));
  if (work.bytes == 0) return text;
  return text + fmt::format(", {} MB/s, {}, {} threads", format_rate(mb_per_s(work.bytes, work.wall_ns)),
                            work.direct ? "direct I/O" : "through the page cache", work.threads);
}

}  // namespace merops
