#include "backends/uring_ring_linux.h"

#include "core/model/error.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <memory>
#include <system_error>

#include <liburing.h>

namespace merops {
namespace {

struct Wish {
  unsigned flags;
  const char* words;
};

constexpr std::array<Wish, 3> kWishes{{
    {IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN, "single-issuer deferred-task-work"},
    {IORING_SETUP_COOP_TASKRUN, "cooperative-task-work"},
    {0, "plain-ring"},
}};

std::string disabled_by_sysctl() {
  std::ifstream in("/proc/sys/kernel/io_uring_disabled");
  int level = 0;
  if (!(in >> level) || level == 0) return {};
  return "the system forbids io_uring (kernel.io_uring_disabled = " + std::to_string(level) +
         "); set it to 0, or join the group of kernel.io_uring_group";
}

}  // namespace

std::string ring_refusal(int error) {
  switch (error) {
    case ENOSYS:
      return "this kernel has no io_uring; Linux 5.11 or later is needed";
    case EPERM:
    case EACCES: {
      const std::string sysctl = disabled_by_sysctl();
      return sysctl.empty()
                 ? "io_uring is not permitted here (a container's or sandbox's policy); allow its system calls"
                 : sysctl;
    }
    case ENOMEM:
      return "the limit of locked memory is too small (ulimit -l); raise it, or use the reader io_uring, which "
             "registers no buffers";
    default:
      return std::error_code(error, std::generic_category()).message();
  }
}

std::string set_up_ring(io_uring& ring, unsigned entries, unsigned needed) {
  int error = 0;
  for (const Wish& wish : kWishes) {
    io_uring_params params{};
    params.flags = wish.flags | needed | IORING_SETUP_CLAMP;
    error = -io_uring_queue_init_params(entries, &ring, &params);
    if (error == 0) return wish.words;
    if (error != EINVAL) break;
  }
  throw Error("setting up an io_uring of " + std::to_string(entries) + " entries", ring_refusal(error),
              "choose another reader with --reader");
}

std::string why_no_ring() {
  io_uring ring{};
  const int error = -io_uring_queue_init(1, &ring, 0);
  if (error != 0) return ring_refusal(error);
  const bool waits_with_timeout = (ring.features & IORING_FEAT_EXT_ARG) != 0;
  io_uring_queue_exit(&ring);
  return waits_with_timeout ? "" : "this kernel's io_uring is too old; Linux 5.11 or later is needed";
}

std::string why_no_ring(unsigned needed, int operation) {
  if (std::string why = why_no_ring(); !why.empty()) return why;
  io_uring ring{};
  const int error = -io_uring_queue_init(1, &ring, needed);
  if (error == EINVAL) return "this kernel's io_uring is too old; Linux 6.1 or later is needed";
  if (error != 0) return ring_refusal(error);
  const std::unique_ptr<io_uring_probe, decltype(&io_uring_free_probe)> probe(io_uring_get_probe_ring(&ring),
                                                                              io_uring_free_probe);
  const bool supported = probe != nullptr && io_uring_opcode_supported(probe.get(), operation) != 0;
  io_uring_queue_exit(&ring);
  return supported ? "" : "this kernel's io_uring is too old; Linux 6.1 or later is needed";
}

}  // namespace merops
