#include "gui/pages/time_page.h"

#include "gui/pages/lines_check_list.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

namespace merops::gui {
namespace {

constexpr int kCampaignInCharacters = 24;

}  // namespace

TimePage::TimePage(const PageContext& context, QWidget* parent) : LinesPage(context, parent) {
  addCampaigns();
  rowList_ = addChoices(tr("Cell&s"), QStringLiteral("rowList"),
                        tr("Cells whose course is shown; with none checked, the one that decides about each disk."));
  connect(rowList_, &LinesCheckList::chosenChanged, this, [this] {
    rows_ = rowList_->chosen();
    refresh();
  });
  Selection& selection = context.selection;
  connect(&selection, &Selection::campaignChanged, this, [this] {
    rows_.clear();
    refresh();
  });
  connect(&selection, &Selection::cellsChanged, this, [this] {
    rows_.clear();
    refresh();
  });
}

void TimePage::addCampaigns() {
  campaigns_ = new QComboBox;
  campaigns_->setObjectName(QStringLiteral("campaignChooser"));
  campaigns_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  campaigns_->setMinimumContentsLength(kCampaignInCharacters);
  campaigns_->view()->setTextElideMode(Qt::ElideMiddle);
  auto* label = new QLabel(tr("C&ampaign"));
  label->setBuddy(campaigns_);
  progress_ = new QLabel;
  progress_->setObjectName(QStringLiteral("progress"));
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(campaigns_, 1);
  row->addWidget(progress_);
  body()->insertLayout(0, row);
  connect(campaigns_, &QComboBox::activated, this, [this](int place) {
    // The newest one gives way to a newer one.
    const bool follow = place == 0 && context().selection.cells().empty();
    context().selection.setCampaign(follow ? std::string() : campaignChoices_[static_cast<std::size_t>(place)].id);
  });
}

QString TimePage::nothingYet() const {
  return tr("Nothing was measured yet: a campaign's course appears here while it goes on.");
}

void TimePage::ask() {
  const TimeRequest request{context().selection.campaign(), rows_, context().selection.cells(),
                            context().preferences.display()};
  latest().ask([request](Database& database) { return loadTime(database, request); },
               [this](const TimeAnswer& answer) { showAnswer(answer); }, [this](const Error& error) { fail(error); });
}

void TimePage::showAnswer(const TimeAnswer& answer) {
  if (answer.campaigns.empty()) {
    invite(nothingYet());
    return;
  }
  showCampaigns(answer);
  progress_->setText(answer.progress);
  rowList_->setChoices(answer.rows);
  showCharts(answer.picture.charts, answer.picture.notes,
             tr("No course over time was recorded in this campaign yet: it appears with the first cell that ends."));
}

void TimePage::showCampaigns(const TimeAnswer& answer) {
  const QSignalBlocker quiet(campaigns_);
  if (campaignChoices_ != answer.campaigns) {
    campaignChoices_ = answer.campaigns;
    campaigns_->clear();
    for (const CampaignChoice& choice : campaignChoices_) {
      campaigns_->addItem(choice.text);
      campaigns_->setItemData(campaigns_->count() - 1, choice.text.toHtmlEscaped(), Qt::ToolTipRole);
    }
  }
  const auto found = std::find_if(campaignChoices_.begin(), campaignChoices_.end(),
                                  [&](const CampaignChoice& choice) { return choice.id == answer.campaign; });
  campaigns_->setCurrentIndex(static_cast<int>(found - campaignChoices_.begin()));
  campaigns_->setToolTip(found == campaignChoices_.end() ? QString() : found->text.toHtmlEscaped());
}

}  // namespace merops::gui
