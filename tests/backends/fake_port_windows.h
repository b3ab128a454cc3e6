#pragma once

#include "backends/port_calls_windows.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <vector>

namespace merops::test {

/// A read that a FakePort was asked for.
struct FakeRead {
  std::span<std::byte> to{};
  std::uint64_t offset = 0;
  OVERLAPPED* read = nullptr;
};

/// How the call that starts a read answers.
struct FakeAnswer {
  DWORD error = ERROR_IO_PENDING;  ///< ERROR_SUCCESS: it is read at once, `bytes` of it
  std::uint64_t bytes = 0;
};

/// A completion port that answers as the test says: at once or later, in any order, with any end. Files are numbers to
/// it, and their bytes content(offset).
class FakePort final : public PortCalls {
 public:
  /// Whether the port leaves out what was read at once.
  explicit FakePort(bool told_at_once = true) : told_at_once_(told_at_once) {}

  [[nodiscard]] static std::byte content(std::uint64_t offset) {
    return static_cast<std::byte>(offset * 7 + offset / 251);
  }

  /// The calls that start the next reads answer so; later ones: the port will tell.
  void answer_next_starts_with(std::vector<FakeAnswer> answers) { next_.assign(answers.begin(), answers.end()); }
  [[nodiscard]] const std::vector<FakeRead>& started() const { return started_; }
  [[nodiscard]] std::size_t in_system() const { return pending_.size(); }
  /// Ends a pending read (numbered by its start) with so many bytes, or with a status of the system.
  void finish(std::size_t number, std::uint64_t bytes);
  void finish_whole(std::size_t number) { finish(number, started_.at(number).to.size()); }
  /// The same with all bytes, but nothing written: for memory that is not there.
  void finish_untouched(std::size_t number) { end(number, 0, started_.at(number).to.size()); }
  void fail(std::size_t number, std::uint32_t status);
  std::function<void()> when_cancelled{};  ///< called for each cancel, where it is set
  [[nodiscard]] const std::vector<DWORD>& waits() const { return waits_; }

  DWORD read(HANDLE file, std::span<std::byte> to, OVERLAPPED& read) override;
  std::size_t wait(std::span<OVERLAPPED_ENTRY> out, DWORD milliseconds) override;
  void cancel(HANDLE file) override;
  [[nodiscard]] bool told_at_once(std::uint32_t) const override { return told_at_once_; }

 private:
  void end(std::size_t number, std::uint32_t status, std::uint64_t bytes);

  bool told_at_once_;
  std::deque<FakeAnswer> next_;
  std::vector<FakeRead> started_;
  std::vector<std::size_t> pending_;  // numbers of reads whose end is still to be told
  std::deque<OVERLAPPED_ENTRY> to_tell_;
  std::vector<DWORD> waits_;
};

}  // namespace merops::test
