#include "core/host/raw_device.h"
#include "core/model/error.h"

namespace merops {
namespace {

constexpr char kWhy[] = "Merops writes stores onto devices on Linux only; it reads them on Windows, too";

[[noreturn]] void refuse(const std::filesystem::path& path) {
  throw Error("writing the device " + path.string(), kWhy, "write the device on a Linux machine and attach it here");
}

}  // namespace

RawDevice find_raw_device(const std::filesystem::path& path, const SystemRoots&) { refuse(path); }

std::vector<Objection> objections_to(const RawDevice&, const IntendedImage&, const SystemRoots&) {
  return {{"system", kWhy, {}}};
}

std::unique_ptr<BlockAccess> open_exclusively(const RawDevice& device) { refuse(device.path); }

}  // namespace merops
