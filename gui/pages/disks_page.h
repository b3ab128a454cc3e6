#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class DisksPage : public Page {
  Q_OBJECT

 public:
  explicit DisksPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
