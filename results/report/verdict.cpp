#include "results/report/verdict.h"

#include "core/model/figure_text.h"
#include "core/model/forecast.h"
#include "core/model/units.h"
#include "results/report/wording.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace merops::report {
namespace {

std::string rate_words(const Disk& disk) { return show_rate(*deciding_group(disk)) + " MB/s"; }

std::string tokens_words(const Disk& disk, const Geometry& geometry, double hit_rate) {
  return tokens_text(disk, geometry, hit_rate) + " tokens/s";
}

std::string names_of(const std::vector<const Disk*>& disks) {
  std::vector<std::string> names;
  names.reserve(disks.size());
  for (const Disk* disk : disks) names.push_back(disk->name);
  return listed(names);
}

std::string verdict_of_one(const Disk& disk) {
  return fmt::format("{} streams experts at {}, by {} with {}.", disk.name, rate_words(disk), disk.best->reader,
                     in_flight(disk.best->best_depth));
}

std::string verdict_between(const Disk& best, const Disk& next) {
  const CellGroup& over = *deciding_group(best);
  const CellGroup& under = *deciding_group(next);
  return fmt::format("Use {}: it streams experts {} times as fast as {}, {} against {}.", best.name,
                     ratio_text(over.mb_per_s.value / under.mb_per_s.value), next.name, rate_words(best),
                     rate_words(next));
}

std::string verdict_of_equals(const Choice& choice) {
  return fmt::format("No difference is shown between {} and {}: {} against {}. Choose by price, or measure longer.{}",
                     choice.best->name, names_of(choice.equals), rate_words(*choice.best),
                     rate_words(*choice.equals.front()),
                     choice.slower.empty() ? "" : " Slower: " + names_of(choice.slower) + ".");
}

/// What makes the verdict weak, said before it.
std::string reserve(const Choice& choice) {
  std::vector<const Disk*> disks{choice.best};
  disks.insert(disks.end(), choice.equals.begin(), choice.equals.end());
  disks.insert(disks.end(), choice.slower.begin(), choice.slower.end());
  const auto any = [&disks](const auto& is) {
    return std::any_of(disks.begin(), disks.end(), [&is](const Disk* disk) { return is(*deciding_group(*disk)); });
  };
  if (any([](const CellGroup& group) { return group.validity == Validity::contaminated; })) {
    return "Not to be relied on, since others were at work meanwhile: ";
  }
  if (disks.size() > 1 && any([](const CellGroup& group) { return group.repetitions < 2; })) {
    return "By a single run, which proves little: ";
  }
  return {};
}

std::string plain_verdict_of(const Choice& choice) {
  if (!choice.equals.empty()) return verdict_of_equals(choice);
  if (!choice.slower.empty()) return verdict_between(*choice.best, *choice.slower.front());
  return verdict_of_one(*choice.best);
}

}  // namespace

std::string verdict_of(const Choice& choice) {
  if (choice.best == nullptr)
    return "No disk can be judged: no direct read of a model's experts counts (blocks of a size of one's own are "
           "shown, and "
           "judge nothing).";
  return reserve(choice) + plain_verdict_of(choice);
}

std::string forecast_words(const Material& material, const Choice& choice) {
  if (choice.best == nullptr || !material.geometry) return {};
  const Geometry& geometry = *material.geometry;
  std::string text =
      fmt::format("For {} that allows at most {}", model_name(geometry), tokens_words(*choice.best, geometry, 0));
  if (!choice.slower.empty() && choice.equals.empty()) {
    text += " against " + tokens_words(*choice.slower.front(), geometry, 0);
  }
  return text + fmt::format(" with no expert in memory, and {} where the engine finds 80 % of them there.",
                            tokens_words(*choice.best, geometry, 0.8));
}

std::string tokens_text(const Disk& disk, const Geometry& geometry, double hit_rate) {
  const CellGroup& row = *deciding_group(disk);
  Estimate rate = row.mb_per_s;
  const auto spread = spread_of(row);
  if (spread) rate = {row.mb_per_s.value, spread->low, spread->high};
  const Estimate tokens = tokens_per_second(rate, geometry, hit_rate);
  if (!spread || spread->bounds) return show_rate(tokens);
  return fmt::format("{} ({}..{})", format_rate(tokens.value), format_rate(*tokens.low), format_rate(*tokens.high));
}

}  // namespace merops::report
