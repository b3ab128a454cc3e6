#include "backends/rounded_read.h"

#include "backends/misalignment.h"
#include "backends/read_error.h"

namespace merops {
namespace {

bool asks_for_another_call(std::error_code error) {
  return error && (error == std::errc::interrupted || error == std::errc::resource_unavailable_try_again);
}

BytesRead ask(const FileHandle& file, const ReadProgress& progress, std::span<std::byte> memory, ReadCall call) {
  std::byte* const to = memory.data() + progress.position();
  if (!is_aligned(progress.offset(), progress.length(), to, progress.alignment()))
    return {0, misalignment(progress.offset(), progress.length(), to, progress.alignment())};
  return call(file, progress.offset(), {to, static_cast<std::size_t>(progress.length())});
}

}  // namespace

ReadOutcome read_rounded(const FileHandle& file, ReadProgress progress, std::span<std::byte> memory, ReadCall call) {
  ReadOutcome outcome;
  for (bool first = true; !progress.finished(); first = false) {
    if (!first) ++outcome.resubmitted;
    const BytesRead answer = ask(file, progress, memory, call);
    if (asks_for_another_call(answer.error)) continue;
    outcome.error_offset = progress.offset();
    outcome.error = answer.error;
    if (!answer.error && progress.advance(answer.bytes) == ReadProgress::Step::ended_early)
      outcome.error = ReadError::ended_early;
    if (outcome.error) return outcome;
  }
  outcome.error_offset = 0;
  return outcome;
}

}  // namespace merops
