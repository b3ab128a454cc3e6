#include "backends/port_reader_windows.h"

#include "backends/direct_flag.h"
#include "backends/misalignment.h"
#include "core/host/clock.h"
#include "core/host/error_windows.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

/// The system has too many reads in flight, or no memory for one more.
bool has_no_room(DWORD error) {
  return error == ERROR_INVALID_USER_BUFFER || error == ERROR_NOT_ENOUGH_MEMORY || error == ERROR_NO_SYSTEM_RESOURCES ||
         error == ERROR_NOT_ENOUGH_QUOTA || error == ERROR_WORKING_SET_QUOTA;
}

/// How a read ended that the port told of: the status in the structure, as an error number. No system call.
DWORD error_in(OVERLAPPED& read) {
  if (read.Internal == 0) return ERROR_SUCCESS;
  DWORD bytes = 0;
  return ::GetOverlappedResult(nullptr, &read, &bytes, FALSE) != FALSE ? ERROR_SUCCESS : ::GetLastError();
}

/// The port counts in milliseconds; a wait is never shorter than asked, unless nothing was asked.
DWORD milliseconds_of(std::uint64_t nanoseconds) {
  constexpr std::uint64_t kMost = INFINITE - 1;
  return static_cast<DWORD>(std::min((nanoseconds + 999'999) / 1'000'000, kMost));
}

}  // namespace

PortReader::PortReader(std::vector<FileHandle> files, std::unique_ptr<PortCalls> calls, std::uint64_t alignment,
                       const SlotMemory& memory, const ReaderOptions& options)
    : files_(std::move(files)),
      calls_(std::move(calls)),
      alignment_(alignment),
      parts_(memory, options, alignment),
      reads_(parts_.size()),
      told_(parts_.size()) {
  postponed_.reserve(parts_.size());
}

PortReader::~PortReader() {
  if (in_system_ == 0) return;
  for (const FileHandle& file : files_) calls_->cancel(file.handle());
  // What was cancelled still has to end: until then the system may write into the slots.
  while (in_system_ > 0) in_system_ -= static_cast<std::uint32_t>(calls_->wait(told_, INFINITE));
}

std::string PortReader::granted() const {
  bool skips = true;
  for (std::uint32_t file = 0; file < files_.size(); ++file) skips = skips && calls_->told_at_once(file);
  return fmt::format("completion-port{}, {}, alignment {}", skips ? " skipped-on-success" : "", direct_flag(),
                     alignment_);
}

DWORD PortReader::ask(std::uint32_t part) {
  const PartTable::Part& p = parts_[part];
  const std::uint64_t offset = p.progress.offset();
  reads_[part] = {};
  reads_[part].Offset = static_cast<DWORD>(offset);
  reads_[part].OffsetHigh = static_cast<DWORD>(offset >> 32U);
  const std::span<std::byte> to{p.next_memory(), static_cast<std::size_t>(p.progress.length())};
  return calls_->read(files_[p.target].handle(), to, reads_[part]);
}

void PortReader::start(std::uint32_t part) {
  for (bool again = true; again;) {
    const PartTable::Part& p = parts_[part];
    if (!is_aligned(p.progress.offset(), p.progress.length(), p.next_memory(), alignment_)) {
      return parts_.fail(part, misalignment(p.progress.offset(), p.progress.length(), p.next_memory(), alignment_));
    }
    const DWORD error = ask(part);
    if (error == ERROR_IO_PENDING || (error == ERROR_SUCCESS && !calls_->told_at_once(p.target))) {
      ++in_system_;
      return;
    }
    again = take(part, error);
  }
}

bool PortReader::take(std::uint32_t part, DWORD error) {
  if (has_no_room(error) && in_system_ > 0) {  // the end of another one makes room
    ++resubmitted_;
    postponed_.push_back(part);
    return false;
  }
  const bool ended = error == ERROR_HANDLE_EOF;
  if (error != ERROR_SUCCESS && error != ERROR_MORE_DATA && !ended) {
    parts_.fail(part, windows_error(error));
    return false;
  }
  const bool again = parts_.goes_on_after(part, ended ? 0 : reads_[part].InternalHigh);
  if (again) ++resubmitted_;
  return again;
}

void PortReader::submit(std::span<const Request> batch) {
  for (const Request& request : batch) {
    const PartTable::Range laid_out = parts_.lay_out(request);
    for (std::uint32_t i = 0; i < laid_out.count; ++i) start(laid_out.first + i);
  }
}

void PortReader::take_from_port(DWORD milliseconds) {
  const std::size_t ends = calls_->wait(told_, milliseconds);
  for (std::size_t i = 0; i < ends; ++i) {
    const std::uint32_t part = part_of(told_[i].lpOverlapped);
    --in_system_;
    if (take(part, error_in(reads_[part]))) start(part);
  }
  if (ends > 0) start_postponed();
}

void PortReader::start_postponed() {
  // Those that are postponed once more come behind the others; the last of all is asked for with nothing in flight.
  const std::size_t count = postponed_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t part = postponed_.front();
    postponed_.erase(postponed_.begin());
    start(part);
  }
}

std::size_t PortReader::reap(std::span<Completion> out, std::chrono::nanoseconds timeout) {
  // An end may complete no slot (a part of several, a read to be resumed), and must not make the wait longer.
  const auto longest = static_cast<std::uint64_t>(timeout.count());
  const std::uint64_t start_of_wait = now_ns();
  std::uint64_t waited = 0;
  while (parts_.ready() == 0 && in_system_ > 0 && !out.empty()) {
    take_from_port(milliseconds_of(longest - waited));
    waited = now_ns() - start_of_wait;
    if (waited >= longest) break;
  }
  return parts_.take_ready(out);
}

}  // namespace merops
