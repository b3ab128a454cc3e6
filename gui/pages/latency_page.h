#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class LatencyPage : public Page {
  Q_OBJECT

 public:
  explicit LatencyPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
