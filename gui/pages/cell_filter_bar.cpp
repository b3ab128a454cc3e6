#include "gui/pages/cell_filter_bar.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>
#include <array>

namespace merops::gui {
namespace {

constexpr int kTypingMs = 250, kFieldsInARow = 4;

/// What of deleted and retracted results is shown.
struct StandingRow {
  const char* text;
  Shown deleted, retracted;
};
constexpr std::array kStandings{
    StandingRow{QT_TRANSLATE_NOOP("merops::gui::CellFilterBar", "All but deleted ones"), Shown::no, Shown::yes},
    StandingRow{QT_TRANSLATE_NOOP("merops::gui::CellFilterBar", "Neither deleted nor retracted"), Shown::no, Shown::no},
    StandingRow{QT_TRANSLATE_NOOP("merops::gui::CellFilterBar", "Only retracted ones"), Shown::no, Shown::only},
    StandingRow{QT_TRANSLATE_NOOP("merops::gui::CellFilterBar", "Deleted ones too"), Shown::yes, Shown::yes},
    StandingRow{QT_TRANSLATE_NOOP("merops::gui::CellFilterBar", "Only deleted ones"), Shown::only, Shown::yes},
};

std::string chosen(const QComboBox& box) { return box.currentData().toString().toStdString(); }

std::optional<int> chosenNumber(const QComboBox& box) {
  return box.currentIndex() <= 0 ? std::nullopt : std::optional(box.currentData().toInt());
}

using Choices = std::vector<std::pair<QString, QVariant>>;

/// All items but the first, which stands for everything. What is chosen stays, also where it is not among them.
void setChoices(QComboBox& box, const Choices& choices) {
  const QSignalBlocker silent(box);
  const QString text = box.currentText();
  const QVariant value = box.currentData();
  while (box.count() > 1) box.removeItem(box.count() - 1);
  for (const auto& [name, data] : choices) {
    box.addItem(name, data);
    box.setItemData(box.count() - 1, name, Qt::ToolTipRole);
  }
  if (!value.isValid()) return box.setCurrentIndex(0);
  if (box.findData(value) < 0) box.addItem(text, value);
  box.setCurrentIndex(box.findData(value));
}

Choices names(const std::vector<std::string>& texts) {
  Choices choices;
  for (const std::string& text : texts) choices.emplace_back(oneLine(text), QString::fromStdString(text));
  return choices;
}

void setMark(CellIndexFilter& filter, CellMark mark) {
  for (const auto state : {CellState::measured, CellState::skipped, CellState::failed, CellState::interrupted}) {
    for (const auto validity : {Validity::unknown, Validity::valid, Validity::contaminated, Validity::invalid}) {
      if (markOf(state, validity) != mark) continue;
      filter.state = state;
      if (state == CellState::measured) filter.validity = validity;
    }
  }
}

}  // namespace

CellFilterBar::CellFilterBar(QWidget* parent)
    : QWidget(parent), text_(new QLineEdit), delay_(new QTimer(this)), fields_(new QWidget) {
  text_->setObjectName(QStringLiteral("filterText"));
  text_->setClearButtonEnabled(true);
  text_->setPlaceholderText(tr("Filter by words (Ctrl+F)"));
  text_->setAccessibleName(tr("Filter by words"));
  text_->setToolTip(tr("Words in the names of readers, disks, paths, tags, flags and campaigns, and in reasons"));
  auto* grid = new QGridLayout(fields_);
  grid->setContentsMargins({});
  for (int column = 0; column < kFieldsInARow; ++column) grid->setColumnStretch(column, 1);
  device_ = addField("device", tr("All disks"), tr("Filter by disk"));
  reader_ = addField("reader", tr("All readers"), tr("Filter by reader"));
  depth_ = addField("depth", tr("All depths"), tr("Filter by reads in flight"));
  state_ = addField("state", tr("All states"), tr("Filter by state"));
  cache_ = addField("cache", tr("All cache states"), tr("Filter by the state of the page cache"));
  flag_ = addField("flag", tr("With any flags or none"), tr("Filter by flag"));
  campaign_ = addField("campaign", tr("All campaigns"), tr("Filter by campaign"));
  standing_ = addField("standing", tr(kStandings[0].text), tr("Filter by what was deleted or retracted"));
  campaign_->view()->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
  fillFixedFields();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(text_);
  layout->addWidget(fields_);
  delay_->setSingleShot(true);
  delay_->setInterval(kTypingMs);
  connect(text_, &QLineEdit::textChanged, delay_, qOverload<>(&QTimer::start));
  connect(text_, &QLineEdit::returnPressed, delay_, [this] { delay_->start(0); });
  connect(delay_, &QTimer::timeout, this, &CellFilterBar::filterChanged);
}

QComboBox* CellFilterBar::addField(const char* name, const QString& everything, const QString& accessibleName) {
  auto* box = new QComboBox;
  box->setObjectName(QStringLiteral("filter-%1").arg(QLatin1String(name)));
  box->setAccessibleName(accessibleName);
  box->setToolTip(accessibleName);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  box->view()->setTextElideMode(Qt::ElideMiddle);
  box->addItem(everything);
  auto* grid = static_cast<QGridLayout*>(fields_->layout());
  grid->addWidget(box, grid->count() / kFieldsInARow, grid->count() % kFieldsInARow);
  connect(box, &QComboBox::currentIndexChanged, this, &CellFilterBar::filterChanged);
  return box;
}

void CellFilterBar::fillFixedFields() {
  Choices states, caches, standings;
  for (const auto mark : {CellMark::valid, CellMark::contaminated, CellMark::unknown, CellMark::invalid,
                          CellMark::skipped, CellMark::interrupted, CellMark::failed}) {
    states.emplace_back(words(mark), static_cast<int>(mark));
  }
  for (const auto cache : {CacheState::bypassed, CacheState::cold, CacheState::warm, CacheState::pressed,
                           CacheState::memory, CacheState::unverified}) {
    caches.emplace_back(words(cache), static_cast<int>(cache));
  }
  for (std::size_t row = 1; row < kStandings.size(); ++row) {
    standings.emplace_back(tr(kStandings[row].text), static_cast<int>(row));
  }
  setChoices(*state_, states);
  setChoices(*cache_, caches);
  setChoices(*standing_, standings);
}

void CellFilterBar::setValues(const CellValues& values, const Display& display) {
  Choices depths, campaigns;
  for (const std::uint32_t depth : values.depths) {
    depths.emplace_back(tr("%1 in flight").arg(display.count(depth)), static_cast<int>(depth));
  }
  for (const CampaignChoice& campaign : values.campaigns) {
    campaigns.emplace_back(tr("%1: %2").arg(display.timeText(campaign.started_utc), oneLine(campaign.command)),
                           QString::fromStdString(campaign.id));
  }
  setChoices(*device_, names(values.devices));
  setChoices(*reader_, names(values.readers));
  setChoices(*flag_, names(values.flags));
  setChoices(*depth_, depths);
  setChoices(*campaign_, campaigns);
}

CellIndexFilter CellFilterBar::filter() const {
  CellIndexFilter filter;
  filter.campaign = chosen(*campaign_);
  filter.device = chosen(*device_);
  filter.reader = chosen(*reader_);
  filter.flag = chosen(*flag_);
  filter.text = text_->text().simplified().toStdString();
  if (const auto depth = chosenNumber(*depth_)) filter.depth = static_cast<std::uint32_t>(*depth);
  if (const auto mark = chosenNumber(*state_)) setMark(filter, static_cast<CellMark>(*mark));
  if (const auto cache = chosenNumber(*cache_)) filter.cache_state = static_cast<CacheState>(*cache);
  const StandingRow& standing = kStandings.at(static_cast<std::size_t>(chosenNumber(*standing_).value_or(0)));
  filter.deleted = standing.deleted;
  filter.retracted = standing.retracted;
  return filter;
}

void CellFilterBar::clear() {
  QSignalBlocker silent(this);
  for (QComboBox* box : {campaign_, device_, reader_, state_, cache_, flag_, depth_, standing_}) {
    box->setCurrentIndex(0);
  }
  text_->clear();
  delay_->stop();
  silent.unblock();
  emit filterChanged();
}

void CellFilterBar::focusText() {
  text_->setFocus(Qt::ShortcutFocusReason);
  text_->selectAll();
}

bool CellFilterBar::isSettled() const { return !delay_->isActive(); }

}  // namespace merops::gui
