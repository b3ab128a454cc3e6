#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class ComparePage : public Page {
  Q_OBJECT

 public:
  explicit ComparePage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
