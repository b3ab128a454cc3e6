#include "core/engine/pack.h"

#include "core/engine/new_path.h"
#include "core/engine/payload_reader.h"
#include "core/engine/store_prefix.h"
#include "core/engine/store_writer.h"
#include "core/engine/work_crew.h"
#include "core/engine/work_record.h"
#include "core/host/clock.h"
#include "core/host/folder_listing.h"
#include "core/host/source_file.h"
#include "core/model/error.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace merops {
namespace {

/// Copied and hashed at once, so that the hash finds the bytes in the processor's cache.
constexpr std::size_t kSlice = std::size_t{64} * 1024;

std::string packing(const PackRequest& request) { return "packing " + request.model.string(); }

Source open_container(const PackRequest& request) {
  Source source = open_source(request.model);
  if (source.kind != SourceKind::container || !source.geometry) {
    throw Error(packing(request), "it is not a model: a folder with config.json and safetensors shards");
  }
  return source;
}

void require_equal_experts(const PackRequest& request, const Source& source) {
  const Geometry& geometry = *source.geometry;
  for (std::uint32_t expert = 0; expert < source.experts.size(); ++expert) {
    const std::uint64_t found = source.experts.payload_bytes(expert);
    if (found == expert_bytes(geometry)) continue;
    throw Error(packing(request),
                fmt::format("expert {} of layer {} has {} bytes, expected {} by the configuration; a "
                            "store holds experts of one size",
                            expert % geometry.experts, expert / geometry.experts, found, expert_bytes(geometry)));
  }
}

bool is_store(const std::filesystem::path& file) {
  try {
    return open_source(file).kind == SourceKind::store;
  } catch (const Error&) {
    return false;
  }
}

/// Whatever lies in the model's folder (configuration, index, tokenizer, shards) is the model's, by whatever name it is
/// reached; only a store that was packed there may be replaced.
void require_other_file(const PackRequest& request) {
  std::error_code ignored;
  for (const std::filesystem::path& name : list_folder(request.model, ignored)) {
    const std::filesystem::path file = request.model / name;
    if (!std::filesystem::equivalent(file, request.output, ignored) || is_store(file)) continue;
    throw Error(packing(request), request.output.string() + " is one of the model's own files", "choose another name");
  }
}

FlatStore lay_out(const PackRequest& request, const Source& source) {
  require_other_file(request);
  require_equal_experts(request, source);
  return lay_out_prefix(dimensions_of(*source.geometry), expert_bytes(*source.geometry),
                        {request.layers, request.max_bytes, source.experts.size()});
}

/// Copies `piece` to where `out` begins and hashes it; `out` then begins behind it.
void take_piece(std::span<const std::byte> piece, std::span<std::byte>& out, Sha256& hash) {
  while (!piece.empty()) {
    const std::size_t count = std::min(piece.size(), kSlice);
    std::memcpy(out.data(), piece.data(), count);
    hash.update(out.first(count));
    piece = piece.subspan(count);
    out = out.subspan(count);
  }
}

FillPayload fill_from(const PayloadReader& reader) {
  return [&reader](std::uint32_t worker, std::uint32_t expert, std::uint64_t offset, std::span<std::byte> out,
                   Sha256& hash) {
    reader.read(worker, expert, offset, out.size(),
                [&](std::span<const std::byte> piece) { take_piece(piece, out, hash); });
  };
}

void require_unchanged(const PackRequest& request, const Source& source, const std::string& identity) {
  if (identity_of(source) == identity) return;
  throw Error(packing(request), "the model's files changed meanwhile", "pack again when nobody writes to them");
}

}  // namespace

WorkResult pack(const PackRequest& request, const WorkControl& control) {
  const std::uint64_t start = now_ns();
  WorkResult record = begin_record("pack", request.model, request.output);
  const Source source = open_container(request);
  const std::string identity = identity_of(source);
  const FlatStore layout = lay_out(request, source);
  NewPath output = NewPath::file(request.output, request.force ? Existing::replace : Existing::refuse);
  require_space(request.output, layout.end());

  record.threads = crew_size(control);
  const PayloadReader reader(source, record.threads, std::min(kStoreWindow, layout.end()));
  const WrittenStore written = write_store(output.temporary(), {layout, fill_from(reader), record.threads, 0}, control);
  require_unchanged(request, source, identity);
  output.commit();
  end_record(record, start, written.store.end(),
             written.why_buffered.empty() ? reader.why_buffered() : written.why_buffered);
  return record;
}

}  // namespace merops
