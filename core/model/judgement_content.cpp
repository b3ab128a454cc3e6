#include "core/model/judgement_flags.h"
#include "core/model/units.h"

#include <fmt/format.h>

namespace merops {
namespace {

using judging::add_flag;

/// Shares of the source beyond which blocks that need no read, or a smaller one, are told.
constexpr double kExtentShare = 0.01, kRepeatedShare = 0.05;
/// Quantised weights have more than six bits of entropy a byte.
constexpr double kLeastBits = 5;

bool is_much(const std::optional<std::uint64_t>& bytes, const CellResult& result) {
  return bytes && static_cast<double>(*bytes) > kExtentShare * static_cast<double>(result.source_bytes);
}

}  // namespace

void judging::flag_content(CellResult& result, const Evidence& evidence) {
  if (!evidence.touches_storage) return;
  const ContentFacts& content = evidence.content;
  if (is_much(content.hole_bytes, result) || is_much(content.unwritten_bytes, result)) {
    add_flag(result, "sparse-source", "cache",
             fmt::format("{} in holes and {} allocated but never written, of {}",
                         format_bytes(content.hole_bytes.value_or(0)),
                         format_bytes(content.unwritten_bytes.value_or(0)), format_bytes(result.source_bytes)),
             "no device reads what was never written: copy the file so that every block is");
  }
  if (is_much(content.encoded_bytes, result)) {
    add_flag(result, "compressed-source", "cache",
             fmt::format("the file system holds {} of {} compressed, encrypted or inside other blocks",
                         format_bytes(*content.encoded_bytes), format_bytes(result.source_bytes)),
             "fewer bytes are read than are delivered: put the store where nothing compresses it");
  }
  const bool repeats = content.repeated_share && *content.repeated_share > kRepeatedShare;
  if (repeats || (content.bits_per_byte && *content.bits_per_byte < kLeastBits)) {
    add_flag(
        result, "shortcut-content", "cache",
        fmt::format("of {} sampled, {:.0f} % are blocks of one value or seen before; {:.1f} bits of entropy a byte",
                    format_bytes(content.sampled_bytes.value_or(0)), 100 * content.repeated_share.value_or(0),
                    content.bits_per_byte.value_or(0)),
        "drives and hypervisors that compress or deduplicate read less of it: measure real weights, or a store of "
        "synth");
  }
}

}  // namespace merops
