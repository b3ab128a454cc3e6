#include "core/host/clock.h"

#include <algorithm>
#include <array>

namespace merops {

double clock_read_cost_ns() {
  constexpr int kReadings = 1000;
  std::array<double, 11> costs{};
  for (double& cost : costs) {
    const std::uint64_t begin = now_ns();
    for (int i = 0; i < kReadings; ++i) static_cast<void>(now_ns());
    cost = static_cast<double>(now_ns() - begin) / (kReadings + 1);
  }
  std::nth_element(costs.begin(), costs.begin() + costs.size() / 2, costs.end());
  return costs[costs.size() / 2];
}

}  // namespace merops
