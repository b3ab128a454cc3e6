#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class ModelPage : public Page {
  Q_OBJECT

 public:
  explicit ModelPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
