#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// An object of a JSON document, read strictly: what is there has the type that is asked for, or the Error names file
/// and key. A key that is absent or null is nothing. A value; copies share the document.
class JsonObject {
 public:
  /// `doing` begins the messages of all its errors: "reading /models/x/config.json".
  static JsonObject parse(std::string_view text, const std::string& doing);

  [[nodiscard]] bool has(std::string_view key) const;  ///< and it is not null
  [[nodiscard]] bool has_list(std::string_view key) const;
  [[nodiscard]] bool has_object(std::string_view key) const;
  [[nodiscard]] std::vector<std::string> keys() const;

  /// A whole number from 0 to 2^64 - 1.
  [[nodiscard]] std::optional<std::uint64_t> number(std::string_view key) const;
  [[nodiscard]] std::optional<std::int64_t> signed_number(std::string_view key) const;
  [[nodiscard]] std::optional<double> real(std::string_view key) const;  ///< whole ones too
  [[nodiscard]] std::optional<std::string> text(std::string_view key) const;
  [[nodiscard]] std::optional<std::vector<std::uint64_t>> numbers(std::string_view key) const;
  [[nodiscard]] std::optional<std::vector<std::string>> texts(std::string_view key) const;
  [[nodiscard]] JsonObject object(std::string_view key) const;                ///< Error where it is absent
  [[nodiscard]] std::vector<JsonObject> objects(std::string_view key) const;  ///< a list; Error where it is absent

  [[noreturn]] void refuse(const std::string& why) const;  ///< throws the Error
  /// "key \"text_config.num_experts\"", for messages.
  [[nodiscard]] std::string name_of(std::string_view key) const;

 private:
  JsonObject(std::shared_ptr<const void> value, std::string doing, std::string path);

  std::shared_ptr<const void> value_;  // nlohmann's value inside the shared document; its header stays in the .cpp
  std::string doing_, path_;
};

}  // namespace merops
