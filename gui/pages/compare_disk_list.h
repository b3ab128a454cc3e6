#pragma once

#include "gui/models/compare_view.h"

#include <QWidget>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace merops::gui {

/// The disks that can be compared, with check marks, and which of them ratios are to. Keeps the order of choosing.
class CompareDiskList : public QWidget {
  Q_OBJECT

 public:
  explicit CompareDiskList(QWidget* parent = nullptr);

  /// `compared`: identities, the first is what ratios are to. Tells nobody.
  void showDisks(const std::vector<KnownDisk>& known, const std::vector<std::string>& compared);
  [[nodiscard]] QSize sizeHint() const override;

 signals:
  /// The user chose others, or another order.
  void chosen(const std::vector<std::string>& identities);

 private:
  void build();
  void fill(const std::vector<KnownDisk>& known);
  void mark(QListWidgetItem* item);
  void changed(QListWidgetItem* item);
  void makeFirst();
  void enableFirst();
  [[nodiscard]] std::string identityOf(const QListWidgetItem* item) const;

  QListWidget* list_ = nullptr;
  QPushButton* first_ = nullptr;
  QLabel* hint_ = nullptr;
  std::vector<std::string> compared_{};
};

}  // namespace merops::gui
