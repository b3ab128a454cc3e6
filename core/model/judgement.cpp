#include "core/model/judgement.h"

#include "core/model/judgement_flags.h"
#include "core/model/units.h"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

void set(CellResult& result, Validity validity, std::string why) {
  result.validity = validity;
  result.validity_reason = std::move(why);
}

/// Empty, or why the figures are not what was to be measured.
std::string_view why_invalid(const CellResult& result, const Evidence& evidence) {
  if (evidence.source_changed) return "the source changed while it was measured";
  if (result.has_flag("memory-backed")) return "memory, not a disk";
  if (result.has_flag("above-link")) return "faster than the device's link";
  if (!evidence.touches_storage) return "no storage was read";
  const bool asked_for_storage = evidence.direct || result.cell.cache == CacheMode::cold;
  if (!asked_for_storage || !result.has_flag("cache-served")) return {};
  if (result.has_flag("sparse-source")) return "blocks that were never written need no disk";
  if (result.has_flag("compressed-source")) return "the file system expanded fewer bytes than it delivered";
  return "the page cache served it";
}

/// Empty, or who else was at work.
std::string contamination(const CellResult& result, const Evidence& evidence) {
  std::vector<std::string> by;
  if (result.has_flag("foreign-traffic")) {
    by.push_back(format_bytes(judging::foreign_bytes(result, evidence)) + " of others' traffic on the disk");
  }
  if (const auto share = judging::foreign_cpu_share(result, evidence); share && *share > judging::kForeignCpuLimit) {
    by.push_back(fmt::format("others' work on the processors ({:.0f} %)", 100 * *share));
  }
  if (const auto share = judging::steal_share(result, evidence); share && *share > judging::kStealLimit) {
    by.push_back(fmt::format("the hypervisor's other machines ({:.0f} % of the processors' time)", 100 * *share));
  }
  return fmt::format("{}", fmt::join(by, ", "));
}

void decide_validity(CellResult& result, const Evidence& evidence) {
  if (const auto why = why_invalid(result, evidence); !why.empty())
    return set(result, Validity::invalid, std::string(why));
  if (result.cache_state == CacheState::unverified) {
    return set(result, Validity::unknown, "the cache state could not be verified");
  }
  std::string by = contamination(result, evidence);
  const Validity validity = by.empty() ? Validity::valid : Validity::contaminated;
  set(result, validity, std::move(by));
}

}  // namespace

void judging::add_flag(CellResult& result, std::string id, std::string kind, std::string evidence, std::string advice) {
  result.flags.push_back({std::move(id), std::move(kind), std::move(evidence), std::move(advice)});
}

void judge(CellResult& result, const Evidence& evidence) {
  result.cache_state = prove_cache_state(result, evidence);
  judging::flag_origin(result, evidence);
  judging::flag_content(result, evidence);
  judging::flag_plausibility(result, evidence);
  judging::flag_sample(result, evidence);
  judging::flag_asynchrony(result, evidence);
  judging::flag_disturbance(result, evidence);
  judging::flag_steadiness(result);
  judging::flag_state(result, evidence);
  decide_validity(result, evidence);
}

}  // namespace merops
