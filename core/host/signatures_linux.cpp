#include "core/host/signatures_linux.h"

#include "core/host/open_file.h"
#include "core/model/error.h"

#include <cerrno>
#include <cstdlib>
#include <memory>
#include <system_error>

#include <blkid/blkid.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

struct FreeProbe {
  void operator()(blkid_probe probe) const { blkid_free_probe(probe); }
};
using Probe = std::unique_ptr<std::remove_pointer_t<blkid_probe>, FreeProbe>;

constexpr unsigned long long kPlatformRequired = 1;  // GPT attribute, bit 0

[[noreturn]] void fail(const fs::path& path, const std::string& why) {
  throw Error(fmt::format("looking for signatures on {}", path.string()), why,
              errno == EACCES || errno == EPERM ? "run as root" : "");
}

std::string errno_text() { return std::generic_category().message(errno); }

FileHandle open_device(const fs::path& path, std::uint64_t number) {
  FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (!file || ::fstat(file.get(), &status) != 0) fail(path, errno_text());
  errno = 0;
  if (number != 0 && (!S_ISBLK(status.st_mode) || status.st_rdev != number)) fail(path, "it is another device now");
  return file;
}

Probe make_probe(const FileHandle& file, const fs::path& path) {
  errno = 0;
  Probe probe(blkid_new_probe());
  if (!probe || blkid_probe_set_device(probe.get(), file.get(), 0, 0) != 0) fail(path, "libblkid takes it not");
  return probe;
}

std::string value_of(const Probe& probe, const char* name) {
  const char* text = nullptr;
  return blkid_probe_lookup_value(probe.get(), name, &text, nullptr) == 0 && text != nullptr ? text : "";
}

std::uint64_t number_of(const Probe& probe, const char* name) {
  return std::strtoull(value_of(probe, name).c_str(), nullptr, 10);
}

Signature found_in(const Probe& probe) {
  if (const std::string table = value_of(probe, "PTTYPE"); !table.empty())
    return {table, "partition table", {}, number_of(probe, "PTMAGIC_OFFSET")};
  return {value_of(probe, "TYPE"), value_of(probe, "USAGE"), value_of(probe, "LABEL"),
          number_of(probe, "SBMAGIC_OFFSET")};
}

}  // namespace

std::vector<Signature> signatures_of(const fs::path& path, std::uint64_t number) {
  const FileHandle file = open_device(path, number);
  const Probe probe = make_probe(file, path);
  blkid_probe_enable_superblocks(probe.get(), 1);
  blkid_probe_set_superblocks_flags(probe.get(), BLKID_SUBLKS_MAGIC | BLKID_SUBLKS_TYPE | BLKID_SUBLKS_USAGE |
                                                     BLKID_SUBLKS_LABEL | BLKID_SUBLKS_BADCSUM);
  blkid_probe_enable_partitions(probe.get(), 1);
  blkid_probe_set_partitions_flags(probe.get(), BLKID_PARTS_MAGIC | BLKID_PARTS_FORCE_GPT);
  std::vector<Signature> found;
  int result = 0;
  while ((result = blkid_do_probe(probe.get())) == 0) found.push_back(found_in(probe));
  if (result < 0) fail(path, "libblkid could not read it");
  return found;
}

TableEntry partition_entry(const fs::path& disk, std::uint64_t partition_number) {
  const FileHandle file = open_device(disk, 0);
  const Probe probe = make_probe(file, disk);
  const blkid_partlist table = blkid_probe_get_partitions(probe.get());
  const blkid_partition entry = table != nullptr ? blkid_partlist_devno_to_partition(table, partition_number) : nullptr;
  if (entry == nullptr) return {};
  TableEntry told;
  const char* type = blkid_partition_get_type_string(entry);
  told.type = type != nullptr ? type : fmt::format("{:#x}", blkid_partition_get_type(entry));
  told.required = type != nullptr && (blkid_partition_get_flags(entry) & kPlatformRequired) != 0;
  return told;
}

}  // namespace merops
