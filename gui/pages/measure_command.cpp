#include "gui/pages/measure_command.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace merops::gui {

MeasureCommand::MeasureCommand(QWidget* parent) : QWidget(parent), edit_(new QLineEdit) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  auto* label = new QLabel(tr("I&n a terminal:"));
  auto* copy = new QPushButton(tr("Cop&y"));
  copy->setObjectName(QStringLiteral("copyCommand"));
  copy->setAccessibleDescription(tr("Copies the command line."));
  edit_->setObjectName(QStringLiteral("command"));
  edit_->setReadOnly(true);
  label->setBuddy(edit_);
  layout->addWidget(label);
  layout->addWidget(edit_, 1);
  layout->addWidget(copy);
  connect(copy, &QPushButton::clicked, this, [this] {
    QApplication::clipboard()->setText(line_);
    emit copied();
  });
}

void MeasureCommand::show(const QString& line) {
  line_ = line;
  edit_->setText(line);  // shows a line's end as a blank; what is copied has it
  edit_->setCursorPosition(0);
}

}  // namespace merops::gui
