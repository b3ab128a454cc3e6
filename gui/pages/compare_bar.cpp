#include "gui/pages/compare_bar.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace merops::gui {

CompareBar::CompareBar(QWidget* parent) : QWidget(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  buildMeasures();
  for (QToolButton* button : measures_) layout->addWidget(button);
  readers_ = new QToolButton;
  readers_->setObjectName(QStringLiteral("compareReaders"));
  readers_->setPopupMode(QToolButton::InstantPopup);
  readers_->setToolTip(tr("Readers whose results are shown"));
  menu_ = new QMenu(readers_);
  readers_->setMenu(menu_);
  documented_ = new QCheckBox(tr("D&ocumented results"));
  documented_->setObjectName(QStringLiteral("compareDocumented"));
  documented_->setToolTip(tr("Published results of other disks, taken in the same way"));
  documented_->setChecked(true);
  layout->addSpacing(fontMetrics().averageCharWidth());
  layout->addWidget(readers_);
  layout->addWidget(documented_);
  layout->addStretch();
  connect(documented_, &QCheckBox::toggled, this, &CompareBar::changed);
  nameReaders();
}

void CompareBar::buildMeasures() {
  auto* group = new QButtonGroup(this);
  const std::array names{"compareRate", "compareP50", "compareP99"};
  for (std::size_t i = 0; i < measures_.size(); ++i) {
    measures_[i] = new QToolButton;
    measures_[i]->setObjectName(QString::fromLatin1(names[i]));
    measures_[i]->setCheckable(true);
    group->addButton(measures_[i], static_cast<int>(i));
    connect(measures_[i], &QToolButton::toggled, this, [this, button = measures_[i]](bool on) {
      QFont font = button->font();
      font.setBold(on);  // a pressed button differs little from its neighbours in some styles
      button->setFont(font);
      if (on) emit changed();
    });
  }
  measures_[1]->setText(tr("p&50"));
  measures_[1]->setToolTip(tr("Median latency of a read"));
  measures_[2]->setText(tr("p&99"));
  measures_[2]->setToolTip(tr("Latency that one read of a hundred exceeds"));
  measures_[0]->setAccessibleName(tr("Throughput"));
  measures_[1]->setAccessibleName(tr("Median latency"));
  measures_[2]->setAccessibleName(tr("99th percentile of the latency"));
  showUnit(Display());
  measures_[0]->setChecked(true);
}

void CompareBar::showUnit(const Display& display) {
  measures_[0]->setText(display.rateUnitText());
  measures_[0]->setShortcut(QKeySequence(Qt::ALT | Qt::Key_U));  // a unit's text has no mnemonic of its own
  measures_[0]->setToolTip(tr("Throughput in %1 (Alt+U)").arg(display.rateUnitText()));
}

CompareMeasure CompareBar::measure() const {
  const auto on = std::find_if(measures_.begin(), measures_.end(), [](QToolButton* one) { return one->isChecked(); });
  return on == measures_.end() ? CompareMeasure::rate : static_cast<CompareMeasure>(on - measures_.begin());
}

bool CompareBar::showsDocumented() const { return documented_->isChecked(); }

void CompareBar::showReaders(const QStringList& there, const QStringList& wanted) {
  wanted_.clear();
  for (const QString& reader : there) {
    if (wanted.contains(reader)) wanted_.push_back(reader);
  }
  if (there != there_) {
    there_ = there;
    menu_->clear();
    for (const QString& reader : there_) {
      QAction* action = menu_->addAction(QString(reader).replace(QLatin1Char('&'), QLatin1String("&&")));
      action->setData(reader);
      action->setCheckable(true);
      connect(action, &QAction::triggered, this, &CompareBar::chooseReaders);
    }
  }
  for (QAction* action : menu_->actions()) {
    action->setChecked(wanted_.isEmpty() || wanted_.contains(action->data().toString()));
  }
  nameReaders();
}

void CompareBar::nameReaders() {
  readers_->setText(wanted_.isEmpty() || wanted_.size() == there_.size()
                        ? tr("All &readers")
                        : tr("%n of the &readers", "", static_cast<int>(wanted_.size())));
  readers_->setEnabled(there_.size() > 1);
}

/// None checked is all, since a chart of nothing helps nobody.
void CompareBar::chooseReaders() {
  QStringList readers;
  for (const QAction* action : menu_->actions()) {
    if (action->isChecked()) readers.push_back(action->data().toString());
  }
  if (readers.size() == there_.size()) readers.clear();
  emit readersChosen(readers);
}

}  // namespace merops::gui
