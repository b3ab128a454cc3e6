#include "backends/completion_port_windows.h"
#include "backends/port_reader_windows.h"
#include "backends/rows.h"
#include "backends/target_files.h"
#include "core/host/error_windows.h"
#include "core/host/open_file_windows.h"

#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

/// As many as one call of the port may tell of for experts in several pieces.
constexpr std::uint32_t kMostDepth = 4096;

FileHandle open_overlapped(const std::filesystem::path& path) {
  FileHandle file = open_with_flags(path, FILE_FLAG_OVERLAPPED | FILE_FLAG_NO_BUFFERING);
  if (!file) throw error_of(fmt::format("opening {} for asynchronous direct reads", path.string()), ::GetLastError());
  return file;
}

std::unique_ptr<Reader> open_iocp(std::span<const Target> targets, const SlotMemory& memory,
                                  const ReaderOptions& options) {
  // First as the synchronous readers do, which looks at what it is and says what is wrong with it.
  TargetFiles opened = open_targets(targets, Access::direct);
  require_aligned(memory, opened.alignment);
  for (std::size_t i = 0; i < targets.size(); ++i) opened.files[i] = open_overlapped(targets[i].path);
  auto port = std::make_unique<CompletionPort>(opened.files);
  return std::make_unique<PortReader>(std::move(opened.files), std::move(port), opened.alignment, memory, options);
}

}  // namespace

Backend iocp_row() {
  return {.name = "iocp",
          .summary = "asynchronous direct reads through one completion port",
          .max_depth = kMostDepth,
          .direct = true,
          .open = open_iocp};
}

Backend raw_row() {
  return {.name = "raw",
          .summary = "asynchronous direct reads of a disk or volume, opened read-only",
          .max_depth = kMostDepth,
          .accepts = {.files = false, .devices = true},
          .needs = {.aligned_experts = true},
          .direct = true,
          .open = open_iocp};
}

}  // namespace merops
