#include "results/reference.h"

#include "core/model/enum_names.h"
#include "results/embedded.h"

namespace merops {
namespace {

constexpr EnumName<Regime> kRegimes[] = {{Regime::direct, "direct"},
                                         {Regime::buffered_cold, "buffered-cold"},
                                         {Regime::buffered_warm, "buffered-warm"},
                                         {Regime::buffered_unknown, "buffered-unknown"}};

}  // namespace

std::string_view to_string(Regime regime) { return name_in<Regime>(kRegimes, regime); }
Regime parse_regime(std::string_view text) { return value_in<Regime>(kRegimes, text, "regime"); }

const ReferenceCatalogue& reference_catalogue() {
  static const ReferenceCatalogue catalogue = read_reference(embedded::reference(), "built in");
  return catalogue;
}

}  // namespace merops
