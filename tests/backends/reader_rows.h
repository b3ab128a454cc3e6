#pragma once

#include "backends/registry.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
inline void PrintTo(const Backend& row, std::ostream* out) { *out << row.name; }
}  // namespace merops

namespace merops::test {

[[nodiscard]] inline std::vector<Backend> rows_that(bool (*fit)(const Backend&)) {
  std::vector<Backend> rows;
  std::copy_if(backends().begin(), backends().end(), std::back_inserter(rows), fit);
  return rows;
}

/// Empty, or why the row cannot be used on this machine: a reason to skip.
[[nodiscard]] inline std::string why_unavailable(const Backend& row) {
  return row.unavailable == nullptr ? std::string() : row.unavailable();
}

[[nodiscard]] inline std::string name_in_tests(const Backend& row) {
  std::string name(row.name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
[[nodiscard]] inline std::string name_of_row(const testing::TestParamInfo<Backend>& row) {
  return name_in_tests(row.param);
}

}  // namespace merops::test
