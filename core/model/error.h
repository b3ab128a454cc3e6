#pragma once

#include <exception>
#include <string>

namespace merops {

/// What could not be done, in words a stranger can act on. Thrown for bad input, devices, databases and rights; caught
/// once in main, or once per cell. `doing` is a phrase in the -ing form ("opening the store /x"), `why` the cause,
/// `hint` what to try (may be empty).
class Error : public std::exception {
 public:
  Error(std::string doing, std::string why, std::string hint = {});

  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }
  [[nodiscard]] const std::string& doing() const noexcept { return doing_; }
  [[nodiscard]] const std::string& why() const noexcept { return why_; }
  [[nodiscard]] const std::string& hint() const noexcept { return hint_; }

 private:
  std::string doing_, why_, hint_;
  std::string text_;  // "doing: why"
};

/// A usage error found after parsing (exit 2), as opposed to an Error (exit 1).
class UsageError : public Error {
 public:
  using Error::Error;
};

/// The user asked to stop (exit 130); what was finished is kept.
class Interrupted : public Error {
 public:
  using Error::Error;
};

}  // namespace merops
