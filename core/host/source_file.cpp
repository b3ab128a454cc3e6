#include "core/host/source_file.h"

#include "core/host/folder_listing.h"
#include "core/host/open_file.h"
#include "core/model/container.h"
#include "core/model/error.h"
#include "core/model/path_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMostTextBytes = 64'000'000;  // of config.json and of an index

std::string doing_open(const fs::path& path) { return fmt::format("opening {}", path.string()); }

std::string text_of(const fs::path& path) {
  const std::unique_ptr<ByteSource> file = open_byte_source(path);
  if (file->size() > kMostTextBytes)
    throw Error(fmt::format("reading {}", path.string()),
                fmt::format("it has {} bytes; this is no JSON text of a model", file->size()));
  std::string text(static_cast<std::size_t>(file->size()), '\0');
  file->read(0, std::as_writable_bytes(std::span(text)));
  return text;
}

std::vector<fs::path> shards_in(const fs::path& folder) {
  std::vector<fs::path> shards;
  std::error_code error;
  for (const fs::path& name : list_folder(folder, error)) {
    if (is_shard_name(name.string())) shards.push_back(folder / name);
  }
  if (error) throw Error(fmt::format("listing the folder {}", folder.string()), error.message());
  std::sort(shards.begin(), shards.end());
  return shards;
}

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(path, ignored));
}

[[noreturn]] void refuse_folder(const fs::path& folder, bool has_config) {
  throw Error(
      doing_open(folder),
      fmt::format(
          "tried as a container: {} in the folder; tried as a store: it is a folder, not a file or device",
          has_config ? "no shards (model.safetensors, model-*.safetensors, out-*.safetensors)" : "no config.json"),
      "name a folder with config.json and safetensors shards, or a store itself");
}

Source open_container(const fs::path& folder) {
  const fs::path config = folder / "config.json", index = folder / "model.safetensors.index.json";
  const std::vector<fs::path> paths = shards_in(folder);
  if (!is_there(config) || paths.empty()) refuse_folder(folder, is_there(config));
  const ModelConfig model = parse_config(text_of(config), config.string());
  std::vector<Shard> shards;
  shards.reserve(paths.size());
  for (const fs::path& path : paths) shards.push_back({make_target(path), open_byte_source(path)});
  return container_source(folder.string(), model, shards, is_there(index) ? text_of(index) : std::string());
}

/// A configuration beside a store that speaks of another model is worth a word; the superblock is the truth.
void compare_with_config(Source& source) {
  const fs::path config = path_of(source.path).parent_path() / "config.json";
  if (source.kind != SourceKind::store || !is_there(config)) return;
  try {
    const Geometry model = parse_config(text_of(config), config.string()).geometry;
    for (const std::string& line : differences("the store", *source.geometry, "the config.json beside it", model))
      source.remarks.push_back(line);
  } catch (const Error& error) {
    source.remarks.push_back(fmt::format("the config.json beside it was not compared: {}", error.why()));
  }
}

std::array<std::byte, 8> first_bytes(const ByteSource& bytes) {
  std::array<std::byte, 8> first{};
  bytes.read(0, std::span(first).first(static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), first.size()))));
  return first;
}

[[noreturn]] void refuse_file(const fs::path& path) {
  throw Error(
      doing_open(path),
      fmt::format("tried as a container: it is not a folder; tried as a store: it does not begin with {}; not "
                  "tried as uniform blocks: no block size was given",
                  kStoreMagic),
      "name a store or a model's folder, or read any file or device as blocks: merops measure FILE --block SIZE");
}

Source open_store(const fs::path& path) {
  const Target target = make_target(path);
  const std::unique_ptr<ByteSource> bytes = open_byte_source(path);
  if (!has_store_magic(first_bytes(*bytes))) refuse_file(path);
  Source source = store_source(target, read_flat_store(*bytes));
  compare_with_config(source);
  return source;
}

}  // namespace

Source open_source(const fs::path& path, std::uint64_t block) {
  if (block != 0) return uniform_source(make_target(path), block);
  std::error_code ignored;
  return fs::is_directory(path, ignored) ? open_container(path) : open_store(path);
}

}  // namespace merops
