#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace merops::test {

/// A zram device of its own, for tests that run as root; removed when destroyed.
class ZramDevice {
 public:
  /// Empty, or why none can be had here: a reason to skip.
  [[nodiscard]] static std::string unavailable();

  explicit ZramDevice(std::uint64_t bytes);  ///< throws when it cannot
  ZramDevice(const ZramDevice&) = delete;
  ZramDevice& operator=(const ZramDevice&) = delete;
  ~ZramDevice();
  [[nodiscard]] std::filesystem::path path() const { return "/dev/" + name(); }
  [[nodiscard]] std::string name() const { return "zram" + number_; }

 private:
  std::string number_;
};

/// Swapping to a device, begun with a swap header of its own and ended when destroyed.
class SwapOn {
 public:
  explicit SwapOn(std::filesystem::path device);  ///< throws when it cannot
  SwapOn(const SwapOn&) = delete;
  SwapOn& operator=(const SwapOn&) = delete;
  ~SwapOn();

 private:
  std::filesystem::path device_;
};

}  // namespace merops::test
