#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include <linux/fiemap.h>

namespace merops {

/// The kernel's question where a file's bytes lie (FS_IOC_FIEMAP), with room for its answer.
class ExtentQuery {
 public:
  /// Asks for the extents from `offset` on that begin before `end`, some hundred at once; dirty pages are written back
  /// before. False with errno where the file system does not tell.
  [[nodiscard]] bool ask(int fd, std::uint64_t offset, std::uint64_t end);
  /// In the order of their offsets. Valid until asked again.
  [[nodiscard]] std::span<const fiemap_extent> answer() const;
  /// Nothing comes behind the last answer.
  [[nodiscard]] bool is_last() const;

 private:
  [[nodiscard]] fiemap* head() const { return reinterpret_cast<fiemap*>(room_.get()); }
  static constexpr std::uint32_t kBatch = 256;  // extents asked for at once
  static constexpr std::size_t kBytes = sizeof(fiemap) + kBatch * sizeof(fiemap_extent);
  std::unique_ptr<std::uint64_t[]> room_ = std::make_unique<std::uint64_t[]>(kBytes / sizeof(std::uint64_t) + 1);
};

}  // namespace merops
