#include "core/host/content_sample.h"

#include "core/host/sample_reading.h"
#include "core/model/sample_places.h"

#include <cstddef>
#include <memory>
#include <new>

namespace merops {
namespace {

constexpr std::uint32_t kPieces = 32;
constexpr std::uint64_t kPieceBytes = 65'536;
constexpr std::align_val_t kAlignment{kContentBlock};

struct Free {
  void operator()(std::byte* memory) const { ::operator delete(memory, kAlignment); }
};
using Memory = std::unique_ptr<std::byte, Free>;

}  // namespace

std::optional<ContentSample> sample_content(const ExpertMap& experts, std::span<const Target> targets,
                                            std::uint64_t seed) {
  const Memory memory(static_cast<std::byte*>(::operator new(kPieces* kPieceBytes, kAlignment, std::nothrow)));
  if (!memory) return std::nullopt;
  std::size_t bytes = 0;
  for (const Extent& place : sample_places(experts, kPieces, kPieceBytes, kContentBlock, seed)) {
    if (!read_sample(targets[place.target], place, memory.get() + bytes)) return std::nullopt;
    bytes += static_cast<std::size_t>(place.length);
  }
  return content_of({memory.get(), bytes});
}

}  // namespace merops
