#include "gui/pages/lines_check_list.h"

#include <QSignalBlocker>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kWidthInCharacters = 36, kRows = 8, kFewestRows = 3;

bool sameRows(const std::vector<LinesChoice>& a, const std::vector<LinesChoice>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const LinesChoice& x, const LinesChoice& y) {
    return x.key == y.key && x.text == y.text && x.about == y.about;
  });
}

}  // namespace

LinesCheckList::LinesCheckList(QWidget* parent) : QListWidget(parent) {
  setTextElideMode(Qt::ElideMiddle);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformItemSizes(true);
  connect(this, &QListWidget::itemChanged, this, &LinesCheckList::chosenChanged);
}

void LinesCheckList::setChoices(const std::vector<LinesChoice>& choices) {
  const QSignalBlocker quiet(this);
  const bool same = sameRows(choices_, choices);
  choices_ = choices;
  if (!same) rebuild();
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    item(static_cast<int>(i))->setCheckState(choices_[i].chosen ? Qt::Checked : Qt::Unchecked);
  }
}

void LinesCheckList::rebuild() {
  const int row = currentRow();
  clear();
  for (const LinesChoice& choice : choices_) {
    auto* added = new QListWidgetItem(QString(choice.text).replace(QLatin1Char('\n'), QLatin1Char(' ')), this);
    added->setToolTip(choice.about.toHtmlEscaped());
    added->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  }
  if (count() > 0) setCurrentRow(std::clamp(row, 0, count() - 1));
}

std::vector<std::string> LinesCheckList::chosen() const {
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (item(static_cast<int>(i))->checkState() == Qt::Checked) keys.push_back(choices_[i].key);
  }
  return keys;
}

QSize LinesCheckList::sizeHint() const {
  return {fontMetrics().averageCharWidth() * kWidthInCharacters, fontMetrics().height() * kRows};
}

QSize LinesCheckList::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * kWidthInCharacters / 2, fontMetrics().height() * kFewestRows};
}

}  // namespace merops::gui
