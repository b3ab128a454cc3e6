#include "core/host/device_checks_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/loop_backing_linux.h"
#include "core/host/open_file.h"
#include "core/host/signatures_linux.h"
#include "core/model/error.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include <fmt/format.h>

namespace merops {
namespace {

struct PartitionKind {
  std::string_view type, name;
};

// By GPT's numbers and by the table of old. What lies in them often has no signature.
constexpr std::array kReserved{
    PartitionKind{"c12a7328-f81f-11d2-ba4b-00a0c93ec93b", "an EFI system partition"},
    PartitionKind{"21686148-6449-6e6f-744e-656564454649", "a BIOS boot partition"},
    PartitionKind{"9e1a2d38-c612-4316-aa26-8b49521e5a8b", "a PReP boot partition"},
    PartitionKind{"bc13c2ff-59e6-4262-a352-b275fd6f7172", "an extended boot loader partition"},
    PartitionKind{"e3c9e316-0b5c-4db8-817d-f92df00215ae", "reserved for Microsoft's system"},
    PartitionKind{"de94bba4-06d1-4d40-a16a-bfd50179d6ac", "Windows' recovery environment"},
    PartitionKind{"0x5", "an extended partition"},
    PartitionKind{"0xf", "an extended partition"},
    PartitionKind{"0x85", "an extended partition"},
    PartitionKind{"0x12", "a maker's diagnostics"},
    PartitionKind{"0x27", "Windows' recovery environment"},
    PartitionKind{"0x41", "a PReP boot partition"},
    PartitionKind{"0xef", "an EFI system partition"},
};

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

std::vector<Objection> unknown(const std::string& check, const Error& error) {
  return {{check, fmt::format("what is on it cannot be found out ({}: {})", error.doing(), error.why()), error.hint()}};
}

std::string describe(const Signature& signature) {
  std::string text = fmt::format("{} ({}", signature.type, signature.kind);
  if (!signature.label.empty()) text += fmt::format(" named '{}'", signature.label);
  return text + fmt::format(" at byte {})", signature.offset);
}

/// What it is a part of: the disk of a partition, and the file below a loop device that does not begin with it.
std::vector<std::filesystem::path> wholes_of(const DeviceLook& look) {
  std::vector<std::filesystem::path> wholes;
  if (look.device.partition) wholes.push_back(look.roots.dev / look.disk);
  const auto offset = read_number(look.blocks().folder(look.disk) / "loop/offset");
  const auto backing = loop_backing(look.disk, look.roots);
  if (backing && offset.value_or(0) != 0) wholes.emplace_back(backing->file);
  return wholes;
}

/// A file system or a member of an array there has data in every part. A partition table has parts of its own.
void object_to_whole(std::vector<Objection>& found, const std::filesystem::path& whole) {
  for (const Signature& signature : signatures_of(whole, 0)) {
    if (signature.kind == "partition table") continue;
    found.push_back({"signature",
                     fmt::format("it is a part of {}, which holds {}", whole.string(), describe(signature)),
                     "choose another one"});
  }
}

}  // namespace

std::vector<Objection> check_partition_kind(const DeviceLook& look) try {
  if (!look.device.partition) return {};
  const auto disk = look.roots.dev / look.disk;
  const TableEntry entry = partition_entry(disk, look.device.number);
  if (entry.required) return {{"partition-kind", "its table says that the platform needs it", "choose another one"}};
  const auto kind = std::find_if(kReserved.begin(), kReserved.end(),
                                 [&](const PartitionKind& row) { return row.type == lower(entry.type); });
  if (kind == kReserved.end()) return {};
  return {{"partition-kind", fmt::format("its partition table calls it {}", kind->name), "choose another one"}};
} catch (const Error& error) {
  return unknown("partition-kind", error);
}

std::vector<Objection> check_signatures(const DeviceLook& look) try {
  std::vector<Objection> found;
  const std::string wipe = fmt::format("where nothing on it is needed: wipefs --all {}", look.device.path.string());
  for (const Signature& signature : signatures_of(look.device.path, look.device.number))
    found.push_back({"signature", "it holds " + describe(signature), wipe});
  for (const std::filesystem::path& whole : wholes_of(look)) object_to_whole(found, whole);
  return found;
} catch (const Error& error) {
  return unknown("signature", error);
}

}  // namespace merops
