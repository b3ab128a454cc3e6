#include "backends/registry.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/fio_job_text.h"
#include "cli/fio_system.h"
#include "cli/options.h"
#include "cli/output_file.h"
#include "cli/results.h"
#include "cli/system_words.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/path_text.h"
#include "results/query.h"

#include <memory>
#include <ostream>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

struct FioJobOptions {
  std::string cell{};
  std::filesystem::path folder{}, database{};
  bool force = false;
};

/// A file of the job: its name and all of its text.
using NamedText = std::pair<std::string, std::string>;

std::int64_t cell_number(Database& database, const std::string& name) {
  const bool is_number = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
  const NamedRow row = find_row(database, is_number ? "cell:" + name : name);
  if (!row.cell) {
    throw UsageError("reading the row '" + name + "'", "a fio job is made of one cell",
                     "A cell is named cell:N; `merops results show CAMPAIGN --each` shows the numbers.");
  }
  return row.cell->id;
}

/// The cell's source as it was then.
Source same_source(const CellResult& result, const std::string& doing) {
  try {
    Source source = open_source(path_of(result.source_path), result.cell.block);
    if (to_hex(source.digest) == result.source_digest) return source;
  } catch (const Error& error) {
    throw Error(doing, fmt::format("its source cannot be opened: {}", error.what()),
                "The order of reads follows from the source itself: put it back under that path.");
  }
  throw Error(doing, fmt::format("{} is not what was measured then: its digest differs", result.source_path),
              "The order of reads follows from the source itself: put back the one that was measured.");
}

std::vector<NamedText> files_of(const StoredCell& cell) {
  const CellResult& result = cell.result;
  const std::string doing = fmt::format("making a fio job of cell:{}", cell.id);
  if (result.state != CellState::measured) {
    throw Error(doing, fmt::format("it was not measured ({}: {})", to_string(result.state), result.reason),
                "`merops results show CAMPAIGN --each` shows the cells.");
  }
  const Backend* reader = find_backend(backends(), result.cell.reader);
  if (reader == nullptr) throw Error(doing, fmt::format("there is no reader {} here", result.cell.reader));
  const Source source = same_source(result, doing);
  const FioTrace trace = fio_trace(result, source, *reader);
  const std::string name = fmt::format("cell-{}", cell.id);
  std::vector<NamedText> files{{name + ".fio", fio_job_text(trace, result, *reader, name)}};
  for (std::size_t job = 0; job < trace.jobs.size(); ++job) {
    if (!trace.jobs[job].empty()) files.emplace_back(fio_log_name(name, job + 1), fio_log_text(trace, job, source));
  }
  return files;
}

int fio_job(Context& context, const FioJobOptions& options) {
  Database database = open_existing_results(context, options.database, DatabaseAccess::read);
  const auto files = files_of(load_cell(database, cell_number(database, options.cell)));
  if (options.folder.empty()) {
    for (const auto& [name, text] : files) context.out << fmt::format("; ======== {} ========\n{}\n", name, text);
    return kExitDone;
  }
  std::error_code failed;
  std::filesystem::create_directories(options.folder, failed);
  if (failed)
    throw Error("making the folder " + options.folder.string(), failed.message(), "Name another one with -o.");
  for (const auto& [name, text] : files) {
    write_output_file(options.folder / name, text, options.force);
  }
  context.out << fio_command(options.folder.string(), files.front().first) << "\n";
  return kExitDone;
}

}  // namespace

void add_fio_job(CLI::App& program, Context& context) {
  const auto options = std::make_shared<FioJobOptions>();
  CLI::App& command = add_command(program, {"fio-job", "Write a cell as a job for fio, which then makes the same reads",
                                            "The job file and the logs of reads (read_iolog) of exactly that cell: the "
                                            "same bytes in the same order, the same "
                                            "depth, past the page cache or not. What fio cannot do alike is told in "
                                            "the job file. The source must still be what "
                                            "was measured.\n"
                                            "With -o the files are written and the command line that runs them is "
                                            "shown; without, all are printed one behind "
                                            "the other.",
                                            fmt::format("merops fio-job cell:12 -o {}\nmerops results show 3f2a --each",
                                                        system_words().scratch_folder)});
  add_text(command, {"CELL", "", "cell:N, as 'merops results show CAMPAIGN --each' shows it", true}, options->cell);
  add_path(command, {"-o,--output", "FOLDER", "write the files there; it is made where there is none"},
           options->folder);
  add_flag(command, {"--force", "", "replace existing files"}, options->force);
  add_database(command, options->database);
  on_run(command, context, [options](Context& here) { return fio_job(here, *options); });
}

}  // namespace merops
