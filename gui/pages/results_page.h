#pragma once

#include "gui/pages/page.h"

namespace merops::gui {

class ResultsPage : public Page {
  Q_OBJECT

 public:
  explicit ResultsPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;
};

}  // namespace merops::gui
