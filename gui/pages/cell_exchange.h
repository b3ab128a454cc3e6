#pragma once

#include "gui/models/cell_export.h"
#include "gui/models/cell_import.h"
#include "gui/models/cell_places.h"
#include "gui/pages/page.h"

#include <QStringList>

class QMimeData;

namespace merops::gui {

/// Writes results into files and takes them out of files, in the background, and says what came of it.
class CellExchange : public QObject {
  Q_OBJECT

 public:
  CellExchange(const PageContext& context, QWidget* window);

  /// Asks what to export and where.
  void exportCells(const CellChoice& selected, const CellChoice& all);
  /// Asks for files to import.
  void chooseImport();
  void import(const QStringList& files);
  [[nodiscard]] bool isSettled() const { return running_ == 0; }

 signals:
  void said(const QString& text);
  void failed(const QString& text, const QString& hint);

 private:
  struct Export {
    CellChoice cells{};
    ExportWish wish{};
    QString path{};
  };
  void write(const Export& wish, bool replace);
  void askToReplace(const Export& wish);
  void report(const std::vector<FileImport>& files);
  void tell(const Error& error);

  PageContext context_;
  QWidget* window_;
  int running_ = 0;
};

/// The names of local files that are dragged; empty where there are none.
[[nodiscard]] QStringList filesIn(const QMimeData* dragged);

}  // namespace merops::gui
