#pragma once

#include "gui/models/lines_disks.h"

#include <QListWidget>
#include <string>
#include <vector>

namespace merops::gui {

/// Rows that are checked or not, by mouse and space bar. Texts are elided in their middle; the whole is the tool tip.
class LinesCheckList : public QListWidget {
  Q_OBJECT

 public:
  explicit LinesCheckList(QWidget* parent = nullptr);
  /// Shows these rows; where they are the same as before, focus and place stay. Emits nothing.
  void setChoices(const std::vector<LinesChoice>& choices);
  [[nodiscard]] std::vector<std::string> chosen() const;  ///< keys of the checked rows, in order

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void chosenChanged();  ///< by the user

 private:
  void rebuild();
  std::vector<LinesChoice> choices_{};
};

}  // namespace merops::gui
