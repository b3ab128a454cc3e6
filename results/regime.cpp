#include "results/regime.h"

#include "core/model/enum_names.h"
#include "core/model/facts.h"

#include <algorithm>

namespace merops {
namespace {

constexpr EnumName<Regime> kRegimes[] = {{Regime::direct, "direct"},
                                         {Regime::buffered_cold, "buffered-cold"},
                                         {Regime::buffered_warm, "buffered-warm"},
                                         {Regime::buffered_unknown, "buffered-unknown"}};
constexpr double kSizeFactor = 1.5;

}  // namespace

std::string_view to_string(Regime regime) { return name_in<Regime>(kRegimes, regime); }
Regime parse_regime(std::string_view text) { return value_in<Regime>(kRegimes, text, "regime"); }

std::optional<Regime> regime_of(CacheState state) {
  switch (state) {
    case CacheState::bypassed:
      return Regime::direct;
    case CacheState::cold:
      return Regime::buffered_cold;
    case CacheState::warm:
      return Regime::buffered_warm;
    case CacheState::pressed:
    case CacheState::memory:
    case CacheState::unverified:
      break;
  }
  return std::nullopt;
}

std::optional<Regime> regime_of(const CellResult& result) {
  if (result.state != CellState::measured || result.validity == Validity::invalid) return std::nullopt;
  return regime_of(result.cache_state);
}

double size_factor(std::uint64_t a, std::uint64_t b) {
  return static_cast<double>(std::max(a, b)) / static_cast<double>(std::min(a, b));
}

bool is_same_size(std::uint64_t a, std::uint64_t b) { return size_factor(a, b) <= kSizeFactor; }

std::string transport_of(const StorageFacts& storage) {
  const auto is_raid = [](const DeviceFacts& device) { return device.transport == "md"; };
  if (storage.leaves.size() > 1) {
    return std::any_of(storage.chain.begin(), storage.chain.end(), is_raid) ? "md" : "";
  }
  for (const DeviceFacts& device : storage.chain) {
    if (!storage.leaves.empty() && device.name == storage.leaves.front()) return device.transport;
  }
  return {};
}

}  // namespace merops
