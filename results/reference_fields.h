#pragma once

#include "core/model/error.h"
#include "core/model/json_object.h"
#include "core/model/source.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Keys of a reference catalogue, read strictly: what is wrong is an Error naming the key.
namespace merops::reference_fields {

inline constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();

[[noreturn]] void refuse(const JsonObject& row, const char* key, const std::string& why);
void need_known_keys(const JsonObject& row, std::initializer_list<std::string_view> known);

[[nodiscard]] std::string need_text(const JsonObject& row, const char* key);
[[nodiscard]] std::string optional_text(const JsonObject& row, const char* key);
[[nodiscard]] std::vector<std::string> need_texts(const JsonObject& row, const char* key);
[[nodiscard]] std::uint64_t need_whole(const JsonObject& row, const char* key, std::uint64_t most = kAny);
[[nodiscard]] std::optional<double> figure(const JsonObject& row, const char* key);  ///< above 0
[[nodiscard]] std::vector<SourceKind> need_kinds(const JsonObject& row);             ///< of the key "kinds"
[[nodiscard]] std::string need_transport(const JsonObject& row, const char* key);    ///< one that devices have

/// The value of a name; `text` is what `key` holds.
template <class Parse>
[[nodiscard]] auto named(const JsonObject& row, const char* key, const std::string& text, const Parse& parse) {
  try {
    return parse(text);
  } catch (const UsageError& error) {
    refuse(row, key, "is \"" + text + "\", not " + error.hint());
  }
}

}  // namespace merops::reference_fields
