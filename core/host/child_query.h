#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace merops {

/// What came back from one who was asked.
struct ChildAnswer {
  std::optional<std::string> text{};  ///< absent: it threw, crashed, said too much, was late, or could not be started
  bool timed_out = false;
};

/// Runs `ask` where it may hang, for calls that the system may never come back from: not the caller hangs. Returns once
/// it has ended, or shortly after the time-out. Since it may outlive this call, `ask` owns all it uses (captures by
/// value) and changes nothing outside; it may allocate, but takes no lock that another thread could hold. Any thread;
/// never throws.
///
/// On Linux it runs in a forked copy of this process, which sees the memory as it was and no descriptor; its input and
/// output lead nowhere, and it outlives neither this process nor the thread that called. A late child is killed; one
/// that cannot die is left behind and collected by a later call. Not while reads are in flight: copying a process marks
/// all its memory. On Windows it is a thread: the call that it waits in is cancelled when it is late, and where that
/// does not help the thread is left behind; it may take locks, and a crash in it is one of this process.
[[nodiscard]] ChildAnswer ask_child(const std::function<std::string()>& ask, std::chrono::milliseconds timeout,
                                    std::size_t most_bytes = 65'536);

}  // namespace merops
