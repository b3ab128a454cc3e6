#include "backends/registry.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/table.h"

#include <memory>
#include <ostream>

#include <nlohmann/json.hpp>

namespace merops {
namespace {

std::string why_unavailable(const Backend& row) { return row.unavailable == nullptr ? "" : row.unavailable(); }

std::string reads(const Backend& row) {
  if (!row.touches_storage) return "nothing";
  if (!row.accepts.devices) return "files";
  return row.accepts.files ? "files, devices" : "devices";
}

void print_json(Context& context) {
  auto document = nlohmann::ordered_json{{"readers", nlohmann::ordered_json::array()}};
  for (const Backend& row : backends()) {
    const std::string why = why_unavailable(row);
    document["readers"].push_back({{"name", row.name},
                                   {"summary", row.summary},
                                   {"asynchronous", row.max_depth > 1},
                                   {"max_depth", row.max_depth},
                                   {"direct", row.direct},
                                   {"touches_storage", row.touches_storage},
                                   {"files", row.accepts.files},
                                   {"devices", row.accepts.devices},
                                   {"needs_aligned_experts", row.needs.aligned_experts},
                                   {"available", why.empty()},
                                   {"unavailable_reason", why}});
  }
  context.out << document.dump(2) << "\n";
}

void print_table(Context& context) {
  Table table({{"reader"}, {"reads"}, {"page cache"}, {"depth by"}, {"here"}, {"what it does"}});
  std::string reasons;
  for (const Backend& row : backends()) {
    const std::string why = why_unavailable(row);
    if (!why.empty()) reasons += "  " + std::string(row.name) + ": " + why + "\n";
    const std::string cache =
        row.touches_storage ? (row.direct ? "bypassed" : "used") : std::string(context.symbols.dash);
    table.add_row({std::string(row.name), reads(row), cache, row.max_depth > 1 ? "one queue" : "threads",
                   why.empty() ? "yes" : "no", std::string(row.summary)});
  }
  table.print(context.out, context.symbols);
  if (!reasons.empty()) context.out << "\nNot available here:\n" << reasons;
}

int list_readers(Context& context, bool json) {
  json ? print_json(context) : print_table(context);
  return kExitDone;
}

}  // namespace

void add_readers(CLI::App& program, Context& context) {
  const auto json = std::make_shared<bool>(false);
  CLI::App& command = add_command(
      program,
      {"readers", "List the ways to read, and which of them work here",
       "A reader is one road from the disk to memory: through the page cache or past it, with threads or with one "
       "asynchronous queue. Where one cannot be used on this machine, the reason and the remedy are shown.",
       "merops readers\nmerops readers --json"});
  add_json(command, *json);
  on_run(command, context, [json](Context& here) { return list_readers(here, *json); });
}

}  // namespace merops
