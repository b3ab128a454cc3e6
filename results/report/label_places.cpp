#include "results/report/label_places.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace merops::report {

std::vector<double> places_apart(const std::vector<double>& wanted, double gap, double low, double high) {
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
  std::vector<double> places(wanted.size());
  // From the low end each is pushed up by the one before; from the high end each is pushed back again.
  double least = low;
  for (const std::size_t i : order) {
    places[i] = std::max(wanted[i], least);
    least = places[i] + gap;
  }
  double most = high;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    places[*i] = std::min(places[*i], most);
    most = places[*i] - gap;
  }
  return places;
}

}  // namespace merops::report
