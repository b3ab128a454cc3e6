#include "gui/pages/compare_disk_list.h"

#include "gui/models/compare_words.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kIdentityRole = Qt::UserRole, kNameRole = Qt::UserRole + 1;

/// Tool tips take what looks like markup for it; names of disks are none.
QString plainToolTip(const QString& text) {
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

}  // namespace

CompareDiskList::CompareDiskList(QWidget* parent) : QWidget(parent) {
  build();
  connect(list_, &QListWidget::itemChanged, this, &CompareDiskList::changed);
  connect(list_, &QListWidget::currentItemChanged, this, &CompareDiskList::enableFirst);
  connect(first_, &QPushButton::clicked, this, &CompareDiskList::makeFirst);
}

void CompareDiskList::build() {
  auto* label = new QLabel(tr("D&isks to compare"));
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("compareDisks"));
  list_->setWordWrap(true);                       // names may be long, and all of them counts
  list_->setSpacing(fontMetrics().height() / 4);  // so that it shows which lines are one name
  list_->setResizeMode(QListView::Adjust);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setAccessibleName(tr("Disks to compare"));
  list_->setAccessibleDescription(tr("The space bar takes a disk in or leaves it out; ratios are to the base."));
  label->setBuddy(list_);
  first_ = new QPushButton(tr("Make i&t the base"));
  first_->setObjectName(QStringLiteral("compareFirst"));
  first_->setToolTip(tr("Ratios are to the base"));
  hint_ = new QLabel(tr("With none checked, the two best are compared."));
  hint_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  for (QWidget* widget : std::initializer_list<QWidget*>{label, list_, first_, hint_}) layout->addWidget(widget);
}

QSize CompareDiskList::sizeHint() const {
  constexpr int kCharacters = 30;
  return {kCharacters * fontMetrics().averageCharWidth(), QWidget::sizeHint().height()};
}

std::string CompareDiskList::identityOf(const QListWidgetItem* item) const {
  return item->data(kIdentityRole).toString().toStdString();
}

void CompareDiskList::showDisks(const std::vector<KnownDisk>& known, const std::vector<std::string>& compared) {
  const QSignalBlocker quiet(list_);
  compared_ = compared;
  fill(known);
  for (int row = 0; row < list_->count(); ++row) mark(list_->item(row));
  enableFirst();
}

/// Items that are there already stay, and with them the place of the keyboard.
void CompareDiskList::fill(const std::vector<KnownDisk>& known) {
  while (list_->count() > static_cast<int>(known.size())) delete list_->takeItem(list_->count() - 1);
  for (std::size_t i = 0; i < known.size(); ++i) {
    const KnownDisk& disk = known[i];
    const int row = static_cast<int>(i);
    QListWidgetItem* item = row < list_->count() ? list_->item(row) : new QListWidgetItem(list_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(kIdentityRole, QString::fromStdString(disk.identity));
    item->setData(kNameRole, disk.name);
    item->setToolTip(plainToolTip(disk.about));
  }
  if (list_->currentRow() < 0 && list_->count() > 0) list_->setCurrentRow(0);
}

void CompareDiskList::mark(QListWidgetItem* item) {
  const auto place = std::find(compared_.begin(), compared_.end(), identityOf(item));
  const QString name = shortName(item->data(kNameRole).toString().toStdString());
  const bool is_base = place == compared_.begin() && place != compared_.end() && compared_.size() > 1;
  item->setCheckState(place == compared_.end() ? Qt::Unchecked : Qt::Checked);
  item->setText(is_base ? tr("%1 (base)").arg(name) : name);
}

void CompareDiskList::changed(QListWidgetItem* item) {
  const std::string identity = identityOf(item);
  const bool was = std::find(compared_.begin(), compared_.end(), identity) != compared_.end();
  if (was == (item->checkState() == Qt::Checked)) return;
  if (was) {
    std::erase(compared_, identity);
  } else {
    compared_.push_back(identity);
  }
  emit chosen(compared_);
}

void CompareDiskList::makeFirst() {
  const QListWidgetItem* item = list_->currentItem();
  if (item == nullptr) return;
  const std::string identity = identityOf(item);
  std::erase(compared_, identity);
  compared_.insert(compared_.begin(), identity);
  emit chosen(compared_);
}

void CompareDiskList::enableFirst() {
  const QListWidgetItem* item = list_->currentItem();
  first_->setEnabled(item != nullptr && !compared_.empty() && identityOf(item) != compared_.front());
}

}  // namespace merops::gui
