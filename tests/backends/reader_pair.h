#pragma once

#include "tests/backends/known_source.h"
#include "tests/backends/reader_rows.h"

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace merops::test {

/// A row of the table of readers and a kind of source that it takes.
struct Pair {
  Backend row{};
  KnownKind kind = KnownKind::store;
};
inline void PrintTo(const Pair& pair, std::ostream* out) { *out << pair.row.name << " over " << to_string(pair.kind); }
/// "io_uring_fixed_over_container_4kn"
[[nodiscard]] std::string name_of(const testing::TestParamInfo<Pair>& pair);

/// Every row with every one of these kinds that it takes.
[[nodiscard]] std::vector<Pair> all_pairs(std::span<const KnownKind> kinds = kKnownKinds);
/// The same without the rows that read nothing, and so meet no errors.
[[nodiscard]] std::vector<Pair> pairs_that_touch_storage(std::span<const KnownKind> kinds = kKnownKinds);
/// Only the rows that go past the page cache.
[[nodiscard]] std::vector<Pair> direct_pairs(std::span<const KnownKind> kinds = kKnownKinds);

/// A test of such a pair; skipped, with the reason, where this machine lacks one of the two.
class ReaderPair : public testing::TestWithParam<Pair> {
 protected:
  void SetUp() override;
  [[nodiscard]] static const Backend& row() { return GetParam().row; }
  [[nodiscard]] KnownSource& source() { return *source_; }

 private:
  std::optional<KnownSource> source_;
};

}  // namespace merops::test
