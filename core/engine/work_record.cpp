#include "core/engine/work_record.h"

#include "core/engine/device_name.h"
#include "core/host/clock.h"
#include "core/host/device_facts.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace merops {

namespace {

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

/// Empty where the path leads nowhere: the work itself will say so better.
std::string device_of(const std::filesystem::path& path) {
  try {
    return device_name(storage_of(path));
  } catch (const Error&) {
    return {};
  }
}

}  // namespace

WorkResult begin_record(std::string kind, const std::filesystem::path& source, const std::filesystem::path& target) {
  WorkResult record;
  record.kind = std::move(kind);
  record.source_path = source.string();
  record.target_path = target.string();
  record.device = device_of(target.empty() ? source : folder_of(target));
  record.started_utc = utc_now();
  return record;
}

void end_record(WorkResult& record, std::uint64_t start_ns, std::uint64_t bytes, const std::string& why_buffered) {
  record.wall_ns = now_ns() - start_ns;
  record.bytes = bytes;
  record.direct = why_buffered.empty();
  record.state = "done";
  if (!why_buffered.empty()) record.reason = "through the page cache: " + why_buffered;
}

void require_space(const std::filesystem::path& file, std::uint64_t bytes) {
  std::error_code error;
  const std::filesystem::space_info space = std::filesystem::space(folder_of(file), error);
  if (error || space.available >= bytes) return;  // where nobody knows, writing will tell
  throw Error("creating " + file.string(),
              fmt::format("it needs {} ({} bytes), free are {} ({} bytes)", format_bytes(bytes), format_count(bytes),
                          format_bytes(space.available), format_count(space.available)),
              "free some space, choose another disk, or write less (--layers)");
}

}  // namespace merops
