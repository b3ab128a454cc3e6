#include "backends/blocking_reader.h"
#include "backends/rows.h"

#include <cstring>

namespace merops {
namespace {

/// What engines do whose weights lie at any offset: read whole blocks into an aligned buffer, copy the slice out of it.
/// The buffer is the reader's own, of the same page kind as the slots, and holds whatever fits into a slot.
class BounceReader final : public BlockingReader {
 public:
  BounceReader(std::span<const Target> targets, const SlotMemory& slots, const ReaderOptions& options)
      : BlockingReader(targets, slots, options, Access::direct),
        bounce_(allocate_slots(1, slots.stride, slots.pages)) {}

 private:
  void read(const Request& request, Completion& completion) override {
    SlotLayout layout(memory().slot(request.slot));
    for (const Extent& extent : request.extents) {
      const Rounded rounded = round_out(extent, alignment());
      const std::span<std::byte> place = layout.take(round_out(extent, 1));
      const bool fits = place.size() == extent.length;
      const std::span<std::byte> bounce = fits ? bounce_.memory().slot(0) : std::span<std::byte>();
      if (!read_extent(extent, rounded, bounce, completion)) return;
      std::memcpy(place.data(), bounce.data() + rounded.lead, place.size());
      deliver(completion, place, rounded.length);
    }
  }

  SlotPages bounce_;
};

std::unique_ptr<Reader> open_bounce(std::span<const Target> targets, const SlotMemory& memory,
                                    const ReaderOptions& options) {
  return std::make_unique<BounceReader>(targets, memory, options);
}

}  // namespace

Backend direct_bounce_row() {
  return {.name = "direct-bounce",
          .summary = "direct reads at any offset into an aligned buffer, the slice copied out",
          .direct = true,
          .open = open_bounce};
}

}  // namespace merops
