#pragma once

#include <cstdint>
#include <string>

struct io_uring;

namespace merops {

/// Sets up a ring for one thread with the best flags the kernel grants, trying them in this order: single issuer with
/// deferred task work, cooperative task work, none; `needed` flags (IORING_SETUP_...) come with each. Returns the flags
/// granted in stable words, or throws Error with the cause told apart (old kernel, forbidden by sysctl or container
/// policy, memory limit) and the remedy.
std::string set_up_ring(io_uring& ring, unsigned entries, unsigned needed = 0);

/// Empty, or why io_uring cannot be used here, with the remedy.
[[nodiscard]] std::string why_no_ring();

/// The same for a ring that needs these flags (IORING_SETUP_...) and whose entries are of this kind (IORING_OP_...).
[[nodiscard]] std::string why_no_ring(unsigned needed, int operation);

/// The cause and the remedy of a refused set-up or registration, in words. `error` is a positive errno.
[[nodiscard]] std::string ring_refusal(int error);

}  // namespace merops
