#include "backends/registry.h"

namespace merops {

const Backend* find_backend(std::span<const Backend> table, std::string_view name) {
  for (const Backend& row : table) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

std::span<const std::string_view> reader_names() {
  static constexpr std::string_view kNames[] = {
      "io_uring-fixed",
      "io_uring",
      "iocp",
      "raw",
      "nvme-passthrough",
      "nvme-passthrough-poll",
      "flat-direct",
      "direct-inplace",
      "direct-bounce",
      "buffered",
      "mmap",
      "null",
  };
  return kNames;
}

}  // namespace merops
