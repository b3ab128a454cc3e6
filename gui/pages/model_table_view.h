#pragma once

#include "gui/models/model_table.h"

#include <QTableWidget>
#include <vector>

namespace merops::gui {

/// Shows a ModelTable: read only, rows chosen as a whole. Ctrl+C asks for a copy.
class ModelTableView : public QTableWidget {
  Q_OBJECT

 public:
  explicit ModelTableView(QWidget* parent = nullptr);
  void show(const ModelTable& table);
  [[nodiscard]] std::vector<std::size_t> chosenRows() const;  ///< ascending

 signals:
  void copyWanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitColumns();
};

}  // namespace merops::gui
