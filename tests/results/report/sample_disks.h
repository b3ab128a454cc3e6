#pragma once

#include "results/report/load.h"

#include <cstdint>
#include <string>
#include <vector>

namespace merops::report::test {

/// A campaign over one disk, to which cells are added. Everything in it is plain and valid unless said.
class SampleCampaign {
 public:
  /// `number` gives the id, the disk's name and its machine's.
  explicit SampleCampaign(std::uint32_t number, const std::string& model = "");

  /// A cell that counts: direct, proved, with an interval of 2 % to both sides.
  StoredCell& add(const std::string& reader, std::uint32_t depth, double mb_per_s);
  /// As many runs as bound an interval of the median, 1 MB/s apart.
  void add_runs(const std::string& reader, std::uint32_t depth, double mb_per_s, std::uint32_t runs = 7);

  LoadedCampaign loaded{};
};

}  // namespace merops::report::test
