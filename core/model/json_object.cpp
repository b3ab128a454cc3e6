#include "core/model/json_object.h"

#include "core/model/error.h"
#include "core/model/json_fault.h"

#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;

const Json& json(const std::shared_ptr<const void>& value) { return *static_cast<const Json*>(value.get()); }

/// Null when the key is absent or its value null.
const Json* find(const std::shared_ptr<const void>& object, std::string_view key) {
  const auto found = json(object).find(key);
  return found == json(object).end() || found->is_null() ? nullptr : &*found;
}

std::string_view type_of(const Json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return "text";
  if (value.is_boolean()) return "true or false";
  if (value.is_number_unsigned()) return "a whole number";
  if (value.is_number_integer()) return "a negative number";
  if (value.is_number_float()) return "a number with a fraction or an exponent";
  return "null";
}

std::string refusal(const std::string& name, const Json& value, std::string_view expected) {
  return fmt::format("{} is {}, expected {}", name, type_of(value), expected);
}

}  // namespace

JsonObject::JsonObject(std::shared_ptr<const void> value, std::string doing, std::string path)
    : value_(std::move(value)), doing_(std::move(doing)), path_(std::move(path)) {}

JsonObject JsonObject::parse(std::string_view text, const std::string& doing) {
  if (const std::string fault = fault_of_json(text); !fault.empty()) throw Error(doing, fault);
  auto document = std::make_shared<const Json>(Json::parse(text.begin(), text.end()));
  if (!document->is_object()) throw Error(doing, fmt::format("it holds {}, expected an object", type_of(*document)));
  return {std::move(document), doing, {}};
}

void JsonObject::refuse(const std::string& why) const { throw Error(doing_, why); }

std::string JsonObject::name_of(std::string_view key) const { return fmt::format("key \"{}{}\"", path_, key); }

bool JsonObject::has(std::string_view key) const { return find(value_, key) != nullptr; }

bool JsonObject::has_list(std::string_view key) const {
  const Json* const value = find(value_, key);
  return value != nullptr && value->is_array();
}

bool JsonObject::has_object(std::string_view key) const {
  const Json* const value = find(value_, key);
  return value != nullptr && value->is_object();
}

std::vector<std::string> JsonObject::keys() const {
  std::vector<std::string> keys;
  for (const auto& member : json(value_).items()) keys.push_back(member.key());
  return keys;
}

std::optional<std::uint64_t> JsonObject::number(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_number_unsigned()) refuse(refusal(name_of(key), *value, "a whole number"));
  return value->get<std::uint64_t>();
}

std::optional<std::int64_t> JsonObject::signed_number(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_number_integer()) refuse(refusal(name_of(key), *value, "a whole number"));
  return value->get<std::int64_t>();
}

std::optional<double> JsonObject::real(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_number()) refuse(refusal(name_of(key), *value, "a number"));
  return value->get<double>();
}

std::optional<std::string> JsonObject::text(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_string()) refuse(refusal(name_of(key), *value, "text"));
  return value->get<std::string>();
}

std::optional<std::vector<std::uint64_t>> JsonObject::numbers(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_array()) refuse(refusal(name_of(key), *value, "a list of whole numbers"));
  std::vector<std::uint64_t> numbers;
  for (const Json& element : *value) {
    if (!element.is_number_unsigned())
      refuse(refusal(fmt::format("element {} of {}", numbers.size(), name_of(key)), element, "a whole number"));
    numbers.push_back(element.get<std::uint64_t>());
  }
  return numbers;
}

std::optional<std::vector<std::string>> JsonObject::texts(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_array()) refuse(refusal(name_of(key), *value, "a list of texts"));
  std::vector<std::string> texts;
  for (const Json& element : *value) {
    if (!element.is_string())
      refuse(refusal(fmt::format("element {} of {}", texts.size(), name_of(key)), element, "text"));
    texts.push_back(element.get<std::string>());
  }
  return texts;
}

JsonObject JsonObject::object(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) refuse(fmt::format("{} is missing", name_of(key)));
  if (!value->is_object()) refuse(refusal(name_of(key), *value, "an object"));
  return {std::shared_ptr<const void>(value_, value), doing_, fmt::format("{}{}.", path_, key)};
}

std::vector<JsonObject> JsonObject::objects(std::string_view key) const {
  const Json* const value = find(value_, key);
  if (value == nullptr) refuse(fmt::format("{} is missing", name_of(key)));
  if (!value->is_array()) refuse(refusal(name_of(key), *value, "a list of objects"));
  std::vector<JsonObject> objects;
  for (const Json& element : *value) {
    const std::string place = fmt::format("{}{}[{}]", path_, key, objects.size());
    if (!element.is_object()) refuse(refusal(place, element, "an object"));
    objects.push_back({std::shared_ptr<const void>(value_, &element), doing_, place + "."});
  }
  return objects;
}

}  // namespace merops
