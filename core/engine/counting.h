#pragma once

#include "core/host/counters.h"
#include "core/model/facts.h"
#include "core/model/measurement.h"

#include <optional>

namespace merops {

/// Counters of the process, the machine and the devices around the timed part of a cell: what it cost, and where its
/// bytes came from.
class Counting {
 public:
  explicit Counting(const StorageFacts& storage) : storage_(storage) {}
  void before() { first_ = take(); }
  void after() { last_ = take(); }
  /// Origin (but residency and asked bytes) and cost, as the difference of the two looks.
  void fill(Measurement& m) const;

 private:
  struct Taken {
    std::uint64_t at_ns = 0;
    ProcessCounters process{};
    std::optional<DeviceCounters> leaves{}, named{};
  };
  [[nodiscard]] Taken take() const;

  const StorageFacts& storage_;
  Taken first_{}, last_{};
};

}  // namespace merops
