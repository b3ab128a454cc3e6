#pragma once

#include "gui/models/compare_view.h"
#include "tests/gui/support_compare.h"

#include <gtest/gtest.h>

namespace merops::gui {

using test::ComparedCampaign;

[[nodiscard]] inline bool holds(const QString& text, const char* part) {
  return text.contains(QString::fromUtf8(part));
}
[[nodiscard]] inline std::string all(const QStringList& texts) { return texts.join(QLatin1Char('\n')).toStdString(); }

/// Disks that were measured, and what is seen of them.
class CompareViewTest : public testing::Test {
 protected:
  std::vector<ComparedCampaign> campaigns_{};
  ReferenceCatalogue catalogue_{};
  CompareWish wish_{};

  ComparedCampaign& addDisk(const std::string& model, const std::string& transport = "nvme") {
    return campaigns_.emplace_back(static_cast<std::uint32_t>(campaigns_.size() + 1), model, transport);
  }
  CompareView view() {
    std::vector<report::LoadedCampaign> loaded;
    for (const ComparedCampaign& campaign : campaigns_) loaded.push_back(campaign.loaded());
    wish_.display = Display(wish_.display.rateUnit(), QLocale::c());
    return compareView(comparedDisks(report::disks_of(loaded)), catalogue_, wish_);
  }
  void chooseAll() {
    wish_.disks.clear();
    for (const ComparedCampaign& campaign : campaigns_) wish_.disks.push_back(campaign.identity());
  }
  std::vector<double> rates(std::size_t disk) const {
    std::vector<double> values;
    for (const CellResult& cell : campaigns_[disk].cells) values.push_back(cell.measurement.mb_per_s.value);
    return values;
  }
};

}  // namespace merops::gui
