#include "tests/backends/reader_pair.h"

#include <vector>

namespace merops::test {
namespace {

bool takes(const Backend& row, KnownKind kind) {
  if (row.past_block_layer != is_on_nvme(kind)) return false;
  const bool device = kind == KnownKind::device || kind == KnownKind::device_4kn || kind == KnownKind::nvme_namespace;
  const bool container =
      kind == KnownKind::container || kind == KnownKind::container_4kn || kind == KnownKind::nvme_container;
  if (!row.accepts.has(device ? TargetKind::block_device : TargetKind::file)) return false;
  return !(container && row.needs.aligned_experts);
}

std::string why_not_here(const Pair& pair) {
  std::string why = why_unavailable(pair.row);
  return why.empty() ? KnownSource::unavailable(pair.kind) : why;
}

}  // namespace

std::string name_of(const testing::TestParamInfo<Pair>& pair) {
  return name_in_tests(pair.param.row) + "_over_" + to_string(pair.param.kind);
}

std::vector<Pair> all_pairs(std::span<const KnownKind> kinds) {
  std::vector<Pair> pairs;
  for (const Backend& row : backends()) {
    for (const KnownKind kind : kinds) {
      if (takes(row, kind)) pairs.push_back({row, kind});
    }
  }
  return pairs;
}

std::vector<Pair> pairs_that_touch_storage(std::span<const KnownKind> kinds) {
  std::vector<Pair> pairs = all_pairs(kinds);
  std::erase_if(pairs, [](const Pair& pair) { return !pair.row.touches_storage; });
  return pairs;
}

std::vector<Pair> direct_pairs(std::span<const KnownKind> kinds) {
  std::vector<Pair> pairs = all_pairs(kinds);
  std::erase_if(pairs, [](const Pair& pair) { return !pair.row.direct; });
  return pairs;
}

void ReaderPair::SetUp() {
  if (const std::string why = why_not_here(GetParam()); !why.empty()) GTEST_SKIP() << why;
  source_.emplace(GetParam().kind);
}

}  // namespace merops::test
