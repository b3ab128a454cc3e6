#pragma once

#include "core/model/byte_source.h"
#include "core/model/config_json.h"
#include "core/model/source.h"

#include <memory>
#include <span>
#include <string_view>

namespace merops {

/// One safetensors file of a container.
struct Shard {
  Target target{};
  std::shared_ptr<const ByteSource> bytes{};
};

/// Whether a file of this name is a container's shard: model.safetensors, model-*.safetensors, out-*.safetensors.
[[nodiscard]] bool is_shard_name(std::string_view file_name);

/// Where each expert of a converted model lies: the headers of all shards, joined. Experts come in (layer, expert)
/// order, sparse layers only, their tensors in payload order. `index` is the text of model.safetensors.index.json,
/// empty where there is none: it only tells an incomplete download from an incomplete model, since headers are the
/// truth. Throws Error naming what is missing, double, unexpected or malformed. `path` is the folder, as the user named
/// it.
[[nodiscard]] Source container_source(std::string_view path, const ModelConfig& config, std::span<const Shard> shards,
                                      std::string_view index = {});

}  // namespace merops
