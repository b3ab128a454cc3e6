#include "results/reference.h"

#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/reference_file.h"
#include "cli/reference_print.h"
#include "core/model/error.h"

#include <algorithm>
#include <memory>

#include <CLI/App.hpp>

namespace merops {
namespace {

struct ReferenceOptions {
  std::string id{};
  std::string transport{};
  std::filesystem::path file{};
  bool json = false;
};

/// The rows of one transport; claims are about no transport and stay only in the whole catalogue.
ReferenceCatalogue chosen(ReferenceCatalogue catalogue, const std::string& transport) {
  if (transport.empty()) return catalogue;
  std::erase_if(catalogue.rows, [&](const ReferenceRow& row) { return row.transport != transport; });
  catalogue.claims.clear();
  return catalogue;
}

int list(Context& context, const ReferenceOptions& options) {
  const ReferenceCatalogue catalogue = chosen(catalogue_with(options.file), options.transport);
  options.json ? print_reference_json(context.out, catalogue)
               : print_reference(context.out, catalogue, context.symbols);
  return kExitDone;
}

template <class Row>
const Row* find(const std::vector<Row>& rows, const std::string& id) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&id](const Row& row) { return row.id == id; });
  return found == rows.end() ? nullptr : &*found;
}

int show(Context& context, const ReferenceOptions& options) {
  const ReferenceCatalogue catalogue = catalogue_with(options.file);
  if (const ReferenceRow* row = find(catalogue.rows, options.id)) {
    options.json ? print_reference_row_json(context.out, *row) : print_reference_row(context.out, *row);
  } else if (const ReferenceClaim* claim = find(catalogue.claims, options.id)) {
    options.json ? print_reference_claim_json(context.out, *claim) : print_reference_claim(context.out, *claim);
  } else {
    throw Error("showing the documented result '" + options.id + "'", "the catalogue has none of this id",
                "'merops reference list' shows all ids.");
  }
  return kExitDone;
}

void add_list(CLI::App& reference, Context& context) {
  const auto options = std::make_shared<ReferenceOptions>();
  CLI::App& command = add_command(
      reference, {"list", "List the documented results",
                  "Each row with its regime: how the disk is attached, direct or through the page cache, the "
                  "size of a read and the reads in flight.",
                  "merops reference list\nmerops reference list --transport nvme --json"});
  add_text(command, {"--transport", "nvme|usb|sata|virtual", "only disks attached like this"}, options->transport);
  add_reference_file(command, options->file);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return list(here, *options); });
}

void add_show(CLI::App& reference, Context& context) {
  const auto options = std::make_shared<ReferenceOptions>();
  CLI::App& command = add_command(
      reference, {"show", "Show a documented result and how it was taken", "", "merops reference show A4-qwen-qd2"});
  add_text(command, {"ID", "", "of a row or a claim, as 'merops reference list' shows it", true}, options->id);
  add_reference_file(command, options->file);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return show(here, *options); });
}

}  // namespace

void add_reference(CLI::App& program, Context& context) {
  CLI::App& command = add_command(
      program,
      {"reference", "Show the documented results that a disk is compared with",
       "Figures that others published, each with its source, its machine and how it was taken. 'merops qualify' "
       "shows those of the same regime beside its own. Withdrawn ones stay, with the reason, and are never "
       "compared with.",
       "merops reference list\nmerops reference show A4-qwen-qd2"});
  command.require_subcommand(1);
  add_list(command, context);
  add_show(command, context);
}

}  // namespace merops
