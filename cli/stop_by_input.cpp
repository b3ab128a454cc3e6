#include "cli/stop_by_input.h"

#include "cli/standard_input.h"
#include "cli/stop_signals.h"

#include <algorithm>
#include <array>
#include <span>
#include <thread>

namespace merops {
namespace {

void wait_for_lines() {
  std::array<char, 256> bytes{};
  while (const std::size_t count = read_standard_input(bytes)) {
    const auto read = std::span(bytes).first(count);
    for (auto lines = std::count(read.begin(), read.end(), '\n'); lines > 0; --lines) ask_to_stop();
  }
  ask_to_stop_once();
}

}  // namespace

void watch_standard_input_for_stop() { std::thread(wait_for_lines).detach(); }

}  // namespace merops
