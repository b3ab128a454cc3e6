#include "core/engine/device_loss.h"

namespace merops {
namespace {

constexpr std::chrono::milliseconds kStep{50};
constexpr int kSteps = 20;

}  // namespace

// ENODATA is what Linux makes of an NVMe disk's unrecovered read; EINVAL is of the request, EAGAIN and ENOMEM of the
// system.
bool may_mean_loss(std::error_code error) {
  return error != std::errc::no_message_available && error != std::errc::invalid_argument &&
         error != std::errc::not_enough_memory && error != std::errc::resource_unavailable_try_again;
}

std::string wait_for_loss(const std::function<std::string()>& why_gone,
                          const std::function<void(std::chrono::milliseconds)>& pause) {
  std::string why = why_gone();
  for (int step = 0; why.empty() && step < kSteps; ++step) {
    pause(kStep);
    why = why_gone();
  }
  return why;
}

}  // namespace merops
