#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class MeasurePage : public Page {
  Q_OBJECT

 public:
  explicit MeasurePage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
