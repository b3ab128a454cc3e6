#pragma once

#include <filesystem>
#include <string>

namespace merops {

/// How a disk is reached, from its kernel name and its resolved folder in sysfs; the words of DeviceFacts::transport.
[[nodiscard]] std::string transport_of(const std::string& name, const std::filesystem::path& folder);

/// The driver of the hardware or USB interface below a disk; empty where there is none. Drivers that only know what
/// kind of disk it is (sd, sr) are passed over.
[[nodiscard]] std::string driver_of(const std::filesystem::path& folder);

}  // namespace merops
