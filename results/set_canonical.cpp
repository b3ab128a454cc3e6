#include "results/set_canonical.h"

#include "core/model/sha256.h"

#include <array>
#include <charconv>
#include <cmath>
#include <span>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::json;  // its objects are sorted by the bytes of their keys, which is by code points

/// The digits and the place of the decimal point: 0.digits x 10^point.
struct Decimal {
  bool negative = false;
  std::string digits{};
  int point = 0;
};

/// The fewest digits that read back as this number.
Decimal shortest(double value) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific).ptr;
  const std::string_view all(text.data(), static_cast<std::size_t>(end - text.data()));
  const std::size_t e = all.find('e');
  Decimal decimal;
  decimal.negative = all.front() == '-';
  for (const char c : all.substr(0, e)) {
    if (c >= '0' && c <= '9') decimal.digits += c;
  }
  const std::string_view exponent = all.substr(e + (all[e + 1] == '+' ? 2 : 1));
  std::from_chars(exponent.data(), exponent.data() + exponent.size(), decimal.point);
  ++decimal.point;
  return decimal;
}

std::string with_exponent(const Decimal& decimal) {
  const std::string rest = decimal.digits.size() > 1 ? "." + decimal.digits.substr(1) : "";
  const int exponent = decimal.point - 1;
  return fmt::format("{}{}e{}{:02}", decimal.digits.front(), rest, exponent < 0 ? '-' : '+', std::abs(exponent));
}

std::string without_exponent(const Decimal& decimal) {
  const int count = static_cast<int>(decimal.digits.size());
  if (decimal.point <= 0) return "0." + std::string(static_cast<std::size_t>(-decimal.point), '0') + decimal.digits;
  if (decimal.point >= count) {
    return decimal.digits + std::string(static_cast<std::size_t>(decimal.point - count), '0') + ".0";
  }
  const auto point = static_cast<std::size_t>(decimal.point);
  return decimal.digits.substr(0, point) + "." + decimal.digits.substr(point);
}

void append(std::string& out, const Json& json);

void append_object(std::string& out, const Json& object) {
  char separator = '{';
  for (const auto& [key, value] : object.items()) {
    out += separator;
    append(out, key);
    out += ':';
    append(out, value);
    separator = ',';
  }
  out += object.empty() ? "{}" : "}";
}

void append_array(std::string& out, const Json& array) {
  char separator = '[';
  for (const Json& value : array) {
    out += separator;
    append(out, value);
    separator = ',';
  }
  out += array.empty() ? "[]" : "]";
}

void append(std::string& out, const Json& json) {
  if (json.is_object()) {
    append_object(out, json);
  } else if (json.is_array()) {
    append_array(out, json);
  } else if (json.is_number_float()) {
    out += canonical_number(json.get<double>());
  } else {
    out += json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
}

}  // namespace

std::string canonical_number(double value) {
  if (value == 0) return std::signbit(value) ? "-0.0" : "0.0";
  const Decimal decimal = shortest(value);
  const bool short_enough = decimal.point > -4 && decimal.point <= 16;  // Python's bounds
  return (decimal.negative ? "-" : "") + (short_enough ? without_exponent(decimal) : with_exponent(decimal));
}

std::string canonical_json(std::string_view json) {
  std::string out;
  append(out, Json::parse(json.begin(), json.end()));
  return out;
}

std::string digest_of(std::string_view text) {
  return to_hex(sha256(std::as_bytes(std::span(text.data(), text.size()))));
}

}  // namespace merops
