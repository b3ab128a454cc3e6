#include "gui/pages/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>

namespace merops::gui {
namespace {

constexpr char kFormatKey[] = "results/export-format", kFolderKey[] = "results/export-folder";
constexpr int kFewResults = 100;  // of which the times of single reads are no burden

QString folder() { return QSettings().value(QLatin1String(kFolderKey), QDir::homePath()).toString(); }

}  // namespace

ExportDialog::ExportDialog(int selected, int all, QWidget* parent)
    : QDialog(parent),
      selected_(new QRadioButton(tr("The %n selected result(s)", "", selected))),
      all_(new QRadioButton(tr("All %n result(s) that the table shows", "", all))),
      format_(new QComboBox),
      identity_(new QCheckBox(tr("&Include identity: host name, serial numbers, paths and user names"))),
      stamps_(new QCheckBox(tr("Include the &times of single reads"))),
      path_(new QLineEdit) {
  setWindowTitle(tr("Export results"));
  setObjectName(QStringLiteral("exportDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  selected_->setObjectName(QStringLiteral("selected"));
  all_->setObjectName(QStringLiteral("all"));
  selected_->setEnabled(selected > 0);
  (selected > 0 ? selected_ : all_)->setChecked(true);
  stamps_->setChecked((selected > 0 ? selected : all) <= kFewResults);
  addFields();
  addButtons();
  formatChosen();
}

void ExportDialog::addFields() {
  for (const ExportFormatRow& row : exportFormats()) format_->addItem(nameOf(row), QLatin1String(row.id));
  format_->setObjectName(QStringLiteral("format"));
  format_->setCurrentIndex(std::max(0, format_->findData(QSettings().value(QLatin1String(kFormatKey)))));
  identity_->setObjectName(QStringLiteral("identity"));
  stamps_->setObjectName(QStringLiteral("stamps"));
  auto* note = new QLabel(tr("Without it nothing personal is written: what tells whose machine it is, is taken out."));
  note->setWordWrap(true);
  path_->setObjectName(QStringLiteral("path"));
  path_->setText(QDir(folder()).filePath(QStringLiteral("merops-results")));
  path_->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
  auto* browse = new QPushButton(tr("&Browse…"));
  auto* place = new QHBoxLayout;
  place->addWidget(path_, 1);
  place->addWidget(browse);
  auto* layout = new QFormLayout(this);
  layout->addRow(tr("Write:"), selected_);
  layout->addRow({}, all_);
  layout->addRow(tr("&As:"), format_);
  layout->addRow({}, identity_);
  layout->addRow({}, note);
  layout->addRow({}, stamps_);
  layout->addRow(tr("&File:"), place);
  static_cast<QLabel*>(layout->labelForField(place))->setBuddy(path_);
  connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChosen);
  connect(path_, &QLineEdit::textChanged, this, &ExportDialog::check);
}

void ExportDialog::addButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  accept_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
  accept_->setObjectName(QStringLiteral("accept"));
  accept_->setDefault(true);
  static_cast<QFormLayout*>(layout())->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    remember();
    accept();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

const ExportFormatRow& ExportDialog::format() const {
  return exportFormats()[static_cast<std::size_t>(format_->currentIndex())];
}

/// The file's ending goes along, unless the user gave another one.
void ExportDialog::formatChosen() {
  stamps_->setEnabled(format().stamps);
  QString path = path_->text();
  for (const ExportFormatRow& row : exportFormats()) {
    const QString ending = QLatin1String(row.ending);
    if (path.endsWith(ending)) path.chop(ending.size());
  }
  if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty()) path_->setText(path + QLatin1String(format().ending));
  check();
}

void ExportDialog::browse() {
  auto* dialog = new QFileDialog(this, tr("Export results"), QFileInfo(path_->text()).path());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setOption(QFileDialog::DontConfirmOverwrite);  // asked when it is written
  dialog->selectFile(QFileInfo(path_->text()).fileName());
  connect(dialog, &QFileDialog::fileSelected, path_, &QLineEdit::setText);
  dialog->open();
}

void ExportDialog::check() {
  if (accept_ != nullptr) accept_->setEnabled(!path_->text().trimmed().isEmpty());
}

void ExportDialog::remember() const {
  QSettings settings;
  settings.setValue(QLatin1String(kFormatKey), QLatin1String(format().id));
  settings.setValue(QLatin1String(kFolderKey), QFileInfo(path()).path());
}

bool ExportDialog::everything() const { return all_->isChecked(); }

ExportWish ExportDialog::wish() const { return {{}, format().format, identity_->isChecked(), stamps_->isChecked()}; }

QString ExportDialog::path() const { return QDir::home().absoluteFilePath(path_->text().trimmed()); }

}  // namespace merops::gui
