#pragma once

#include "gui/models/compare_view.h"

#include <QWidget>

class QPlainTextEdit;
class QToolButton;
class QTreeWidget;

namespace merops::gui {

/// What the comparison says in sentences, what it leaves out, and what differs in the environments.
class CompareFindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CompareFindingsPanel(QWidget* parent = nullptr);
  void showView(const CompareView& view);

 private:
  void build();
  void showEnvironment(const std::vector<EnvironmentRow>& rows);

  QPlainTextEdit* sentences_ = nullptr;
  QToolButton* toggle_ = nullptr;
  QTreeWidget* environment_ = nullptr;
};

}  // namespace merops::gui
