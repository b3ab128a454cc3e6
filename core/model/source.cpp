#include "core/model/source.h"

#include "core/model/error.h"

#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

std::string words_for_sizes(const Superblock& superblock) {
  const std::uint64_t width = superblock.moe_inter / 2;
  return fmt::format("hidden {} and width {} make {} bytes in INT4 and {} in INT3", superblock.hidden, width,
                     expert_parts(superblock.hidden, width, 4).total(),
                     expert_parts(superblock.hidden, width, 3).total());
}

Sha256Digest digest_of_text(std::string_view text) { return sha256(std::as_bytes(std::span(text))); }

}  // namespace

std::string Source::coverage() const {
  if (kind == SourceKind::uniform) return "uniform";
  if (whole()) return "whole";
  if (model_experts == 0) return "unknown";
  // Rounded down: what is not whole never reads 1.000.
  const double share = static_cast<double>(experts.size()) / static_cast<double>(model_experts);
  return fmt::format("{:.3f}", std::floor(share * 1000) / 1000);
}

Source store_source(const Target& target, const FlatStore& store) {
  Source source;
  source.path = target.path.string();
  source.kind = target.kind == TargetKind::block_device ? SourceKind::device_store : SourceKind::store;
  source.targets = {target};
  source.geometry = geometry_of(store.superblock, store.entries.at(0).length);
  if (!source.geometry)
    throw Error(
        fmt::format("reading the store {}", source.path),
        fmt::format("its experts have {} bytes, but {}", store.entries[0].length, words_for_sizes(store.superblock)));
  source.model_experts = std::uint64_t{store.superblock.n_layers} * store.superblock.n_experts;
  source.digest = store.superblock.index_sha256;
  source.hashes.reserve(store.entries.size());
  for (const IndexEntry& entry : store.entries) {
    const Extent extent{0, entry.offset, entry.length};
    source.experts.add(std::span(&extent, 1));
    source.hashes.push_back(entry.hash);
  }
  return source;
}

Source uniform_source(const Target& target, std::uint64_t block) {
  Source source;
  source.path = target.path.string();
  const std::string doing = fmt::format("dividing {} into blocks of {} bytes", source.path, block);
  if (block == 0 || block > target.size) throw Error(doing, fmt::format("it has {} bytes", target.size));
  const std::uint64_t count = target.size / block;
  if (count > kMaxBlocks)
    throw Error(doing, fmt::format("that makes {} blocks; at most {} are kept track of", count, kMaxBlocks),
                fmt::format("take blocks of at least {} bytes", target.size / kMaxBlocks + 1));
  source.kind = SourceKind::uniform;
  source.targets = {target};
  source.block = block;
  source.model_experts = count;
  source.digest = digest_of_text(fmt::format("uniform {} {}", target.size, block));
  for (std::uint64_t i = 0; i < count; ++i) {
    const Extent extent{0, i * block, block};
    source.experts.add(std::span(&extent, 1));
  }
  return source;
}

}  // namespace merops
