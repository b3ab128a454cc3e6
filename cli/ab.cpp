#include "cli/ab.h"

#include "cli/ab_print.h"
#include "cli/comparison_text.h"
#include "cli/default_reader.h"
#include "cli/exit_code.h"
#include "core/model/detection.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

constexpr auto kPilotPairs = static_cast<std::uint32_t>(kWantedRepetitions);

std::string plan_text(const Plan& plan, const AbOptions& ab) {
  using Json = nlohmann::ordered_json;
  Json text{{"ab", ab.sides}, {"detect", nullptr}, {"plan", Json::parse(to_json(plan))}};
  if (ab.detect != 0) text["detect"] = ab.detect;
  return text.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The pairs of one campaign, measured in one or two goes.
class AbRun {
 public:
  AbRun(RecordedCampaign& recorded, const Plan& plan, const AbOptions& ab)
      : recorded_(recorded),
        plan_(plan),
        with_contaminated_(ab.with_contaminated),
        a_(parse_ab_side(ab.sides[0], plan)),
        b_(parse_ab_side(ab.sides[1], plan)) {
    open_sources();
    choose_reader(a_);
    choose_reader(b_);
  }

  /// Measures the pairs behind those that are there, up to `beyond`.
  void measure(std::uint32_t beyond) {
    if (beyond <= pairs_) return;  // a pilot that was enough
    Campaign& campaign = recorded_.campaign();
    const auto cells = ab_pairs(a_, b_, plan_.seed, pairs_, beyond);
    pairs_ = beyond;
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    std::vector<Cell> plain;
    plain.reserve(cells.size());
    for (const AbCell& cell : cells) plain.push_back(cell.cell);
    campaign.plan_cells(static_cast<std::uint32_t>(cells_.size()));
    if (!started_) campaign.start();
    started_ = true;
    exit_code_ = std::max(exit_code_, run_plan(campaign, plain));
  }

  [[nodiscard]] std::vector<double> ratios() const {
    const AbFigures rates = ab_rates(cells_, recorded_.results(), with_contaminated_);
    std::vector<double> ratios;
    for (std::size_t i = 0; i < rates.a.size(); ++i) ratios.push_back(rates.b[i] / rates.a[i]);
    return ratios;
  }
  [[nodiscard]] const std::vector<AbCell>& cells() const { return cells_; }
  [[nodiscard]] std::uint32_t pairs() const { return pairs_; }
  [[nodiscard]] int exit_code() const { return exit_code_; }

 private:
  void open_sources() {
    Campaign& campaign = recorded_.campaign();
    a_.cell.source = campaign.add_source(a_.source, plan_.block);
    b_.cell.source = b_.source == a_.source ? a_.cell.source : campaign.add_source(b_.source, plan_.block);
  }
  void choose_reader(AbSide& side) {
    const std::size_t sources = std::max(a_.cell.source, b_.cell.source) + std::size_t{1};
    if (side.cell.reader.empty()) side.cell.reader = default_reader(recorded_.campaign(), sources);
  }

  RecordedCampaign& recorded_;
  const Plan& plan_;
  bool with_contaminated_;
  AbSide a_, b_;
  std::vector<AbCell> cells_{};
  std::uint32_t pairs_ = 0;
  int exit_code_ = kExitDone;
  bool started_ = false;
};

/// A pilot, and as many pairs as it says are needed; then, since seven pairs know little of how far pairs scatter, as
/// many as all of them say, until they are enough or the budget is used up. Only their spread has a say, never which
/// side was faster: so the test stays what it is.
AbDetection detect(AbRun& run, Campaign& campaign, const AbOptions& ab) {
  using Seconds = std::chrono::duration<double>;
  const auto begin = std::chrono::steady_clock::now();
  const double budget = static_cast<double>(ab.budget_ns == 0 ? kAbBudgetNs : ab.budget_ns) / 1e9;
  AbDetection detection{ab.detect, {}, 0, 0};
  for (std::uint32_t next = kPilotPairs; run.pairs() < next;) {
    run.measure(next);
    const std::vector<double> ratios = run.ratios();
    if (campaign.stopped() || ratios.size() < kLeastRepetitions) return detection;
    const std::optional<std::uint32_t> wanted = repetitions_to_detect(ratios, ab.detect);
    const double a_pair = Seconds(std::chrono::steady_clock::now() - begin).count() / run.pairs();
    const auto affordable = static_cast<std::uint32_t>(std::min<double>(kMostPairs, budget / a_pair));
    next = std::max(std::min(wanted.value_or(kMostPairs), affordable), run.pairs());
    detection.wanted = wanted ? std::optional(std::max(*wanted, run.pairs())) : std::nullopt;
    detection.pairs = next;
    detection.power = power_of_pairs(next, ratios, ab.detect);
    if (next > run.pairs()) campaign.message("note: " + describe(detection));
  }
  return detection;
}

}  // namespace

int measure_ab(Context& context, const Plan& plan, const AbOptions& ab, const CampaignOptions& options) {
  CampaignSetup setup;
  setup.seed = plan.seed;
  setup.plan_json = plan_text(plan, ab);
  RecordedCampaign recorded(context, options, std::move(setup));
  AbRun run(recorded, plan, ab);
  AbOutcome outcome;
  outcome.text_a = ab.sides[0];
  outcome.text_b = ab.sides[1];
  outcome.band = ab.band == 0 ? kDefaultBand : ab.band;
  if (ab.detect != 0) {
    outcome.detection = detect(run, recorded.campaign(), ab);
  } else {
    run.measure(plan.repetitions);
  }
  recorded.end(run.exit_code());
  outcome.pairs = run.pairs();
  outcome.with_contaminated = ab.with_contaminated;
  compare(outcome, run.cells(), recorded.results());
  options.json ? print_ab_json(context, recorded, outcome, run.exit_code()) : print_ab(context, recorded, outcome);
  return run.exit_code();
}

}  // namespace merops
