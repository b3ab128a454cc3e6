#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace merops {

/// Bytes at offsets: a file, a block device, or a fake in a test. Everything that parses reads through it, so that
/// nothing above needs a path. `read` may be called from several threads at once.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  [[nodiscard]] virtual std::uint64_t size() const = 0;       ///< bytes
  [[nodiscard]] virtual const std::string& name() const = 0;  ///< for messages: a path, or what stands for one
  [[nodiscard]] virtual bool is_device() const = 0;           ///< a block device: may be larger than its content
  /// Fills all of `out` from `offset`; throws Error naming source, offset and cause when a byte is missing.
  virtual void read(std::uint64_t offset, std::span<std::byte> out) const = 0;
};

}  // namespace merops
