#include "core/host/wide_text_windows.h"
#include "tests/support/loop_device.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include <windows.h>

namespace merops::test {
namespace {

constexpr std::uint32_t kSector = 512;

/// Under Wine scripts/wine-run.sh makes this disk of whatever file has this name.
const std::filesystem::path kDisk = R"(\\.\PhysicalDrive7)", kFileOfDisk = R"(C:\merops-disk-7.img)";

std::shared_ptr<const void> name_as_disk(const std::filesystem::path& file) {
  std::error_code ignored;
  std::filesystem::remove(kFileOfDisk, ignored);  // of a test that died
  if (::CreateHardLinkW(wide_path(kFileOfDisk).c_str(), wide_path(file).c_str(), nullptr) == FALSE) return nullptr;
  return {&kFileOfDisk, [](const void*) { ::DeleteFileW(wide_path(kFileOfDisk).c_str()); }};
}

std::string first_bytes_of(const std::filesystem::path& path) {
  const FileHandle file(::CreateFileW(wide_path(path).c_str(), GENERIC_READ,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING, 0,
                                      nullptr));
  std::string bytes(kSector, '\0');
  DWORD got = 0;
  const bool read = file && ::ReadFile(file.handle(), bytes.data(), kSector, &got, nullptr) != FALSE;
  return read && got == kSector ? bytes : std::string();
}

/// Whether the disk is the file that a test names so, and not one of this machine.
bool follows_its_file() {
  const TemporaryFolder folder;
  write_random_file(folder.path() / "probe", 8 * kSector, ::GetTickCount64());
  const std::shared_ptr<const void> named = name_as_disk(folder.path() / "probe");
  return named != nullptr && first_bytes_of(kDisk) == first_bytes_of(folder.path() / "probe");
}

}  // namespace

std::string LoopDevice::unavailable(std::uint32_t block) {
  static const bool follows = follows_its_file();
  if (!follows) return "Windows makes no disk of a file without a driver; scripts/wine-run.sh does under Wine";
  return block == kSector ? "" : "a disk under Wine has sectors of 512 bytes";
}

LoopDevice::LoopDevice(const std::filesystem::path& file, const LoopOptions& options)
    : path_(kDisk), named_(name_as_disk(file)) {
  if (options.block != kSector || named_ == nullptr) throw std::runtime_error("making a disk of " + file.string());
}

}  // namespace merops::test
