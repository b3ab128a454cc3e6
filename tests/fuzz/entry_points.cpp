#include "tests/fuzz/entry_points.h"

#include "core/model/config_json.h"
#include "core/model/container.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"
#include "core/model/little_endian.h"
#include "core/model/safetensors.h"
#include "tests/support/memory_source.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merops::test {
namespace {

void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

std::string_view text_of(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

bool begins_with(Bytes bytes, std::uint64_t offset, Bytes start) {
  return offset <= bytes.size() && start.size() <= bytes.size() - offset &&
         std::equal(start.begin(), start.end(), bytes.begin() + static_cast<std::ptrdiff_t>(offset));
}

/// A store is validated so strictly that writing it again gives the same bytes.
bool read_store(Bytes bytes) {
  try {
    const FlatStore store = read_flat_store(MemorySource({bytes.begin(), bytes.end()}));
    require(begins_with(bytes, 0, encode_superblock(store.superblock)), "the superblock is written as it was read");
    require(begins_with(bytes, kStoreBlock, encode_index(store.entries)), "the index is written as it was read");
    require(store.end() == bytes.size(), "nothing follows the last expert");
    require(store.entries.size() == store.superblock.n_entries, "each entry is there");
    return true;
  } catch (const Error&) {
    return false;
  }
}

std::vector<std::byte> with_index_hash(Bytes bytes) {
  std::vector<std::byte> image(bytes.begin(), bytes.end());
  if (image.size() < 2 * std::size_t{kStoreBlock}) return image;
  const std::uint64_t length = get_little_endian(bytes.subspan(48), 8);
  if (length > image.size() - kStoreBlock) return image;
  const Sha256Digest digest = sha256(bytes.subspan(kStoreBlock, static_cast<std::size_t>(length)));
  std::copy(digest.begin(), digest.end(), image.begin() + 64);
  return image;
}

void check(const ModelConfig& model) {
  const Geometry& geometry = model.geometry;
  require(geometry.hidden > 0 && geometry.width > 0 && geometry.layers > 0, "no dimension is zero");
  require(geometry.topk > 0 && geometry.topk <= geometry.experts, "top-k is one of the experts");
  require(geometry.bits == 3 || geometry.bits == 4, "bits are 3 or 4");
  require(model.sparse_layers.size() == geometry.layers, "each sparse layer has a number");
  require(std::is_sorted(model.sparse_layers.begin(), model.sparse_layers.end()), "the numbers ascend");
  require(model.sparse_layers.back() < model.all_layers, "draft layers are left out");
  const std::uint64_t bytes = expert_bytes(geometry), all = std::uint64_t{geometry.layers} * geometry.experts;
  require(bytes > 0 && bytes <= std::numeric_limits<std::uint64_t>::max() / all, "all bytes fit 64 bits");
}

void check_extents(const Source& source, std::uint64_t size) {
  require(source.experts.size() > 0, "there are experts");
  for (std::uint32_t expert = 0; expert < source.experts.size(); ++expert)
    for (const Extent& extent : source.experts[expert])
      require(extent.target == 0 && extent.length > 0 && extent.offset <= size && extent.length <= size - extent.offset,
              "extents lie in the shard");
}

}  // namespace

bool feed_store(Bytes bytes) {
  const bool taken = read_store(bytes);
  return read_store(with_index_hash(bytes)) || taken;
}

bool feed_safetensors(Bytes bytes) {
  try {
    std::uint64_t end = 8;
    for (const Tensor& tensor : read_safetensors(MemorySource({bytes.begin(), bytes.end()})).tensors) {
      require(tensor.offset <= bytes.size() && tensor.length <= bytes.size() - tensor.offset,
              "tensors lie in the file");
      require(tensor.length == 0 || tensor.offset >= end, "tensors do not overlap");
      end = tensor.length == 0 ? end : tensor.offset + tensor.length;
    }
    return true;
  } catch (const Error&) {
    return false;
  }
}

bool feed_config(Bytes bytes) {
  try {
    check(parse_config(text_of(bytes), "config.json"));
    return true;
  } catch (const Error&) {
    return false;
  }
}

bool feed_container(Bytes bytes) {
  const auto zero = static_cast<std::size_t>(std::find(bytes.begin(), bytes.end(), std::byte{0}) - bytes.begin());
  const Bytes shard = bytes.subspan(std::min(zero + 1, bytes.size()));
  try {
    const ModelConfig config = parse_config(text_of(bytes.first(zero)), "config.json");
    const Shard file{{"model.safetensors", TargetKind::file, shard.size()},
                     std::make_shared<MemorySource>(std::vector<std::byte>(shard.begin(), shard.end()))};
    check_extents(container_source("model", config, std::span(&file, 1)), shard.size());
    return true;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace merops::test
