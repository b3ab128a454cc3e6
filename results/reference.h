#pragma once

#include "results/claim_check.h"
#include "results/regime.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The reference catalogue: published figures of other programs on other machines, each with its source and how it was
/// taken (results/reference/*.json, built into the program).
namespace merops {

/// A published measurement of one configuration.
struct ReferenceRow {
  std::string id{};      ///< stable: "A4-qwen-qd2", "C16"
  std::string source{};  ///< document or report it stands in
  std::string machine{}, disk{}, os{}, model{};
  std::string transport{};  ///< as DeviceFacts::transport
  Regime regime = Regime::direct;
  std::vector<SourceKind> kinds{};  ///< kinds of source that the row can stand for
  std::uint64_t expert_bytes = 0;   ///< bytes a read
  std::uint32_t in_flight = 1;      ///< queue depth or threads
  bool threads = false;             ///< in_flight counts threads of synchronous reads
  std::optional<double> mb_per_s{}, mean_us{}, p50_us{}, p99_us{};
  std::optional<std::uint64_t> reads{};           ///< n, where the source tells
  std::optional<double> link_ceiling_mb_per_s{};  ///< of the disk's link, where the source tells
  std::vector<std::string> flags{};               ///< how it was taken: "best of two runs", ...
  std::string withdrawn{};                        ///< empty, or why it was withdrawn: never compared with
};

/// A published statement that is no measurement of one configuration: a ratio, a gain, an effect on decoding.
struct ReferenceClaim {
  std::string id{}, source{}, statement{};
  std::vector<std::string> flags{};
  std::vector<ClaimCheck> checks{};  ///< how it is tried here; none for what cannot be measured
  std::string withdrawn{};           ///< empty, or why it was withdrawn
};

struct ReferenceCatalogue {
  std::vector<ReferenceRow> rows{};
  std::vector<ReferenceClaim> claims{};
};

/// The built-in catalogue. Parsed on the first call; thread-safe.
[[nodiscard]] const ReferenceCatalogue& reference_catalogue();

/// A catalogue from JSON text (docs/results.md); Error naming row and key for anything missing, unknown, of the wrong
/// type or out of range, and for an id given twice. `name` stands for the text in messages.
[[nodiscard]] ReferenceCatalogue read_reference(std::string_view text, std::string_view name);

/// Both together; Error where an id of `own` stands in `catalogue` already. `name` stands for `own` in messages.
[[nodiscard]] ReferenceCatalogue joined(const ReferenceCatalogue& catalogue, ReferenceCatalogue own,
                                        std::string_view name);

/// A documented row of the same regime as a cell, with the cell's figures over the row's; absent where either has none.
struct ReferenceMatch {
  const ReferenceRow* row = nullptr;  ///< in the catalogue
  std::optional<double> mb_per_s_ratio{}, p50_ratio{}, p99_ratio{};
};

/// The rows of the cell's regime: equal transport, direct or buffered cold or buffered warm, kind of source and number
/// in flight, expert bytes within a factor of 1.5. Nearest size first, at most `limit`. None for a cell without a
/// regime, for one that read in sequence (the rows read at random) and for an unknown transport; withdrawn rows never.
[[nodiscard]] std::vector<ReferenceMatch> nearest_rows(const ReferenceCatalogue& catalogue, const CellResult& result,
                                                       std::string_view transport, std::size_t limit = 3);

}  // namespace merops
