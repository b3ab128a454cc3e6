#include "core/host/raw_device.h"

namespace merops {

bool names_device(const RawDevice& device, std::string_view word) {
  if (word.empty()) return false;
  if (word == device.name || word == device.path.string()) return true;
  return device.serial_is_unique && word == device.serial;
}

}  // namespace merops
