#include "core/engine/aligned_writer.h"
#include "core/engine/whole_io_windows.h"
#include "core/host/error_windows.h"
#include "core/host/slot_memory.h"
#include "core/host/wide_text_windows.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <windows.h>

namespace merops {
namespace {

constexpr std::size_t kCopyBytes = std::size_t{8} << 20U;

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& doing, DWORD number) {
  const bool full = number == ERROR_DISK_FULL || number == ERROR_HANDLE_DISK_FULL;
  throw Error(doing + " " + path.string(), words_of_error(number),
              full ? "free some space, choose another disk, or write less" : hint_of_error(number));
}

/// Overlapped, since calls on any other handle wait for one another.
FileHandle open_for_writing(const std::filesystem::path& path, DWORD flags) {
  constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  return FileHandle(::CreateFileW(wide_path(path).c_str(), GENERIC_READ | GENERIC_WRITE, kShareAll, nullptr,
                                  OPEN_ALWAYS, FILE_FLAG_OVERLAPPED | flags, nullptr));
}

/// Returns 0, or Windows's number of the error.
DWORD end_file(HANDLE file, std::uint64_t size) {
  FILE_END_OF_FILE_INFO end{};
  end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
  return ::SetFileInformationByHandle(file, FileEndOfFileInfo, &end, sizeof end) != 0 ? 0 : ::GetLastError();
}

}  // namespace

AlignedWriter::AlignedWriter(std::filesystem::path path, std::uint64_t size)
    : path_(std::move(path)), file_(open_for_writing(path_, 0)) {
  if (!file_) fail(path_, "opening", ::GetLastError());
  why_buffered_ = make_direct();
  preallocate(size);
}

/// Empty once the file is reopened for writes without buffering, proved by one; else why it is not.
std::string AlignedWriter::make_direct() {
  if (direct_alignment(path_) > kBlock) return "writes without buffering need blocks larger than 4096 bytes here";
  FileHandle file = open_for_writing(path_, FILE_FLAG_NO_BUFFERING);
  if (!file) return "writes without buffering are refused: " + words_of_error(::GetLastError());
  alignas(kBlock) static const std::byte zeros[kBlock]{};
  if (const DWORD failed = write_whole(file.handle(), 0, zeros); failed != 0) {
    if (failed != ERROR_INVALID_PARAMETER && failed != ERROR_NOT_SUPPORTED) fail(path_, "writing", failed);
    return "writes without buffering are refused: " + words_of_error(failed);
  }
  file_ = std::move(file);
  return {};
}

/// So that no write has to find space or move the file's end. Windows fills what was never written with zeros when a
/// later part is written first; the right to forgo that would show what was deleted from the disk, and is not used.
void AlignedWriter::preallocate(std::uint64_t size) {
  size_ = size;
  const DWORD failed = size == 0 ? 0 : end_file(file_.handle(), size);
  if (failed != 0) fail(path_, "taking space for", failed);
}

void AlignedWriter::write(std::uint64_t offset, std::span<const std::byte> blocks) {
  assert(offset % kBlock == 0 && blocks.size() % kBlock == 0);
  const DWORD failed = write_whole(file_.handle(), offset, blocks);
  if (failed != 0) fail(path_, "writing", failed);
}

void AlignedWriter::cut(std::uint64_t size) {
  if (const DWORD failed = end_file(file_.handle(), size); failed != 0) fail(path_, "cutting", failed);
  size_ = size;
}

/// Windows has no call that takes blocks out of a file.
bool AlignedWriter::removes_cheaply() { return false; }

void AlignedWriter::remove_blocks(std::uint64_t offset, std::uint64_t count) {
  const std::uint64_t bytes = count * kBlock;
  if (bytes == 0) return;
  copy_down(offset + bytes, offset);
  cut(size_ - bytes);
}

void AlignedWriter::copy_down(std::uint64_t from, std::uint64_t to) {
  const SlotPages pages = allocate_slots(1, kCopyBytes, PageKind::any);
  const std::span<std::byte> buffer = pages.memory().slot(0);
  while (from < size_) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), size_ - from));
    const ReadSome got = read_some(file_.handle(), from, buffer.first(wanted));
    const std::uint64_t blocks = got.bytes / kBlock * kBlock;
    if (blocks == 0) fail(path_, "moving bytes of", got.error == 0 ? ERROR_HANDLE_EOF : got.error);
    write(to, buffer.first(blocks));
    from += blocks;
    to += blocks;
  }
}

void AlignedWriter::finish(std::uint64_t size) {
  cut(size);
  if (::FlushFileBuffers(file_.handle()) == 0) fail(path_, "making durable", ::GetLastError());
  // What went through the system's cache must not make the first measurement a warm one: opening without buffering
  // drops it.
  if (!direct()) (void)open_for_writing(path_, FILE_FLAG_NO_BUFFERING);
}

}  // namespace merops
