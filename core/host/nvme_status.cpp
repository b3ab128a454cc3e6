#include "core/host/nvme_status.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr int kTypeAndCode = 0x7ff, kDoNotRetry = 0x4000;

struct Status {
  int number;
  std::string_view words;
};

/// NVM Express base specification, "Status Field Definition".
constexpr std::array kKnown{
    Status{0x001, "invalid command"},
    Status{0x002, "invalid field in the command"},
    Status{0x004, "data transfer error"},
    Status{0x005, "aborted: power loss"},
    Status{0x006, "internal error of the drive"},
    Status{0x007, "aborted on request"},
    Status{0x008, "aborted: its queue was deleted"},
    Status{0x00b, "invalid namespace or format"},
    Status{0x013, "invalid memory offset"},
    Status{0x020, "the namespace is write protected"},
    Status{0x022, "transient transport error"},
    Status{0x080, "blocks beyond the end of the namespace"},
    Status{0x081, "capacity exceeded"},
    Status{0x082, "the namespace is not ready"},
    Status{0x083, "reservation conflict"},
    Status{0x084, "a format is in progress"},
    Status{0x281, "unrecovered read error"},
    Status{0x282, "end-to-end guard check error"},
    Status{0x283, "end-to-end application tag check error"},
    Status{0x284, "end-to-end reference tag check error"},
    Status{0x286, "access denied"},
    Status{0x287, "deallocated or unwritten block"},
    Status{0x300, "internal path error"},
    Status{0x301, "the path is lost for good"},
    Status{0x302, "the path is inaccessible"},
    Status{0x303, "the path is in transition"},
    Status{0x360, "controller path error"},
    Status{0x370, "host path error"},
    Status{0x371, "aborted by the host"},
};

std::string_view type_of(int number) {
  constexpr std::array<std::string_view, 4> kTypes{"generic error", "error of this command", "media or data error",
                                                   "path error"};
  const auto type = static_cast<std::size_t>(number >> 8);
  return type < kTypes.size() ? kTypes.at(type) : std::string_view("vendor's error");
}

class NvmeCategory final : public std::error_category {
 public:
  [[nodiscard]] const char* name() const noexcept override { return "NVMe"; }
  [[nodiscard]] std::string message(int status) const override {
    const int number = status & kTypeAndCode;
    const auto known =
        std::find_if(kKnown.begin(), kKnown.end(), [number](const Status& row) { return row.number == number; });
    return fmt::format("{} (NVMe status {:#x}{})", known == kKnown.end() ? type_of(number) : known->words, status,
                       (status & kDoNotRetry) != 0 ? ", a retry would not help" : "");
  }
};

}  // namespace

std::error_code nvme_status(int status) {
  static const NvmeCategory category;
  return {status, category};
}

}  // namespace merops
