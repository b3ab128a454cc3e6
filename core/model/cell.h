#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace merops {

/// Kind of the memory pages under the read buffers. `any` only as a wish: the best that can be had.
enum class PageKind : std::uint8_t { any, small, thp, hugetlb };  // "auto", "4k", "thp", "hugetlb"
/// What is asked to be done with the page cache before a cell.
enum class CacheMode : std::uint8_t { cold, warm, pressed, as_is };
enum class Order : std::uint8_t { random, sequential };

[[nodiscard]] std::string_view to_string(PageKind kind);
[[nodiscard]] std::string_view to_string(CacheMode mode);
[[nodiscard]] std::string_view to_string(Order order);
/// The inverse; throw UsageError that lists what is allowed.
[[nodiscard]] PageKind parse_page_kind(std::string_view text);
[[nodiscard]] CacheMode parse_cache_mode(std::string_view text);
[[nodiscard]] Order parse_order(std::string_view text);

/// When a cell ends: the first limit reached. Zero is no limit; all zero: 2 s.
struct Limits {
  std::uint64_t reads = 0;
  std::uint64_t bytes = 0;  ///< payload
  std::uint64_t nanoseconds = 0;
  friend bool operator==(const Limits&, const Limits&) = default;
};

/// One point of a plan: everything that decides what is measured.
struct Cell {
  std::uint32_t source = 0;  ///< index into Plan::sources
  std::string reader{};
  std::uint32_t depth = 1;  ///< reads in flight
  CacheMode cache = CacheMode::cold;
  Order order = Order::random;
  PageKind pages = PageKind::any;  ///< as wished
  std::uint64_t block = 0;         ///< uniform block bytes over the source's target; 0 = the source's own experts
  Limits limits{};
  std::uint64_t memory_limit = 0;  ///< bytes; for CacheMode::pressed
  bool check_bytes = false;        ///< hash every delivered payload (outside the rate's meaning: the row is flagged)
  bool thorough = false;           ///< measure in rounds, each as long as the limits say, until the steady state
  std::uint64_t seed = 1;          ///< of the access sequence
  std::uint32_t repetition = 0;    ///< 0, 1, ... of equal cells
  std::string tag{};  ///< why the plan holds it: "sweep", "repeat", "provisional", "ceiling", "size"; may be empty
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// The axes of `merops measure`; expand() gives their product.
struct Plan {
  std::vector<std::string> sources{};
  std::vector<std::string> readers{};
  std::vector<std::uint32_t> depths{1};
  std::vector<CacheMode> caches{CacheMode::cold};
  Order order = Order::random;
  PageKind pages = PageKind::any;
  std::uint64_t block = 0;
  Limits limits{};
  std::uint64_t memory_limit = 0;
  bool check_bytes = false;
  bool thorough = false;
  std::uint64_t seed = 1;
  std::uint32_t repetitions = 1;
  friend bool operator==(const Plan&, const Plan&) = default;
};

/// What all cells of a repetition have in common: everything but source, reader, depth, cache state and tag.
[[nodiscard]] Cell common_cell(const Plan& plan, std::uint32_t repetition);

/// All cells of the plan: repetitions interleaved, the order within each repetition shuffled by the seed. Every cell of
/// one repetition has the same sequence seed (the plan's seed plus the repetition), so that readers are compared on the
/// same experts. The same plan gives the same order on every platform.
[[nodiscard]] std::vector<Cell> expand(const Plan& plan);

}  // namespace merops
