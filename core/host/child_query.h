#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace merops {

/// What came back from a child.
struct ChildAnswer {
  std::optional<std::string> text{};  ///< absent: it threw, crashed, said too much, was late, or could not be started
  bool timed_out = false;
};

/// Runs `ask` in a forked copy of this process, for calls that may hang in the kernel beyond any signal: the copy
/// hangs, not the caller. Returns once the child has ended, or shortly after the time-out. A late child is killed; one
/// that cannot die is left behind and collected by a later call.
///
/// `ask` sees this process' memory as it was and none of its descriptors; input and output lead nowhere. It may
/// allocate, but take no lock that another thread could hold. The child outlives neither this process nor the thread
/// that called. Not while reads are in flight: copying a process marks all its memory. Any thread; never throws.
[[nodiscard]] ChildAnswer ask_child(const std::function<std::string()>& ask, std::chrono::milliseconds timeout,
                                    std::size_t most_bytes = 65'536);

}  // namespace merops
