#pragma once

#include "gui/models/time_load.h"
#include "gui/pages/lines_page.h"

#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace merops::gui {

/// Throughput and temperature while a campaign went on. The newest one is followed while it runs.
class TimePage : public LinesPage {
  Q_OBJECT

 public:
  explicit TimePage(const PageContext& context, QWidget* parent = nullptr);

 protected:
  void ask() override;
  [[nodiscard]] QString nothingYet() const override;

 private:
  void addCampaigns();
  void showAnswer(const TimeAnswer& answer);
  void showCampaigns(const TimeAnswer& answer);

  std::vector<std::string> rows_{};  ///< that the user chose; empty: the deciding ones
  std::vector<CampaignChoice> campaignChoices_{};
  QComboBox* campaigns_ = nullptr;
  QLabel* progress_ = nullptr;
  LinesCheckList* rowList_ = nullptr;
};

}  // namespace merops::gui
