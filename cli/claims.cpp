#include "cli/claims_print.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/reference_file.h"
#include "cli/results.h"

#include <memory>

namespace merops {
namespace {

struct ClaimsOptions {
  std::filesystem::path database{}, reference{};
  bool json = false;
};

int claims(Context& context, const ClaimsOptions& options) {
  const ReferenceCatalogue catalogue = catalogue_with(options.reference);
  auto database = open_results(context, options.database, DatabaseAccess::read);
  const std::vector<ClaimCells> cells = database ? load_claim_cells(*database) : std::vector<ClaimCells>{};
  const auto findings = try_claims(catalogue, cells);
  options.json ? print_claims_json(context.out, findings) : print_claims(context.out, findings, context.symbols);
  return kExitDone;
}

}  // namespace

void add_claims(CLI::App& program, Context& context) {
  const auto options = std::make_shared<ClaimsOptions>();
  CLI::App& command = add_command(
      program, {"claims", "Try the documented claims on your own recorded results",
                "Which disk is faster and by how much, what the page cache hides, what deeper queues, direct reads and "
                "a flat store "
                "gain: each claim with its documented ratio, the ratio measured here with its interval, and whether it "
                "holds. Only "
                "valid cells of equal key, measured on one machine and neither deleted nor retracted, are compared. "
                "What was not "
                "measured is told with what to run.\n"
                "Where nothing was documented for the transport of your disk, only the direction of a claim is tried.",
                "merops claims\nmerops claims --db lab.db --json"});
  add_database(command, options->database);
  add_reference_file(command, options->reference);
  add_json(command, options->json);
  on_run(command, context, [options](Context& here) { return claims(here, *options); });
}

}  // namespace merops
