#pragma once

#include "results/report/load.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace merops::gui::test {

/// A campaign over one disk, to which cells are added. Everything in it is plain and valid unless said.
class ComparedCampaign {
 public:
  /// `number` gives the id and the disk's kernel name; all are of one machine, the greater number measured later.
  explicit ComparedCampaign(std::uint32_t number, const std::string& model = "", const std::string& transport = "nvme");

  /// A cell past the page cache, of 400 reads.
  CellResult& add(const std::string& reader, std::uint32_t depth, double mbPerS);
  /// Its repetitions, half a per cent apart.
  void addRuns(const std::string& reader, std::uint32_t depth, double mbPerS, std::uint32_t runs = 7);
  /// So many reads whose median is `p50Ns`, and one of a hundred takes three times as long.
  static void setLatency(CellResult& cell, std::uint32_t reads, double p50Ns);

  [[nodiscard]] report::LoadedCampaign loaded() const;
  void record(const std::filesystem::path& database) const;
  [[nodiscard]] std::string identity() const;

  CampaignInfo info{};
  std::vector<CellResult> cells{};
};

}  // namespace merops::gui::test
