#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace merops {

/// A cell key (docs/results.md) taken apart: its fields in their order. A value.
class CellKey {
 public:
  explicit CellKey(std::string_view text);

  /// Empty where there is no such field.
  [[nodiscard]] std::string_view field(std::string_view name) const;
  /// Puts another value in the place of one that is there.
  void set(std::string_view name, std::string value);
  void remove(std::string_view name);
  [[nodiscard]] std::string text() const;
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& fields() const { return fields_; }

 private:
  std::vector<std::pair<std::string, std::string>> fields_;
};

/// A field in which two keys differ; empty on the side that lacks it.
struct FieldDifference {
  std::string name{}, a{}, b{};
  friend bool operator==(const FieldDifference&, const FieldDifference&) = default;
};
[[nodiscard]] std::vector<FieldDifference> differing_fields(const CellKey& a, const CellKey& b);

}  // namespace merops
