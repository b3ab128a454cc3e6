#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class DepthPage : public Page {
  Q_OBJECT

 public:
  explicit DepthPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
