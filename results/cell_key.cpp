#include "results/cell_key.h"

#include <algorithm>

namespace merops {
namespace {

template <class Fields>
auto find(Fields& fields, std::string_view name) {
  return std::find_if(fields.begin(), fields.end(), [name](const auto& field) { return field.first == name; });
}

}  // namespace

CellKey::CellKey(std::string_view text) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) continue;
    fields_.emplace_back(part.substr(0, equals), part.substr(equals + 1));
  }
}

std::string_view CellKey::field(std::string_view name) const {
  const auto found = find(fields_, name);
  return found == fields_.end() ? std::string_view() : std::string_view(found->second);
}

void CellKey::set(std::string_view name, std::string value) {
  const auto found = find(fields_, name);
  if (found != fields_.end()) found->second = std::move(value);
}

void CellKey::remove(std::string_view name) {
  std::erase_if(fields_, [name](const auto& field) { return field.first == name; });
}

std::string CellKey::text() const {
  std::string text;
  for (const auto& [name, value] : fields_) text += (text.empty() ? "" : " ") + name + "=" + value;
  return text;
}

std::vector<FieldDifference> differing_fields(const CellKey& a, const CellKey& b) {
  std::vector<FieldDifference> differences;
  for (const auto& [name, value] : a.fields()) {
    if (const std::string_view other = b.field(name); other != value) {
      differences.push_back({name, value, std::string(other)});
    }
  }
  for (const auto& [name, value] : b.fields()) {
    if (a.field(name).empty()) differences.push_back({name, {}, value});
  }
  return differences;
}

}  // namespace merops
