#include "core/host/error_windows.h"
#include "core/host/open_file_windows.h"
#include "core/host/target_identity.h"

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

std::uint64_t whole(DWORD high, DWORD low) { return (std::uint64_t{high} << 32U) | low; }

}  // namespace

std::string identity_of(const Target& target) {
  const std::string path = target.path.string();
  if (target.kind == TargetKind::block_device)
    return fmt::format("{}: device size {}", path, make_target(target.path).size);
  const FileHandle file = open_for_facts(target.path);
  BY_HANDLE_FILE_INFORMATION facts{};
  if (!file || ::GetFileInformationByHandle(file.handle(), &facts) == 0)
    return fmt::format("{}: {}", path, words_of_error(::GetLastError()));
  return fmt::format("{}: volume {:08x} file {:x} size {} written {}", path, facts.dwVolumeSerialNumber,
                     whole(facts.nFileIndexHigh, facts.nFileIndexLow), whole(facts.nFileSizeHigh, facts.nFileSizeLow),
                     whole(facts.ftLastWriteTime.dwHighDateTime, facts.ftLastWriteTime.dwLowDateTime));
}

}  // namespace merops
