#include "gui/pages/cell_exchange.h"

#include "gui/models/native_path.h"
#include "gui/pages/export_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace merops::gui {

CellExchange::CellExchange(const PageContext& context, QWidget* window)
    : QObject(window), context_(context), window_(window) {
  connect(&context_.store, &ResultsStore::stateChanged, this, [this] {
    if (!context_.store.isReady()) running_ = 0;  // what runs is not answered any more
  });
}

void CellExchange::exportCells(const CellChoice& selected, const CellChoice& all) {
  auto* dialog = new ExportDialog(static_cast<int>(selected.count()), static_cast<int>(all.count()), window_);
  connect(dialog, &QDialog::accepted, this, [=, this] {
    write({dialog->everything() ? all : selected, dialog->wish(), dialog->path()}, false);
  });
  dialog->open();
}

void CellExchange::write(const Export& wish, bool replace) {
  if (!context_.store.isReady()) return;
  ++running_;
  const auto work = [wish, replace](Database& database) {
    ExportWish whole = wish.wish;
    whole.cells = wish.cells.cells();
    return writeExport(nativePath(wish.path), exportText(database, whole), replace);
  };
  context_.store.read(
      Lane::analysis, this, work,
      [this, wish](bool written) {
        --running_;
        if (!written) return askToReplace(wish);
        emit said(tr("%n result(s) were written to %1.", "", static_cast<int>(wish.cells.count())).arg(wish.path));
      },
      [this](const Error& error) { tell(error); });
}

void CellExchange::askToReplace(const Export& wish) {
  auto* box = new QMessageBox(QMessageBox::Question, tr("Export results"), tr("There is a file of this name already."),
                              QMessageBox::Cancel, window_);
  box->setObjectName(QStringLiteral("replaceDialog"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setInformativeText(wish.path);
  QPushButton* accept = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
  accept->setObjectName(QStringLiteral("accept"));
  box->setDefaultButton(QMessageBox::Cancel);
  connect(accept, &QPushButton::clicked, this, [=, this] { write(wish, true); });
  box->open();
}

void CellExchange::chooseImport() {
  auto* dialog = new QFileDialog(window_, tr("Import results"), {},
                                 tr("Result sets, and results of fio and iobench (*.json *.txt *.log);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFiles);
  connect(dialog, &QFileDialog::filesSelected, this, &CellExchange::import);
  dialog->open();
}

void CellExchange::import(const QStringList& files) {
  if (files.isEmpty()) return;
  if (!context_.store.isReady()) {
    emit failed(tr("Nothing was imported: the results database is not open."),
                tr("Where there is none yet, measure something first, or make one with `merops import FILE`."));
    return;
  }
  ++running_;
  const auto outcomes = std::make_shared<std::vector<FileImport>>();
  context_.store.write(
      this, [=](Database& database) { *outcomes = importFiles(database, files); },
      [=, this] {
        --running_;
        report(*outcomes);
      },
      [this](const Error& error) { tell(error); });
}

void CellExchange::report(const std::vector<FileImport>& files) {
  auto* dialog = new QDialog(window_);
  dialog->setObjectName(QStringLiteral("importReport"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Import results"));
  auto* summary = new QLabel(summaryOf(files));
  summary->setWordWrap(true);
  auto* text = new QPlainTextEdit(wordsOf(files));
  text->setObjectName(QStringLiteral("text"));
  text->setAccessibleName(tr("What became of each file"));
  text->setReadOnly(true);
  text->setTabChangesFocus(true);
  text->setMinimumWidth(text->fontMetrics().averageCharWidth() * 60);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(summary);
  layout->addWidget(text, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  buttons->button(QDialogButtonBox::Close)->setFocus();
  dialog->open();
  emit said(summaryOf(files));
}

void CellExchange::tell(const Error& error) {
  --running_;
  emit failed(QString::fromUtf8(error.what()), QString::fromStdString(error.hint()));
}

QStringList filesIn(const QMimeData* dragged) {
  QStringList files;
  for (const QUrl& url : dragged->urls()) {
    if (url.isLocalFile()) files.append(url.toLocalFile());
  }
  return files;
}

}  // namespace merops::gui
