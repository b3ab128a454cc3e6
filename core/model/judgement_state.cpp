#include "core/model/judgement_flags.h"
#include "core/model/units.h"

#include <fmt/format.h>

namespace merops {

void judging::flag_state(CellResult& result, const Evidence& evidence) {
  const MachineFacts& machine = evidence.machine;
  if (!evidence.slow_link.empty() && evidence.touches_storage) {
    add_flag(result, "slow-link", "state", evidence.slow_link,
             "the link is slower than device and plug allow: try another port, slot or cable");
  }
  if (!machine.governor.empty() && machine.governor != "performance") {
    add_flag(
        result, "governor", "state", fmt::format("the processors' governor is {}", machine.governor),
        "clocks follow the load; for latencies that repeat: cpupower frequency-set -g performance (Windows: powercfg "
        "/setactive SCHEME_MIN)");
  }
  if (machine.on_battery.value_or(false)) {
    add_flag(result, "on-battery", "state", "the machine runs on its battery",
             "processors, links and drives save power: plug it in");
  }
  if (machine.load_1m > 1) {
    add_flag(result, "loaded", "state", fmt::format("the load was {:.1f} when the campaign began", machine.load_1m),
             "something else was running: stop it, and measure again");
  }
  if (machine.swap_used_bytes > 0) {
    add_flag(result, "swap-used", "state", fmt::format("{} of swap are in use", format_bytes(machine.swap_used_bytes)),
             "memory was short: pages may come and go on the very disk that is measured");
  }
}

}  // namespace merops
