#include "cli/recorded_work.h"

#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <optional>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

std::optional<Database> open_if_possible(Context& context, const std::filesystem::path& path) {
  try {
    return open_for_recording(context, path);
  } catch (const Error& error) {
    if (!path.empty()) throw;
    context.log << "note: this will not be recorded: " << error.what() << "\n";
    return std::nullopt;
  }
}

void record(Context& context, std::optional<Database>& database, const WorkResult& work) {
  if (!database) return;
  try {
    Recorder(*database, context.log).work_ended(work);
  } catch (const Error& error) {
    context.log << "warning: " << error.what() << " (" << error.hint() << ")\n";
  }
}

}  // namespace

void add_work_options(CLI::App& command, Context& context, WorkOptions& options) {
  add_count(command, {"--threads", "N", "threads that work; default two a processor, at least six"}, options.threads);
  add_path(command, {"--db", "FILE", "record into this results database instead of the default one"}, options.database);
  add_progress(command, context, options.progress);
  add_json(command, options.json);
}

WorkResult record_work(Context& context, const WorkOptions& options, const std::string& kind, const std::string& path,
                       const std::function<WorkResult(const WorkControl&)>& job) {
  std::optional<Database> database = open_if_possible(context, options.database);
  const auto display = make_work_display(options.progress, context);
  WorkControl control;
  control.progress = display->listener();
  control.stop = &context.stop;
  control.threads = options.threads;
  display->started(kind, path);
  WorkResult work = job(control);
  display->ended(work);
  record(context, database, work);
  return work;
}

std::string describe(const WorkResult& work) {
  std::string text = fmt::format("{} in {}", format_bytes(work.bytes), format_duration(work.wall_ns));
  if (work.bytes == 0) return text;
  return text + fmt::format(", {} MB/s, {}, {} threads", format_rate(mb_per_s(work.bytes, work.wall_ns)),
                            work.direct ? "direct I/O" : "through the page cache", work.threads);
}

}  // namespace merops
