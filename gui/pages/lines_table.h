#pragma once

#include <QStringList>
#include <QTableWidget>
#include <vector>

namespace merops::gui {

/// A small table of texts to read and copy: Ctrl+C copies the selected rows, or all, with the titles.
class LinesTable : public QTableWidget {
  Q_OBJECT

 public:
  explicit LinesTable(QWidget* parent = nullptr);
  void setRows(const QStringList& titles, const std::vector<QStringList>& rows);
  void copyRows() const;

  [[nodiscard]] QSize sizeHint() const override;  ///< all rows, as far as there are few

 private:
  [[nodiscard]] QStringList rowTexts(int row) const;
};

}  // namespace merops::gui
