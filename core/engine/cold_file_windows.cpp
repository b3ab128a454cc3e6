#include "core/engine/cold_file.h"
#include "core/engine/whole_io_windows.h"
#include "core/host/error_windows.h"
#include "core/host/wide_text_windows.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>
#include <windows.h>

namespace merops {
namespace {

/// Overlapped, since calls on any other handle wait for one another.
FileHandle open_overlapped(const std::filesystem::path& path, DWORD flags) {
  constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  return FileHandle(::CreateFileW(wide_path(path).c_str(), GENERIC_READ, kShareAll, nullptr, OPEN_EXISTING,
                                  FILE_FLAG_OVERLAPPED | flags, nullptr));
}

/// A read that a device refuses because it reaches beyond its end, of a size that is no multiple of our blocks, is
/// tried again up to the sector that holds the last byte needed.
ReadSome read_within(HANDLE file, std::uint64_t offset, std::span<std::byte> room, std::uint64_t needed) {
  constexpr std::uint64_t kSector = 512;
  const ReadSome got = read_some(file, offset, room);
  const auto sectors = static_cast<std::size_t>((needed + kSector - 1) / kSector * kSector);
  if (got.error == 0 || sectors >= room.size()) return got;
  return read_some(file, offset, room.first(sectors));
}

}  // namespace

ColdFile::ColdFile(const std::filesystem::path& path) : path_(path), why_buffered_(open_direct()) {
  if (!file_) file_ = open_overlapped(path_, FILE_FLAG_SEQUENTIAL_SCAN);
  if (!file_) throw error_of("opening " + path_.string(), ::GetLastError());
}

/// Empty once the file is open without buffering, proved by a read; else why it is not.
std::string ColdFile::open_direct() try {
  if (direct_alignment(path_) > kBlock) return "reads without buffering need blocks larger than 4096 bytes";
  FileHandle file = open_overlapped(path_, FILE_FLAG_NO_BUFFERING);
  if (!file) return words_of_error(::GetLastError());
  alignas(kBlock) std::byte probe[kBlock];
  if (read_some(file.handle(), 0, probe).error == ERROR_INVALID_PARAMETER) return "unbuffered reads are refused";
  file_ = std::move(file);
  return {};
} catch (const Error& error) {
  return error.why();
}

void ColdFile::read(std::uint64_t offset, std::span<std::byte> blocks, std::uint64_t needed) const {
  assert(offset % kBlock == 0 && blocks.size() % kBlock == 0 && needed <= blocks.size());
  std::uint64_t done = 0;
  while (done < needed) {
    const ReadSome got = read_within(file_.handle(), offset + done, blocks.subspan(done), needed - done);
    if (done + got.bytes >= needed) break;
    // An unbuffered read goes on at a whole block; one that ended inside a block has met the file's end.
    const std::uint64_t more = got.bytes / kBlock * kBlock;
    if (more == 0) {
      throw Error(fmt::format("reading {} at byte {}", path_.string(), offset + done),
                  got.error == 0 ? "the file ends here" : words_of_error(got.error), hint_of_error(got.error));
    }
    done += more;
  }
  // What a buffered read left in the cache cannot be dropped on Windows by parts; opening without buffering drops all.
  if (!direct()) (void)open_overlapped(path_, FILE_FLAG_NO_BUFFERING);
}

}  // namespace merops
