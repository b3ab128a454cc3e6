#include "core/model/cell.h"

#include "core/model/enum_names.h"
#include "core/model/random.h"

namespace merops {
namespace {

constexpr EnumName<PageKind> kPageKinds[] = {
    {PageKind::any, "auto"}, {PageKind::small, "4k"}, {PageKind::thp, "thp"}, {PageKind::hugetlb, "hugetlb"}};
constexpr EnumName<CacheMode> kCacheModes[] = {
    {CacheMode::cold, "cold"}, {CacheMode::warm, "warm"}, {CacheMode::pressed, "pressed"}, {CacheMode::as_is, "as-is"}};
constexpr EnumName<Order> kOrders[] = {{Order::random, "random"}, {Order::sequential, "sequential"}};

void append_product(const Plan& plan, Cell cell, std::vector<Cell>& cells) {
  for (std::uint32_t source = 0; source < plan.sources.size(); ++source) {
    for (const std::string& reader : plan.readers) {
      for (const std::uint32_t depth : plan.depths) {
        for (const CacheMode cache : plan.caches) {
          cell.source = source;
          cell.reader = reader;
          cell.depth = depth;
          cell.cache = cache;
          cells.push_back(cell);
        }
      }
    }
  }
}

}  // namespace

std::string_view to_string(PageKind kind) { return name_in<PageKind>(kPageKinds, kind); }
std::string_view to_string(CacheMode mode) { return name_in<CacheMode>(kCacheModes, mode); }
std::string_view to_string(Order order) { return name_in<Order>(kOrders, order); }

PageKind parse_page_kind(std::string_view text) { return value_in<PageKind>(kPageKinds, text, "page kind"); }
CacheMode parse_cache_mode(std::string_view text) { return value_in<CacheMode>(kCacheModes, text, "cache mode"); }
Order parse_order(std::string_view text) {
  return value_in<Order>(kOrders, text == "seq" ? std::string_view("sequential") : text, "order");
}

Cell common_cell(const Plan& plan, std::uint32_t repetition) {
  Cell cell;
  cell.order = plan.order;
  cell.pages = plan.pages;
  cell.block = plan.block;
  cell.limits = plan.limits;
  cell.memory_limit = plan.memory_limit;
  cell.check_bytes = plan.check_bytes;
  cell.thorough = plan.thorough;
  cell.seed = plan.seed + repetition;
  cell.repetition = repetition;
  return cell;
}

std::vector<Cell> expand(const Plan& plan) {
  std::vector<Cell> cells;
  Random random(plan.seed);
  for (std::uint32_t repetition = 0; repetition < plan.repetitions; ++repetition) {
    const std::size_t first = cells.size();
    append_product(plan, common_cell(plan, repetition), cells);
    shuffle(std::span(cells).subspan(first), random);
  }
  return cells;
}

}  // namespace merops
