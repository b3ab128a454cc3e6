#pragma once

#include "core/model/measurement.h"
#include "core/model/source.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace merops {

/// Told about bytes done; called about ten times a second from the working thread. May be empty.
struct WorkProgress {
  std::uint64_t bytes = 0, of = 0;
  double mb_per_s = 0, eta_s = 0;
};
using WorkListener = std::function<void(const WorkProgress&)>;

/// What pack, synthesise and verify share. `stop` turned true ends the work (Interrupted thrown, nothing left behind).
struct WorkControl {
  WorkListener progress{};
  const std::atomic<bool>* stop = nullptr;
  std::uint32_t threads = 0;  ///< 0: as many as processors
};

struct PackRequest {
  std::filesystem::path model{};  ///< a container's folder
  std::filesystem::path output{};
  std::uint32_t layers = 0;     ///< 0: all; else a prefix of whole layers
  std::uint64_t max_bytes = 0;  ///< 0: none; else as many whole experts as fit (at least one)
  bool force = false;           ///< replace an existing output
};

/// Packs a container into a flat store: temporary file beside the output, fsync of file and folder, rename. Throws
/// Error (nothing left behind) before writing where input, space or target forbid it.
WorkResult pack(const PackRequest& request, const WorkControl& control = {});

struct SynthRequest {
  Geometry geometry{};
  std::filesystem::path output{};  ///< a file; with `container` a folder that does not exist yet
  bool container = false;          ///< config.json and safetensors shards instead of a store
  std::uint64_t max_bytes = 0;     ///< 0: none; else as many whole experts as fit (at least one)
  std::uint32_t layers = 0;        ///< 0: all; else a prefix of whole layers
  std::uint64_t seed = 1;
  bool force = false;
  std::uint64_t max_nanoseconds =
      0;  ///< 0: none; else writing stops after about this time with what is there, a valid prefix
};

/// A store or container with a real geometry and no model: incompressible payloads that differ per expert, real hashes.
/// The store and the container of one seed hold equal bytes.
WorkResult synthesise(const SynthRequest& request, const WorkControl& control = {});

/// A bad expert, or a fault of the whole store (layer and expert absent).
struct Finding {
  std::optional<std::uint32_t> layer{}, expert{};
  std::string what{};  ///< "payload hash", "padding", "length", ...
  std::string expected{}, found{};
};

struct VerifyRequest {
  std::filesystem::path store{};
  std::filesystem::path against{};  ///< a container's folder; empty: the store alone
  std::uint32_t sample = 0;         ///< 0: every expert; else so many, spread over the whole store
  std::uint64_t seed = 1;           ///< of the sample
};

struct VerifyReport {
  std::vector<Finding> findings{};
  std::uint64_t experts_checked = 0, experts_total = 0;
  WorkResult work{};
};

/// Structure, index hash, lengths by the INT4 or INT3 formula, every payload's hash, padding; --against compares
/// dimensions and every byte. A store with a bad superblock is one finding, not an Error (an unreadable file is one).
VerifyReport verify(const VerifyRequest& request, const WorkControl& control = {});

}  // namespace merops
