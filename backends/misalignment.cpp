#include "backends/misalignment.h"

#include <array>
#include <bit>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

// An error is one number, so it holds all three: which of them, the alignment's power of two, the bytes beyond it.
constexpr unsigned kPowerAt = 20, kWhichAt = 26;
constexpr std::array<std::string_view, 3> kWhich{"offset", "length", "memory"};

class MisalignmentCategory final : public std::error_category {
 public:
  [[nodiscard]] const char* name() const noexcept override { return "merops alignment"; }
  [[nodiscard]] std::string message(int code) const override {
    const auto bits = static_cast<unsigned>(code);
    const unsigned beyond = bits & ((1U << kPowerAt) - 1);
    const unsigned alignment = 1U << ((bits >> kPowerAt) & 31U);
    return fmt::format("the read's {} is {} bytes off a multiple of {}", kWhich.at(bits >> kWhichAt), beyond,
                       alignment);
  }
};

}  // namespace

std::error_code misalignment(std::uint64_t offset, std::uint64_t length, const std::byte* memory,
                             std::uint64_t alignment) {
  static const MisalignmentCategory category;
  const std::array<std::uint64_t, 3> values{offset, length, reinterpret_cast<std::uintptr_t>(memory)};
  for (unsigned which = 0; which < values.size(); ++which) {
    const auto beyond = static_cast<unsigned>(values.at(which) & (alignment - 1));
    if (beyond == 0) continue;
    const auto power = static_cast<unsigned>(std::countr_zero(alignment));
    return {static_cast<int>(which << kWhichAt | power << kPowerAt | beyond), category};
  }
  return {};
}

}  // namespace merops
