#include "gui/pages/text_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace merops::gui {

TextDialog::TextDialog(const QString& title, const QString& question, const QString& acceptText, QWidget* parent)
    : QDialog(parent), text_(new QPlainTextEdit) {
  setWindowTitle(title);
  setAttribute(Qt::WA_DeleteOnClose);
  auto* label = new QLabel(question);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setBuddy(text_);
  text_->setObjectName(QStringLiteral("text"));
  text_->setAccessibleName(question);
  text_->setTabChangesFocus(true);
  text_->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
  text_->setMinimumHeight(fontMetrics().lineSpacing() * 4);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  QPushButton* accept = buttons->addButton(acceptText, QDialogButtonBox::AcceptRole);
  accept->setObjectName(QStringLiteral("accept"));
  accept->setDefault(true);
  accept->setEnabled(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(label);
  layout->addWidget(text_);
  layout->addWidget(buttons);
  connect(text_, &QPlainTextEdit::textChanged, accept, [this, accept] { accept->setEnabled(!text().isEmpty()); });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  adjustSize();
}

QString TextDialog::text() const { return text_->toPlainText().trimmed(); }

}  // namespace merops::gui
