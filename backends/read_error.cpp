#include "backends/read_error.h"

#include <string>

namespace merops {
namespace {

class ReadErrorCategory : public std::error_category {
 public:
  [[nodiscard]] const char* name() const noexcept override { return "merops read"; }
  [[nodiscard]] std::string message(int code) const override {
    switch (static_cast<ReadError>(code)) {
      case ReadError::ended_early:
        return "the data ends before the expert does (truncated, or the device went away)";
      case ReadError::slot_too_small:
        return "the expert does not fit into its slot of memory";
      case ReadError::not_aligned:
        return "the expert does not start on a block, or lies in pieces";
    }
    return "unknown read error";
  }
};

}  // namespace

std::error_code make_error_code(ReadError error) {
  static const ReadErrorCategory category;
  return {static_cast<int>(error), category};
}

}  // namespace merops
