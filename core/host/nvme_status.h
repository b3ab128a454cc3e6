#pragma once

#include <system_error>

namespace merops {

/// What an NVMe drive answered where it did not do what a command asked: its status of 15 bits as the kernel gives it
/// (code 7:0, type 10:8, retry delay 12:11, more 13, do not retry 14), kept as the error's value. The message names the
/// common ones.
[[nodiscard]] std::error_code nvme_status(int status);

}  // namespace merops
