#include "tests/backends/fake_port_windows.h"

#include <algorithm>
#include <stdexcept>

namespace merops::test {
namespace {

constexpr std::uint32_t kCancelled = 0xC0000120;  // STATUS_CANCELLED

void fill(const FakeRead& read, std::uint64_t bytes) {
  for (std::uint64_t i = 0; i < bytes; ++i) read.to[i] = FakePort::content(read.offset + i);
  read.read->Internal = 0;
  read.read->InternalHigh = bytes;
}

}  // namespace

DWORD FakePort::read(HANDLE /*file*/, std::span<std::byte> to, OVERLAPPED& read) {
  const std::size_t number = started_.size();
  started_.push_back({to, std::uint64_t{read.OffsetHigh} << 32U | read.Offset, &read});
  FakeAnswer answer;
  if (!next_.empty()) {
    answer = next_.front();
    next_.pop_front();
  }
  if (answer.error == ERROR_IO_PENDING) {
    read.Internal = STATUS_PENDING;
    pending_.push_back(number);
  } else if (answer.error == ERROR_SUCCESS) {
    fill(started_.back(), answer.bytes);
    if (!told_at_once_) {
      pending_.push_back(number);
      end(number, 0, answer.bytes);
    }
  }
  return answer.error;
}

void FakePort::finish(std::size_t number, std::uint64_t bytes) {
  fill(started_.at(number), bytes);
  end(number, 0, bytes);
}

void FakePort::fail(std::size_t number, std::uint32_t status) { end(number, status, 0); }

void FakePort::end(std::size_t number, std::uint32_t status, std::uint64_t bytes) {
  if (std::erase(pending_, number) != 1) throw std::logic_error("a read ends that is not pending");
  OVERLAPPED& read = *started_.at(number).read;
  read.Internal = status;
  read.InternalHigh = bytes;
  OVERLAPPED_ENTRY entry{};
  entry.lpOverlapped = &read;
  entry.dwNumberOfBytesTransferred = static_cast<DWORD>(bytes);
  to_tell_.push_back(entry);
}

std::size_t FakePort::wait(std::span<OVERLAPPED_ENTRY> out, DWORD milliseconds) {
  waits_.push_back(milliseconds);
  if (to_tell_.empty() && milliseconds == INFINITE) throw std::logic_error("it would wait for ever");
  const std::size_t count = std::min(out.size(), to_tell_.size());
  std::copy_n(to_tell_.begin(), count, out.begin());
  to_tell_.erase(to_tell_.begin(), to_tell_.begin() + static_cast<std::ptrdiff_t>(count));
  return count;
}

void FakePort::cancel(HANDLE /*file*/) {
  if (when_cancelled) when_cancelled();
  while (!pending_.empty()) end(pending_.front(), kCancelled, 0);
}

}  // namespace merops::test
