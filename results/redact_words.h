#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Names and numbers that tell whose machine it is: host, users, serial numbers. What is too short to mean one machine
/// (under three characters) or is the name of many ("localhost", "debian") is not taken for one.
class IdentityWords {
 public:
  void add(std::string_view word);
  /// A host's name, and its first label ("tower" of "tower.example.org").
  void add_host(std::string_view name);
  /// The text with "..." for each of them, wherever it stands as a word of its own, in upper or lower case.
  [[nodiscard]] std::string taken_out_of(std::string_view text) const;

 private:
  std::vector<std::string> words_{};  // in lower case, the longest first
};

}  // namespace merops
