#include "gui/pages/measure_field.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace merops::gui {

QLabel* sentenceLabel(const QString& objectName, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(objectName);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setMinimumWidth(1);  // a path without spaces must not widen the page
  return label;
}

MeasureField::MeasureField(const QString& name, const QString& placeholder, QWidget* parent)
    : QWidget(parent), edit_(new QLineEdit), fault_(sentenceLabel(name + QStringLiteral("Fault"))) {
  edit_->setObjectName(name);
  edit_->setPlaceholderText(placeholder);
  edit_->setClearButtonEnabled(true);
  fault_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(edit_);
  layout->addWidget(fault_);
  setFocusProxy(edit_);
  connect(edit_, &QLineEdit::textChanged, this, &MeasureField::changed);
}

QString MeasureField::text() const { return edit_->text().trimmed(); }

void MeasureField::setFault(const QString& fault) {
  fault_->setText(fault);
  fault_->setVisible(!fault.isEmpty());
  edit_->setAccessibleDescription(fault);
}

}  // namespace merops::gui
