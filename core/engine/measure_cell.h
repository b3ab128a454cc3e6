#pragma once

#include "core/host/reader.h"
#include "core/model/facts.h"
#include "core/model/measurement.h"
#include "core/model/source.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace merops {

/// What a cell is measured with; shared by all cells of a source.
struct CellContext {
  std::shared_ptr<const Source> source{};
  StorageFacts storage{};  ///< where the source lives
  std::span<const Backend> table{};
  double null_read_ns = 0;       ///< the tool's own cost, for judgement
  ContentFacts content{};        ///< of the source
  MachineFacts machine{};        ///< as the campaign began
  std::uint64_t quiet_ns = 0;    ///< how long to wait for a quiet machine at most; 0: not at all
  std::uint64_t timeout_ns = 0;  ///< CellRunSetup::hang_ns
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::uint64_t)> progress{};  ///< payload bytes done, about ten times a second
};

/// How long a cell without limits is measured.
inline constexpr std::uint64_t kDefaultWindowNs = 2'000'000'000;

/// How long the window of a cell that ends by time lasts; of a thorough one, each of its rounds.
[[nodiscard]] constexpr std::uint64_t window_of(const Cell& cell) {
  return cell.limits.nanoseconds != 0 ? cell.limits.nanoseconds : kDefaultWindowNs;
}

/// Empty, or why this reader cannot read this source here: the table of contract "Sources", availability and depth.
[[nodiscard]] std::string why_not(const Backend& backend, const Source& source);

/// Measures one cell, whatever happens: what cannot be measured as asked is skipped with the reason, a failed read or a
/// hung device fails the cell. Never throws for what the source, reader or device does.
[[nodiscard]] CellResult measure_cell(const Cell& cell, const CellContext& context);

}  // namespace merops
