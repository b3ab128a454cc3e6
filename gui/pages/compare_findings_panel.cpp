#include "gui/pages/compare_findings_panel.h"

#include <QHeaderView>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace merops::gui {

CompareFindingsPanel::CompareFindingsPanel(QWidget* parent) : QWidget(parent) {
  build();
  connect(toggle_, &QToolButton::toggled, this, [this](bool open) {
    environment_->setVisible(open);
    toggle_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  });
}

void CompareFindingsPanel::build() {
  sentences_ = new QPlainTextEdit;
  sentences_->setObjectName(QStringLiteral("compareFindings"));
  sentences_->setReadOnly(true);
  sentences_->setTabChangesFocus(true);
  sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  sentences_->setAccessibleName(tr("What the comparison says"));
  constexpr int kLines = 3;
  sentences_->setMinimumHeight(kLines * fontMetrics().lineSpacing() + 2 * sentences_->frameWidth());
  toggle_ = new QToolButton;
  toggle_->setObjectName(QStringLiteral("compareEnvironmentToggle"));
  toggle_->setCheckable(true);
  toggle_->setArrowType(Qt::RightArrow);
  toggle_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  toggle_->setAutoRaise(true);
  environment_ = new QTreeWidget;
  environment_->setObjectName(QStringLiteral("compareEnvironment"));
  environment_->setRootIsDecorated(false);
  environment_->setAlternatingRowColors(true);
  environment_->setTextElideMode(Qt::ElideMiddle);
  environment_->setHeaderLabels({tr("Fact"), tr("Base"), tr("Other disk"), tr("Disk")});
  environment_->setAccessibleName(tr("What differs in the environments"));
  environment_->setMinimumHeight(5 * fontMetrics().lineSpacing());
  environment_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(sentences_, 1);
  layout->addWidget(toggle_);
  layout->addWidget(environment_, 1);
}

void CompareFindingsPanel::showView(const CompareView& view) {
  QStringList texts = view.findings;
  if (!view.notes.isEmpty()) texts.push_back(view.notes.join(QLatin1Char('\n')));
  const QString text = texts.join(QLatin1String("\n\n"));
  if (text != sentences_->toPlainText()) sentences_->setPlainText(text);
  showEnvironment(view.environment);
  setVisible(!text.isEmpty());
}

void CompareFindingsPanel::showEnvironment(const std::vector<EnvironmentRow>& rows) {
  environment_->clear();
  for (const EnvironmentRow& row : rows) {
    auto* item = new QTreeWidgetItem(environment_, {row.fact, row.first, row.other, row.disk});
    for (int column = 0; column < item->columnCount(); ++column) {
      item->setToolTip(column, QStringLiteral("<p>%1</p>").arg(item->text(column).toHtmlEscaped()));
    }
  }
  environment_->header()->setSectionResizeMode(QHeaderView::Stretch);
  toggle_->setVisible(!rows.empty());
  environment_->setVisible(toggle_->isChecked() && !rows.empty());
  toggle_->setText(tr("&What differs in the environments (%n fact(s))", "", static_cast<int>(rows.size())));
}

}  // namespace merops::gui
