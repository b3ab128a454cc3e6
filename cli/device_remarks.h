#pragma once

#include "cli/listed_device.h"

#include <string>
#include <vector>

namespace merops {

/// What a device tells of itself beyond its row of the table, a line each: identity, driver and queues; its own state.
[[nodiscard]] std::vector<std::string> device_details(const ListedDevice& device);

/// What a user has to know before measuring it, a line each. `all` is the list it is from.
[[nodiscard]] std::vector<std::string> device_remarks(const ListedDevice& device, ListedDevices all);

}  // namespace merops
