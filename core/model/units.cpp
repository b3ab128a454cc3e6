#include "core/model/units.h"

#include "core/model/error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

#include <fmt/format.h>

namespace merops {
namespace {

struct Unit {
  std::string_view name;
  std::uint64_t size;
};

constexpr std::array<Unit, 10> kByteUnits{{{"", 1},
                                           {"B", 1},
                                           {"kB", 1'000},
                                           {"MB", 1'000'000},
                                           {"GB", 1'000'000'000},
                                           {"TB", 1'000'000'000'000},
                                           {"KiB", 1ULL << 10},
                                           {"MiB", 1ULL << 20},
                                           {"GiB", 1ULL << 30},
                                           {"TiB", 1ULL << 40}}};
constexpr std::array<Unit, 7> kTimeUnits{{{"", 1'000'000'000},
                                          {"ns", 1},
                                          {"us", 1'000},
                                          {"ms", 1'000'000},
                                          {"s", 1'000'000'000},
                                          {"m", 60'000'000'000},
                                          {"h", 3'600'000'000'000}}};

char lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

bool same_word(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

const Unit* find_unit(std::span<const Unit> units, std::string_view name) {
  const auto found =
      std::find_if(units.begin(), units.end(), [name](const Unit& unit) { return same_word(unit.name, name); });
  return found == units.end() ? nullptr : &*found;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// What a size or a time is called, and an example of how it is written.
struct Quantity {
  std::string_view name, example;
  std::span<const Unit> units;
};

/// Whole numbers exactly, fractions to the nearest unit of one.
std::uint64_t parse(std::string_view text, const Quantity& quantity) {
  const auto refuse = [&](std::string_view why) {
    return UsageError(fmt::format("reading a {}", quantity.name), fmt::format("'{}' {}", text, why),
                      fmt::format("A {} is written like {}.", quantity.name, quantity.example));
  };
  const std::string_view body = trimmed(text);
  const auto number_end = std::min(body.find_first_not_of("0123456789."), body.size());
  const std::string_view number = body.substr(0, number_end);
  const Unit* unit = find_unit(quantity.units, trimmed(body.substr(number_end)));
  if (number.empty() || unit == nullptr) throw refuse("is not one");

  const char* const end = number.data() + number.size();
  std::uint64_t whole = 0;
  if (const auto [stop, error] = std::from_chars(number.data(), end, whole); stop == end) {
    if (error != std::errc{} || whole > std::numeric_limits<std::uint64_t>::max() / unit->size)
      throw refuse("is too large");
    return whole * unit->size;
  }
  double fraction = 0;
  if (const auto [stop, error] = std::from_chars(number.data(), end, fraction, std::chars_format::fixed);
      stop != end || error != std::errc{}) {
    throw refuse("is not one");
  }
  const double value = std::round(fraction * static_cast<double>(unit->size));
  if (value >= 0x1p64) throw refuse("is too large");
  return static_cast<std::uint64_t>(value);
}

/// Three significant digits of a value from 1 to below 1000.
std::string three_digits(double value) {
  if (value < 9.995) return fmt::format("{:.2f}", value);
  if (value < 99.95) return fmt::format("{:.1f}", value);
  return fmt::format("{:.0f}", value);
}

/// In the largest of the units, each a thousand times the one before, that leaves at least 1 after rounding.
std::string scaled(std::uint64_t value, std::span<const std::string_view> units) {
  if (value < 1000) return fmt::format("{} {}", value, units.front());
  auto amount = static_cast<double>(value);
  std::size_t unit = 0;
  while (amount >= 999.5 && unit + 1 < units.size()) {
    amount /= 1000;
    ++unit;
  }
  return fmt::format("{} {}", three_digits(amount), units[unit]);
}

}  // namespace

std::uint64_t parse_bytes(std::string_view text) {
  return parse(text, {"size", "4096, 64KiB, 1.5GB or 2MB", kByteUnits});
}

std::uint64_t parse_duration(std::string_view text) {
  return parse(text, {"time", "500ms, 30s, 2m or 1h", kTimeUnits});
}

std::string format_bytes(std::uint64_t bytes) {
  static constexpr std::array<std::string_view, 6> kUnits{"B", "kB", "MB", "GB", "TB", "PB"};
  return scaled(bytes, kUnits);
}

std::string format_count(std::uint64_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t left = digits.size(); left > 3;) digits.insert(left -= 3, ",");
  return digits;
}

std::string format_duration(std::uint64_t nanoseconds) {
  static constexpr std::array<std::string_view, 4> kUnits{"ns", "us", "ms", "s"};
  constexpr std::uint64_t kSecond = 1'000'000'000;
  if (nanoseconds < 100 * kSecond) return scaled(nanoseconds, kUnits);
  const std::uint64_t seconds = (nanoseconds + kSecond / 2) / kSecond;
  if (seconds < 3600) return fmt::format("{} min {} s", seconds / 60, seconds % 60);
  const std::uint64_t minutes = (seconds + 30) / 60;
  return fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string format_rate(double rate) {
  if (!(rate > 0)) return "0";
  if (rate < 0.995) return fmt::format("{:.3g}", rate);
  if (rate < 999.5) return three_digits(rate);
  return rate < 0x1p63 ? format_count(static_cast<std::uint64_t>(std::llround(rate))) : fmt::format("{:.3g}", rate);
}

double mb_per_s(std::uint64_t bytes, std::uint64_t nanoseconds) {
  return nanoseconds == 0 ? 0 : static_cast<double>(bytes) * 1e3 / static_cast<double>(nanoseconds);
}

}  // namespace merops
