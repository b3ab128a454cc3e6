#pragma once

#include "core/engine/pack.h"
#include "core/host/raw_device.h"
#include "core/model/measurement.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace merops {

struct ImageRequest {
  std::filesystem::path store{};   ///< a store, in a file or on another device
  std::filesystem::path device{};  ///< any path that leads to it
};

/// What would be written where, once it is clear that it may be.
struct ImagePlan {
  ImageRequest request{};
  RawDevice device{};
  std::uint64_t bytes = 0;       ///< of the store
  std::string store_identity{};  ///< so that a store that changes meanwhile is noticed
  std::string content{};         ///< what the device holds now: "nothing: it begins with zeros", ...
};

/// Looks at store and device, and writes nothing. Throws Error where the store has faults, and where there is any
/// objection to the device (host/raw_device.h); its words name all of them, its hint what to try about the first.
[[nodiscard]] ImagePlan plan_image(const ImageRequest& request);

/// Writes the store onto the device as it is, and makes it durable. `word` is what the user typed to say that this
/// device is meant (names_device), else Error and nothing is written. All objections are looked for again once the
/// device is open alone, and right before the superblock. The first block is made zero before anything else is written,
/// and the superblock stands there only when all the rest was read back from the device and found equal; so whatever
/// ends the work before, the device holds no store. Throws Error, and Interrupted.
WorkResult image(const ImagePlan& plan, std::string_view word, const WorkControl& control = {});

}  // namespace merops
