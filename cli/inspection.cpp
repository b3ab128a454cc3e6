#include "cli/inspection.h"

#include "core/host/device_facts.h"
#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/flat_store.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace merops {
namespace {

bool begins_as_store(const std::filesystem::path& path) {
  const auto bytes = open_byte_source(path);
  std::array<std::byte, 8> first{};
  if (bytes->size() < first.size()) return false;
  bytes->read(0, first);
  return has_store_magic(first);
}

/// Whether there is something that says what it is, so that what is wrong with it is a fault and not a mistaken path.
bool is_recognised(const std::filesystem::path& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return std::filesystem::exists(path / "config.json", ignored);
  return begins_as_store(path);
}

void add_storage(Inspection& inspection) {
  inspection.storage = storage_of(inspection.source->targets.front().path);
  for (const Target& target : inspection.source->targets) {
    inspection.alignment = std::max(inspection.alignment, direct_alignment(target.path));
  }
}

}  // namespace

Inspection inspect_source(const std::filesystem::path& path, std::uint64_t block) {
  Inspection inspection;
  inspection.path = path.string();
  try {
    inspection.source = open_source(path, block);
  } catch (const UsageError&) {
    throw;
  } catch (const Error& error) {
    std::error_code missing;
    if (block != 0 || !std::filesystem::exists(path, missing) || !is_recognised(path)) throw;
    inspection.faults.emplace_back(error.what());
    return inspection;
  }
  add_storage(inspection);
  return inspection;
}

}  // namespace merops
