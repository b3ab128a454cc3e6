#include "backends/registry.h"

namespace merops {

const Backend* find_backend(std::span<const Backend> table, std::string_view name) {
  for (const Backend& row : table) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

}  // namespace merops
