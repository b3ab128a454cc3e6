#include "cli/ab.h"
#include "cli/cell_table.h"
#include "cli/command.h"
#include "cli/comparison_text.h"
#include "cli/default_reader.h"
#include "cli/measure_plan.h"
#include "cli/measured_json.h"
#include "cli/options.h"
#include "cli/recorded_campaign.h"
#include "cli/system_words.h"
#include "core/engine/campaign.h"
#include "core/model/comparison.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

namespace merops {
namespace {

struct MeasureOptions {
  Plan plan{};
  AbOptions ab{};
  CampaignOptions campaign{};
};

void print_text(Context& context, const RecordedCampaign& recorded) {
  const auto groups = group_cells(recorded.results());
  print_cells(context.out, groups, context.symbols);
  print_flags(context.out, groups);
  print_recorded(context, recorded);
}

int measure(Context& context, MeasureOptions options) {
  const bool ab = !options.ab.sides.empty();
  if (options.plan.repetitions == 0) options.plan.repetitions = ab ? kWantedRepetitions : 1;
  check_plan(options.plan);
  check_ab(options.plan, options.ab);
  if (ab) return measure_ab(context, options.plan, options.ab, options.campaign);
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
  options.campaign.json ? print_measured_json(context, recorded, exit_code) : print_text(context, recorded);
  return exit_code;
}

void add_plan_options(CLI::App& command, Plan& plan) {
  add_texts(command, {"SOURCE", "", "a model's folder, a flat store, or with --block any file or device"},
            plan.sources);
  add_texts(command, {"--reader", "READERS", "readers, separated by commas; default: the best that reads every source"},
            plan.readers);
  add_counts(command, {"--qd", "N,...", fmt::format("queue depths: reads in flight, 1 to {}; default 1", kMostDepth)},
             plan.depths, kMostDepth);
  add_number(command, {"--sample", "N", "end each cell after N reads"}, plan.limits.reads, {1, kMostReads});
  add_bytes(command, {"--bytes", "SIZE", "end each cell after so many bytes"}, plan.limits.bytes);
  add_nanoseconds(command, {"--seconds", "TIME", "end each cell after this time; default 2s"}, plan.limits.nanoseconds);
  add_count(command, {"--repeat", "N", "repetitions, interleaved; default 1, with --ab 7 pairs"}, plan.repetitions);
  plan.repetitions = 0;  // not given
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

void add_ab_options(CLI::App& command, AbOptions& ab) {
  add_two_texts(command,
                {"--ab", "SIDE SIDE",
                 "measure alternating pairs of two cells that differ in reader=NAME, source=PATH, qd=N, pages=KIND or "
                 "cache=STATE (joined by commas), and compare B with A"},
                ab.sides);
  add_value(command,
            {"--detect", "SHARE", "with --ab: as many pairs as a pilot says find a difference of this size, 5%"},
            [&ab](std::string_view text) { ab.detect = parse_share(text); });
  add_nanoseconds(command, {"--budget", "TIME", "with --detect: measure no longer; default 10m"}, ab.budget_ns);
  add_value(command, {"--band", "SHARE", "with --ab: ratios this near to 1 make no difference; default 3%"},
            [&ab](std::string_view text) { ab.band = parse_share(text); });
  add_flag(command, {"--with-contaminated", "", "with --ab: pairs that something else disturbed count as well"},
           ab.with_contaminated);
}

}  // namespace

void add_measure(CLI::App& program, Context& context) {
  auto options = std::make_shared<MeasureOptions>();
  CLI::App& command = add_command(
      program,
      {"measure", "Read experts by chosen readers at chosen depths, and record what came of it",
       "Measures every combination of source, reader, queue depth and cache state, in an order shuffled by the seed, "
       "and records each cell as it ends. A cell that cannot be measured as asked is skipped with the reason.",
       std::string("# queue-depth sweep of a store, by the best reader of this system\n"
                   "merops measure model.picchioflat --qd 1,2,4,8,16,32\n"
                   "# the page cache, cold and warm\n"
                   "merops measure model.picchioflat --reader buffered --cache cold,warm --sample 400\n"
                   "# any file as blocks of 14 MB\n"
                   "merops measure big.bin --block 14MB --qd 4\n"
                   "# which of two roads is faster, by seven pairs; by as many as find 5 %\n"
                   "merops measure model.picchioflat --ab reader=buffered reader=flat-direct\n") +
           fmt::format("merops measure --ab source={} source={} --detect 5%", system_words().one_store,
                       system_words().another_store)});
  add_plan_options(command, options->plan);
  add_ab_options(command, options->ab);
  add_campaign_options(command, context, options->campaign);
  on_run(command, context, [options](Context& here) {
    if (options->plan.caches.empty()) options->plan.caches = {CacheMode::cold};
    return measure(here, *options);
  });
}

}  // namespace merops
