#pragma once

#include "core/model/measurement.h"

#include <cstdint>
#include <vector>

namespace merops {

/// Cuts the window of a thorough cell into rounds as it goes, and says when its rate is steady or has had rounds
/// enough. Knows no clock: the times it is given may be virtual. One cell, one thread.
class RoundWatch {
 public:
  /// `round_ns`: how long a round lasts at least; it ends with the look that follows.
  explicit RoundWatch(std::uint64_t round_ns) : round_ns_(round_ns) {}

  /// `bytes`: payload completed in the window so far, 0 before it begins. True: no more rounds are needed.
  bool look(std::uint64_t now_ns, std::uint64_t bytes);
  /// Of the rounds that ended.
  [[nodiscard]] Steadiness assessed() const;

 private:
  std::uint64_t round_ns_;
  std::uint64_t round_start_ns_ = 0, round_start_bytes_ = 0;
  bool begun_ = false;
  std::vector<double> rounds_{};
};

}  // namespace merops
