#pragma once

#include "backends/part_table.h"
#include "backends/port_calls_windows.h"
#include "core/host/open_file.h"
#include "core/host/reader.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace merops {

/// Overlapped reads of files that were opened for them, through one completion port. Reads start in submit, since a
/// call of the system starts just one. A read may end in the call that started it or be told by the port, well or not,
/// and both in any order; the memory is not let go before every read has ended.
class PortReader final : public Reader {
 public:
  /// `calls` belongs to these files. `alignment` is what direct reads of any of them need.
  PortReader(std::vector<FileHandle> files, std::unique_ptr<PortCalls> calls, std::uint64_t alignment,
             const SlotMemory& memory, const ReaderOptions& options);
  ~PortReader() override;
  PortReader(const PortReader&) = delete;
  PortReader& operator=(const PortReader&) = delete;

  void submit(std::span<const Request> batch) override;
  std::size_t reap(std::span<Completion> out, std::chrono::nanoseconds timeout) override;
  [[nodiscard]] std::span<const std::span<const std::byte>> pieces(std::uint32_t slot) const override {
    return parts_.pieces(slot);
  }
  [[nodiscard]] std::uint64_t alignment() const override { return alignment_; }
  [[nodiscard]] std::string granted() const override;
  [[nodiscard]] std::uint64_t resubmitted() const override { return resubmitted_; }

 private:
  void start(std::uint32_t part);
  [[nodiscard]] DWORD ask(std::uint32_t part);
  /// Takes the end of a read; true when it has to be started again at once.
  [[nodiscard]] bool take(std::uint32_t part, DWORD error);
  void take_from_port(DWORD milliseconds);
  void start_postponed();
  [[nodiscard]] std::uint32_t part_of(const OVERLAPPED* read) const {
    return static_cast<std::uint32_t>(read - reads_.data());
  }

  std::vector<FileHandle> files_;
  std::unique_ptr<PortCalls> calls_;
  std::uint64_t alignment_;
  PartTable parts_;
  std::vector<OVERLAPPED> reads_;         // of each part
  std::vector<OVERLAPPED_ENTRY> told_;    // room for what the port tells at once
  std::vector<std::uint32_t> postponed_;  // parts that the system had no room for
  std::uint32_t in_system_ = 0;           // reads whose end the port is going to tell
  std::uint64_t resubmitted_ = 0;
};

}  // namespace merops
