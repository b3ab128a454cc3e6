#pragma once

#include "core/model/error.h"

#include <filesystem>
#include <string>
#include <system_error>

namespace merops {

/// A Windows error number (GetLastError) as an error_code of a category of ours, "windows", whose message() is
/// words_of_error().
[[nodiscard]] std::error_code windows_error(unsigned long number);

/// What Windows says of an error number, in one line of UTF-8 without a full stop, with the number: "Access is denied
/// (Windows error 5)".
[[nodiscard]] std::string words_of_error(unsigned long number);

/// What a user can try: check the spelling, the rights; empty where there is nothing to say.
[[nodiscard]] std::string hint_of_error(unsigned long number);

/// Error with both: doing what, why, what to try.
[[nodiscard]] Error error_of(const std::string& doing, unsigned long number);

}  // namespace merops
