#include "core/model/judgement_flags.h"

#include <fmt/format.h>

namespace merops {
namespace {

using judging::add_flag;

constexpr double kSplitLimit = 1.25;
constexpr double kDepthShare = 0.75;

}  // namespace

void judging::flag_asynchrony(CellResult& result, const Evidence& evidence) {
  const Measurement& m = result.measurement;
  if (evidence.asynchronous && m.cost.worker_threads > 0) {
    add_flag(result, "not-asynchronous", "asynchrony",
             fmt::format("{} worker threads of the kernel served the reads", m.cost.worker_threads),
             "the device or file system cannot start these reads without blocking; compare with flat-direct");
  }
  if (m.mean_in_flight < kDepthShare * result.cell.depth && evidence.touches_storage && !evidence.bytes_checked) {
    add_flag(result, "depth-not-reached", "asynchrony",
             fmt::format("{:.1f} reads in flight on average, {} asked for", m.mean_in_flight, result.cell.depth),
             "the reads complete faster than they are started, or block while they are");
  }
  if (m.split_ratio && *m.split_ratio > kSplitLimit && evidence.direct) {
    add_flag(result, "requests-split", "asynchrony",
             fmt::format("{:.1f} device requests a read, {:.2f} times the fewest possible",
                         m.requests_per_read.value_or(0), *m.split_ratio),
             result.effective.pages == PageKind::small
                 ? "small pages split large reads: take --pages thp or hugetlb"
                 : "the device takes no larger requests, or others used it: the count is the device's");
  }
}

}  // namespace merops
