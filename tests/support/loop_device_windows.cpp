#include "tests/support/loop_device.h"

#include <stdexcept>

namespace merops::test {
namespace {

constexpr const char* kWhy = "Windows makes no disk of a file without a driver";

}  // namespace

std::string LoopDevice::unavailable() { return kWhy; }

LoopDevice::LoopDevice(const std::filesystem::path& /*file*/, const LoopOptions& /*options*/) {
  throw std::runtime_error(kWhy);
}

}  // namespace merops::test
