#pragma once

#include <gmock/gmock.h>

namespace merops::test {

/// A text with the system's words for a file that is not there, whichever system it is.
[[nodiscard]] inline auto says_it_is_missing() {
  using testing::HasSubstr;
  return testing::AnyOf(HasSubstr("No such file"), HasSubstr("not found"), HasSubstr("cannot find"));
}

}  // namespace merops::test
