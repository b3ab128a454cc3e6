#pragma once

#include "core/model/expert_map.h"
#include "core/model/extent.h"
#include "tests/support/loop_device.h"
#include "tests/support/mounted_file_system.h"
#include "tests/support/temporary_folder.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace merops::test {

/// What readers meet: experts in pieces at awkward offsets over several files, aligned ones in a file or on a device,
/// equal blocks; and all that on devices whose sectors have 4096 bytes. The last two are for readers that command an
/// NVMe drive: on the namespace MEROPS_TEST_NVME, which is overwritten, and in the folder MEROPS_TEST_NVME_FOLDER of a
/// file system on such a one; only emulated machines name them.
enum class KnownKind { container, store, uniform, device, device_4kn, container_4kn, nvme_namespace, nvme_container };
inline constexpr KnownKind kKnownKinds[] = {
    KnownKind::container,  KnownKind::store,         KnownKind::uniform,        KnownKind::device,
    KnownKind::device_4kn, KnownKind::container_4kn, KnownKind::nvme_namespace, KnownKind::nvme_container};
[[nodiscard]] inline bool is_on_nvme(KnownKind kind) {
  return kind == KnownKind::nvme_namespace || kind == KnownKind::nvme_container;
}
[[nodiscard]] std::string to_string(KnownKind kind);
inline void PrintTo(KnownKind kind, std::ostream* out) { *out << to_string(kind); }

/// A source of random bytes that the test knows too. Throws when it cannot be made.
class KnownSource {
 public:
  /// Empty, or why this kind cannot be made here: a reason to skip.
  [[nodiscard]] static std::string unavailable(KnownKind kind);

  explicit KnownSource(KnownKind kind);
  [[nodiscard]] std::span<const Target> targets() const { return targets_; }
  [[nodiscard]] const ExpertMap& experts() const { return experts_; }
  [[nodiscard]] std::span<const std::byte> bytes(const Extent& extent) const;  ///< what a reader must deliver

  /// Makes the first target's file, or the file below its device, end at `size`. Empty, or why the system does not let
  /// it while a reader has it open: a reason to skip.
  [[nodiscard]] std::string cut(std::uint64_t size);

 private:
  std::filesystem::path write_file(const std::string& name, std::uint64_t size);
  void add_target(const std::filesystem::path& path, const std::filesystem::path& holding_file);
  void add_device(std::uint32_t sector);
  void add_namespace();
  void mount_disk_of_large_sectors();
  void add_container();
  void add_aligned_experts(std::uint64_t length);

  TemporaryFolder folder_;
  std::optional<LoopDevice> device_;
  std::optional<MountedFileSystem> mounted_;
  std::vector<std::filesystem::path> files_;      // that hold each target's bytes
  std::vector<std::vector<std::byte>> contents_;  // of each target
  std::vector<Target> targets_;
  ExpertMap experts_;
};

}  // namespace merops::test
