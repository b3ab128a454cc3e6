#include "tests/support/memory_container.h"

#include "core/model/flat_store.h"
#include "tests/support/memory_source.h"

#include <algorithm>
#include <stdexcept>

namespace merops::test {
namespace {

std::string text_of(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const ByteSource& bytes_of_target(const MemoryContainer& container, const Target& target) {
  for (const Shard& shard : container.shards)
    if (shard.target == target) return *shard.bytes;
  throw std::logic_error("no shard " + target.path.string());
}

}  // namespace

MemoryContainer memory_container(const std::vector<FixtureFile>& files) {
  MemoryContainer container;
  for (const FixtureFile& file : files) {
    if (file.name == "config.json") container.config = text_of(file.bytes);
    if (file.name == "model.safetensors.index.json") container.index = text_of(file.bytes);
    if (!is_shard_name(file.name)) continue;
    const Target target{"model/" + file.name, TargetKind::file, file.bytes.size()};
    container.shards.push_back({target, std::make_shared<MemorySource>(file.bytes, target.path.string())});
  }
  return container;
}

Source source_of(const MemoryContainer& container) {
  return container_source("model", parse_config(container.config, "model/config.json"), container.shards,
                          container.index);
}

std::vector<std::byte> read_expert(const MemoryContainer& container, const Source& source, std::uint32_t expert) {
  std::vector<std::byte> payload;
  for (const Extent& extent : source.experts[expert]) {
    std::vector<std::byte> piece(extent.length);
    bytes_of_target(container, source.targets[extent.target]).read(extent.offset, piece);
    payload.insert(payload.end(), piece.begin(), piece.end());
  }
  return payload;
}

std::vector<std::byte> pack_in_memory(const MemoryContainer& container, const Source& source) {
  std::vector<std::uint64_t> lengths;
  for (std::uint32_t i = 0; i < source.experts.size(); ++i) lengths.push_back(source.experts.payload_bytes(i));
  FlatStore store = lay_out_store(dimensions_of(*source.geometry), lengths);
  std::vector<std::byte> image(store.end());
  for (std::uint32_t i = 0; i < source.experts.size(); ++i) {
    const std::vector<std::byte> payload = read_expert(container, source, i);
    store.entries[i].hash = first_eight(sha256(payload));
    std::copy(payload.begin(), payload.end(), image.begin() + static_cast<std::ptrdiff_t>(store.entries[i].offset));
  }
  seal(store);
  const auto superblock = encode_superblock(store.superblock);
  const std::vector<std::byte> index = encode_index(store.entries);
  std::copy(superblock.begin(), superblock.end(), image.begin());
  std::copy(index.begin(), index.end(), image.begin() + kStoreBlock);
  return image;
}

}  // namespace merops::test
