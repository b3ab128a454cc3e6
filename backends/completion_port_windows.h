#pragma once

#include "backends/port_calls_windows.h"
#include "core/host/open_file.h"

#include <cstdint>
#include <span>
#include <vector>

namespace merops {

/// A completion port of its own for the files of one reader, which were opened for overlapped reads and outlive the
/// reads, not the port. Throws Error where the system refuses one.
class CompletionPort final : public PortCalls {
 public:
  explicit CompletionPort(std::span<const FileHandle> files);

  [[nodiscard]] DWORD read(HANDLE file, std::span<std::byte> to, OVERLAPPED& read) override;
  [[nodiscard]] std::size_t wait(std::span<OVERLAPPED_ENTRY> out, DWORD milliseconds) override;
  void cancel(HANDLE file) override;
  [[nodiscard]] bool told_at_once(std::uint32_t file) const override { return told_at_once_[file]; }

 private:
  FileHandle port_;
  std::vector<bool> told_at_once_;  // of each file: some systems below it may not know the mode
};

}  // namespace merops
