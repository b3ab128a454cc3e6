#pragma once

#include "gui/models/depth_charts.h"
#include "gui/pages/lines_page.h"

namespace merops::gui {

/// Throughput and p99 over the reads in flight, for the chosen disks and readers.
class DepthPage : public LinesPage {
  Q_OBJECT

 public:
  explicit DepthPage(const PageContext& context, QWidget* parent = nullptr);

 protected:
  void ask() override;
  [[nodiscard]] QString nothingYet() const override;
  void forget() override { disks_ = nullptr; }

 private:
  void showPicture(const DepthPicture& picture);

  Disks disks_{};  ///< as read last; null: to be read
  LinesCheckList *diskList_ = nullptr, *readerList_ = nullptr;
};

}  // namespace merops::gui
