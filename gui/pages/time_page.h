#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class TimePage : public Page {
  Q_OBJECT

 public:
  explicit TimePage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
