#pragma once

#include <cstddef>
#include <span>

namespace merops::test {

// What a fuzzer feeds: bytes from outside, in the place of a file. A refusal (Error) is right; what is taken must keep
// the promises of its header. A broken promise aborts, so that libFuzzer sees it. Each returns whether the bytes were
// taken.

using Bytes = std::span<const std::byte>;

/// As a flat store, once as it is and once with the index hash put right, so that what lies behind it is reached too.
[[nodiscard]] bool feed_store(Bytes bytes);
[[nodiscard]] bool feed_safetensors(Bytes bytes);
[[nodiscard]] bool feed_config(Bytes bytes);
/// As a container: the first half of a zero-separated pair is config.json, the second the only shard.
[[nodiscard]] bool feed_container(Bytes bytes);
/// As a file to import: a result set, once as it is and once with its digests put right, fio's JSON, iobench's lines.
[[nodiscard]] bool feed_import(Bytes bytes);

}  // namespace merops::test
