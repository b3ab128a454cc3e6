#pragma once

#include "cli/listed_device.h"
#include "cli/symbols.h"

#include <iosfwd>

namespace merops {

/// A table of the devices, what else each tells of itself, and what a user has to know before measuring it.
void print_devices(std::ostream& out, ListedDevices devices, const Symbols& symbols);

}  // namespace merops
