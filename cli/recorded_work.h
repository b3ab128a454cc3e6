#pragma once

#include "cli/context.h"
#include "cli/progress.h"
#include "core/engine/pack.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>

namespace CLI {
class App;
}

namespace merops {

/// Options of the commands that pack, synthesise and verify.
struct WorkOptions {
  std::filesystem::path database{};  ///< empty: the default path
  ProgressMode progress = ProgressMode::automatic;
  bool json = false;
  std::uint32_t threads = 0;
};
void add_work_options(CLI::App& command, Context& context, WorkOptions& options);

/// Work that was done, and where it was recorded.
struct RecordedWork {
  WorkResult work{};
  std::string row{}, database{};  ///< "work:3" and the database's path; both empty where it was not recorded
  bool lost = false;              ///< the database was there, and did not take it
};
/// Runs the job with progress shown, and records its rate. A database that cannot be had is an Error before the job
/// only where the user named it; else it is told, and the job is done all the same.
RecordedWork record_work(Context& context, const WorkOptions& options, const std::string& kind, const std::string& path,
                         const std::function<WorkResult(const WorkControl&)>& job);

/// "Recorded as work:3 in FILE", a line; nothing where it was not recorded.
void print_recorded(std::ostream& out, const RecordedWork& recorded);
/// The work with its row and database, null where it was not recorded.
void print_json(std::ostream& out, const RecordedWork& recorded);

/// "1.36 GB in 1.2 s, 1,130 MB/s, direct I/O, 2 threads"; "0 B in 1.2 ms" where there was nothing to read or write.
[[nodiscard]] std::string describe(const WorkResult& work);

}  // namespace merops
