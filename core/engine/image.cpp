#include "core/engine/image.h"

#include "core/engine/device_name.h"
#include "core/engine/image_writer.h"
#include "core/engine/verify_structure.h"
#include "core/engine/work_record.h"
#include "core/host/clock.h"
#include "core/host/device_facts.h"
#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/error.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kLooked = std::uint64_t{1} << 20U;  // bytes read to say what a device holds

std::string imaging(const ImageRequest& request, const std::filesystem::path& device) {
  return fmt::format("writing {} onto {}", request.store.string(), device.string());
}

/// Bytes of a store without a fault of structure.
std::uint64_t sound_bytes(const ImageRequest& request) {
  const auto source = open_byte_source(request.store);
  Findings findings;
  const auto store = verify_structure(*source, findings);
  const auto faults = findings.take();
  if (faults.empty() && store) return store->end();
  throw Error("reading the store " + request.store.string(),
              faults.empty()
                  ? "it has no experts"
                  : fmt::format("{}: expected {}, found {}", faults[0].what, faults[0].expected, faults[0].found),
              "merops verify names all its faults");
}

void require_no_objection(const ImagePlan& plan) {
  const auto all = objections_to(plan.device, {plan.request.store, plan.bytes});
  if (all.empty()) return;
  std::vector<std::string> reasons;
  reasons.reserve(all.size());
  for (const Objection& objection : all) reasons.push_back(objection.why);
  throw Error(imaging(plan.request, plan.device.path), fmt::format("{}", fmt::join(reasons, "; ")), all[0].remedy);
}

std::string content_of(const RawDevice& device) {
  const auto source = open_byte_source(device.path);
  std::vector<std::byte> first(static_cast<std::size_t>(std::min(kLooked, source->size())));
  source->read(0, first);
  if (has_store_magic(first)) return "a store of Merops, which will be replaced";
  const bool zeros = std::all_of(first.begin(), first.end(), [](std::byte byte) { return byte == std::byte{}; });
  return zeros ? "nothing where it begins: zeros" : "bytes without a known signature";
}

/// Between looking and opening a device can be pulled, and another one get its name.
void require_same_device(const ImagePlan& plan) {
  if (find_raw_device(plan.request.device) == plan.device) return;
  throw Error(imaging(plan.request, plan.device.path), "it is not the device any more that was looked at before",
              "give the command again");
}

void require_same_store(const ImagePlan& plan) {
  if (identity_of(open_source(plan.request.store)) == plan.store_identity) return;
  throw Error(imaging(plan.request, plan.device.path), "the store changed meanwhile",
              "give the command again when nobody writes to it");
}

void require_word(const ImagePlan& plan, std::string_view word) {
  if (names_device(plan.device, word)) return;
  throw Error(imaging(plan.request, plan.device.path),
              fmt::format("'{}' is not its name{}, so nothing was written", word,
                          plan.device.serial_is_unique ? " and not its serial number" : ""),
              "merops devices shows both");
}

/// What the device holds after work that did not end, for the hint.
std::string state_of(const BlockAccess& device) try {
  if (!begins_with_store(device)) return device.name() + " holds no store now; the same command begins anew";
  return device.name() + " takes no writes and still begins as a store does: do not use it";
} catch (const Error&) {
  return "what " + device.name() + " holds now cannot be read: do not use it";
}

std::string with_state(const Error& error, const BlockAccess& device) {
  return error.hint().empty() ? state_of(device) : error.hint() + "; " + state_of(device);
}

void write_or_tell(BlockAccess& device, const ImageWork& work, WorkMeter& meter) try {
  meter.check_stop();
  write_image(device, work, meter);
} catch (const Interrupted& stopped) {
  throw Interrupted(stopped.doing(), stopped.why(), state_of(device));
} catch (const Error& error) {
  throw Error(error.doing(), error.why(), with_state(error, device));
}

/// To open a device alone keeps file systems away, but neither loop devices over it nor who opens it as anybody does:
/// these are looked for until the superblock stands there.
ImageWork work_of(const ImagePlan& plan, const ColdFile& store, std::uint32_t workers) {
  const auto require_alone = [&plan] { require_no_objection(plan); };
  const auto before_superblock = [&plan] {
    require_same_store(plan);
    require_no_objection(plan);
  };
  return {store, plan.bytes, workers, before_superblock, require_alone};
}

}  // namespace

ImagePlan plan_image(const ImageRequest& request) {
  ImagePlan plan{request, find_raw_device(request.device), sound_bytes(request), {}, {}};
  require_no_objection(plan);
  plan.store_identity = identity_of(open_source(request.store));
  plan.content = content_of(plan.device);
  return plan;
}

WorkResult image(const ImagePlan& plan, std::string_view word, const WorkControl& control) {
  require_word(plan, word);
  const std::uint64_t start = now_ns();
  WorkResult record = begin_record("image", plan.request.store, plan.device.path);
  record.device = device_name(storage_of(plan.device.path));
  record.threads = crew_size(control);
  const ColdFile store(plan.request.store);
  require_same_store(plan);
  require_no_objection(plan);
  const auto device = open_exclusively(plan.device);
  require_same_device(plan);
  require_no_objection(plan);
  WorkMeter meter(control, image_work_bytes(plan.bytes));
  write_or_tell(*device, work_of(plan, store, record.threads), meter);
  end_record(record, start, plan.bytes, store.why_buffered());
  return record;
}

}  // namespace merops
