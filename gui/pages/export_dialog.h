#pragma once

#include "gui/models/cell_export.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace merops::gui {

/// Asks what to write where. Looks at no file.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// How many results are selected, and how many the filter lets through.
  ExportDialog(int selected, int all, QWidget* parent);
  [[nodiscard]] bool everything() const;
  [[nodiscard]] ExportWish wish() const;  ///< without the cells
  [[nodiscard]] QString path() const;

 private:
  void addFields();
  void addButtons();
  void formatChosen();
  void browse();
  void check();
  void remember() const;
  [[nodiscard]] const ExportFormatRow& format() const;

  QRadioButton *selected_, *all_;
  QComboBox* format_;
  QCheckBox *identity_, *stamps_;
  QLineEdit* path_;
  QPushButton* accept_ = nullptr;
};

}  // namespace merops::gui
