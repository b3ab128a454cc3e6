#pragma once

#include "core/model/cell.h"
#include "core/model/json_object.h"

#include <cstdint>
#include <optional>
#include <string>

namespace merops {

/// What a job of fio was asked to do: its own options over the global ones, and fio's defaults where neither tells.
struct FioJob {
  std::string name{}, engine{}, file{};
  std::string pattern{};                 ///< rw: "read", "randread", "write", ...
  std::optional<std::uint64_t> block{};  ///< bytes; absent for a mix of sizes
  std::uint32_t depth = 1;               ///< iodepth; 1 for a synchronous engine
  std::uint32_t jobs = 1;                ///< numjobs
  bool direct = false, huge_pages = false;
  [[nodiscard]] bool reads_only() const { return pattern == "read" || pattern == "randread"; }
  [[nodiscard]] Order order() const { return pattern == "read" ? Order::sequential : Order::random; }
  /// Reads of one entry in flight at most: of all its jobs where the entry stands for all of them.
  [[nodiscard]] std::uint64_t in_flight(bool grouped) const { return std::uint64_t{depth} * (grouped ? jobs : 1); }
  [[nodiscard]] std::string text() const;  ///< "ioengine=psync direct=1 ..."
};

/// Throws Error naming the option whose value cannot be understood.
[[nodiscard]] FioJob read_fio_job(const JsonObject& document, const JsonObject& job);

/// "4k", "2592KiB", "1m", "2654208": fio's sizes, whose k, m and g are binary. Absent for anything else.
[[nodiscard]] std::optional<std::uint64_t> parse_fio_size(std::string_view text);

}  // namespace merops
