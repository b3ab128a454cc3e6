#include "backends/registry.h"
#include "cli/cell_table.h"
#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/measure_plan.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "core/engine/campaign.h"
#include "core/model/error.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <algorithm>
#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct MeasureOptions {
  Plan plan{};
  CampaignOptions campaign{};
};

/// The best reader that can read every source: the first of the table, which stands best first.
std::string default_reader(Campaign& campaign, std::size_t sources) {
  for (const Backend& row : backends()) {
    bool fits = row.touches_storage && row.name != "io_uring-fixed";  // may be refused for want of locked memory
    for (std::uint32_t i = 0; i < sources && fits; ++i) fits = why_not(row, campaign.source(i)).empty();
    if (fits) return std::string(row.name);
  }
  return "buffered";
}

void print_json(Context& context, const RecordedCampaign& recorded, const std::string& id, int exit_code) {
  nlohmann::ordered_json document{{"campaign", id},
                                  {"database", recorded.database_path().string()},
                                  {"exit", exit_code},
                                  {"cells", nlohmann::ordered_json::array()}};
  for (const CellResult& result : recorded.results()) {
    document["cells"].push_back(nlohmann::ordered_json::parse(to_json(result)));
  }
  context.out << document.dump(2) << "\n";
}

void print_text(Context& context, const RecordedCampaign& recorded, const std::string& id) {
  const auto groups = group_cells(recorded.results());
  print_cells(context.out, groups, context.symbols);
  print_flags(context.out, groups);
  context.out << fmt::format("\nRecorded as campaign {} in {}\n", id, recorded.database_path().string());
}

int measure(Context& context, MeasureOptions options) {
  check_plan(options.plan);
  const std::vector<std::string> merged = merge_repeated(options.plan);
  CampaignSetup setup;
  setup.seed = options.plan.seed;
  setup.plan_json = to_json(options.plan);
  RecordedCampaign recorded(context, options.campaign, std::move(setup));
  Campaign& campaign = recorded.campaign();
  for (const std::string& line : merged) campaign.message(line);
  for (const std::string& source : options.plan.sources) campaign.add_source(source, options.plan.block);
  if (options.plan.readers.empty()) {
    options.plan.readers = {default_reader(campaign, options.plan.sources.size())};
    campaign.plan(to_json(options.plan));
  }
  const std::vector<Cell> cells = expand(options.plan);
  campaign.plan_cells(static_cast<std::uint32_t>(cells.size()));
  campaign.start();
  const int exit_code = run_plan(campaign, cells);
  recorded.end(exit_code);
  options.campaign.json ? print_json(context, recorded, campaign.info().id, exit_code)
                        : print_text(context, recorded, campaign.info().id);
  return exit_code;
}

void add_plan_options(CLI::App& command, Plan& plan) {
  add_texts(command, {"SOURCE", "", "a model's folder, a flat store, or with --block any file or device", true},
            plan.sources);
  add_texts(command, {"--reader", "READERS", "readers, separated by commas; default: the best that reads every source"},
            plan.readers);
  add_counts(command, {"--qd", "N,...", fmt::format("queue depths: reads in flight, 1 to {}; default 1", kMostDepth)},
             plan.depths, kMostDepth);
  add_number(command, {"--sample", "N", "end each cell after N reads"}, plan.limits.reads, {1, kMostReads});
  add_bytes(command, {"--bytes", "SIZE", "end each cell after so many bytes"}, plan.limits.bytes);
  add_nanoseconds(command, {"--seconds", "TIME", "end each cell after this time; default 2s"}, plan.limits.nanoseconds);
  add_count(command, {"--repeat", "N", "repetitions, interleaved; default 1"}, plan.repetitions);
  plan.caches.clear();
  add_values(command, {"--cache", "cold|warm|pressed|as-is", "what to do with the page cache first; default cold"},
             [&plan](std::string_view text) {
               for (std::size_t begin = 0; begin <= text.size();) {
                 const std::size_t end = std::min(text.find(',', begin), text.size());
                 plan.caches.push_back(parse_cache_mode(text.substr(begin, end - begin)));
                 begin = end + 1;
               }
             });
  add_bytes(command, {"--memory", "SIZE", "with --cache pressed: the memory this program may use"}, plan.memory_limit);
  add_value(command, {"--pattern", "random|seq", "order of the experts; default random"},
            [&plan](std::string_view text) { plan.order = parse_order(text); });
  add_value(command,
            {"--pages", "auto|thp|hugetlb|4k", "pages under the read buffers; default auto: the best there is"},
            [&plan](std::string_view text) { plan.pages = parse_page_kind(text); });
  add_bytes(command, {"--block", "SIZE", "read the file or device as uniform blocks of this size"}, plan.block);
  add_flag(command,
           {"--thorough", "",
            "measure each cell in rounds of --seconds until its rate is steady by SNIA's rule, 25 rounds at most"},
           plan.thorough);
  add_number(command, {"--seed", "N", "of the order of experts and cells; default 1"}, plan.seed);
  add_flag(command, {"--check-bytes", "", "compare every byte delivered; the rates then include the hashing"},
           plan.check_bytes);
}

}  // namespace

void add_measure(CLI::App& program, Context& context) {
  auto options = std::make_shared<MeasureOptions>();
  CLI::App& command = add_command(
      program,
      {"measure", "Read experts by chosen readers at chosen depths, and record what came of it",
       "Measures every combination of source, reader, queue depth and cache state, in an order shuffled by the seed, "
       "and records each cell as it ends. A cell that cannot be measured as asked is skipped with the reason.",
       "# queue-depth sweep of a store\n"
       "merops measure model.picchioflat --reader io_uring,flat-direct --qd 1,2,4,8,16,32\n"
       "# the page cache, cold and warm\n"
       "merops measure model.picchioflat --reader buffered --cache cold,warm --sample 400\n"
       "# any file as blocks of 14 MB\n"
       "merops measure big.bin --block 14MB --qd 4"});
  add_plan_options(command, options->plan);
  add_campaign_options(command, context, options->campaign);
  on_run(command, context, [options](Context& here) {
    if (options->plan.caches.empty()) options->plan.caches = {CacheMode::cold};
    return measure(here, *options);
  });
}

}  // namespace merops
