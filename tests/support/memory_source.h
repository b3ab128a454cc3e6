#pragma once

#include "core/model/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace merops::test {

/// A ByteSource over bytes in memory; stands for a file, or for a block device.
class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::vector<std::byte> content, std::string name = "memory", bool device = false)
      : bytes(std::move(content)), name_(std::move(name)), device_(device) {}

  [[nodiscard]] std::uint64_t size() const override { return bytes.size(); }
  [[nodiscard]] const std::string& name() const override { return name_; }
  [[nodiscard]] bool is_device() const override { return device_; }
  void read(std::uint64_t offset, std::span<std::byte> out) const override;

  std::vector<std::byte> bytes;

 private:
  std::string name_;
  bool device_;
};

}  // namespace merops::test
