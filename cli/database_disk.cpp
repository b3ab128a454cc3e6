#include "cli/database_disk.h"

#include "core/engine/device_loss.h"
#include "core/host/device_facts.h"
#include "core/host/device_presence.h"
#include "core/model/error.h"

#include <thread>

namespace merops {

std::function<std::string()> loss_of_disk_below(const std::filesystem::path& database) {
  try {
    return [storage = storage_of(database)] {
      return wait_for_loss([&storage] { return why_gone(storage); },
                           [](std::chrono::milliseconds step) { std::this_thread::sleep_for(step); });
    };
  } catch (const Error&) {  // where it lies is not known: nor whether that is gone
    return {};
  }
}

}  // namespace merops
