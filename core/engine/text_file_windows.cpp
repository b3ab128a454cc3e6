#include "core/engine/text_file.h"
#include "core/engine/whole_io_windows.h"
#include "core/host/error_windows.h"
#include "core/host/wide_text_windows.h"

#include <span>

#include <windows.h>

namespace merops {
namespace {

constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// Returns 0, or Windows's number of the error. The file is closed again: no open one is in the way of its renaming.
DWORD write_durably(const std::filesystem::path& path, std::string_view text) {
  const FileHandle file(::CreateFileW(wide_path(path).c_str(), GENERIC_WRITE, kShareAll, nullptr, OPEN_EXISTING,
                                      FILE_ATTRIBUTE_NORMAL, nullptr));
  if (!file) return ::GetLastError();
  const DWORD failed = write_whole(file.handle(), 0, std::as_bytes(std::span(text)));
  if (failed != 0) return failed;
  return ::FlushFileBuffers(file.handle()) != 0 ? 0 : ::GetLastError();
}

}  // namespace

void write_text_file(const std::filesystem::path& path, std::string_view text, Existing existing) {
  NewPath made = NewPath::file(path, existing);
  if (const DWORD failed = write_durably(made.temporary(), text); failed != 0) {
    throw error_of("writing " + path.string(), failed);
  }
  made.commit();
}

}  // namespace merops
