#include "core/engine/round_watch.h"

#include "core/model/steady_state.h"
#include "core/model/units.h"

namespace merops {

bool RoundWatch::look(std::uint64_t now_ns, std::uint64_t bytes) {
  if (bytes == 0) return false;
  if (begun_ && now_ns - round_start_ns_ < round_ns_) return false;
  if (begun_) rounds_.push_back(mb_per_s(bytes - round_start_bytes_, now_ns - round_start_ns_));
  begun_ = true;
  round_start_ns_ = now_ns;
  round_start_bytes_ = bytes;
  return rounds_.size() >= kMostRounds || assessed().state == SteadyState::steady;
}

Steadiness RoundWatch::assessed() const { return assess_rounds(rounds_); }

}  // namespace merops
