#include "core/model/enum_names.h"
#include "core/model/source.h"

namespace merops {
namespace {

constexpr EnumName<SourceKind> kSourceKinds[] = {{SourceKind::container, "container"},
                                                 {SourceKind::store, "store"},
                                                 {SourceKind::device_store, "store-on-device"},
                                                 {SourceKind::uniform, "uniform"}};

}  // namespace

std::string_view to_string(SourceKind kind) { return name_in<SourceKind>(kSourceKinds, kind); }
SourceKind parse_source_kind(std::string_view text) {
  return value_in<SourceKind>(kSourceKinds, text, "kind of source");
}

}  // namespace merops
