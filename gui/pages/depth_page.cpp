#include "gui/pages/depth_page.h"

#include "gui/pages/lines_check_list.h"

#include <utility>

namespace merops::gui {
namespace {

QStringList asTexts(const std::vector<std::string>& keys) {
  QStringList texts;
  for (const std::string& key : keys) texts.push_back(QString::fromStdString(key));
  return texts;
}

}  // namespace

DepthPage::DepthPage(const PageContext& context, QWidget* parent) : LinesPage(context, parent) {
  diskList_ = addChoices(tr("D&isks"), QStringLiteral("diskList"),
                         tr("Disks whose lines are shown; with none checked, the best one."));
  readerList_ = addChoices(tr("Re&aders"), QStringLiteral("readerList"),
                           tr("Readers whose lines are shown; with none checked, the best few."));
  Selection& selection = context.selection;
  connect(diskList_, &LinesCheckList::chosenChanged, this, [this, &selection] {
    selection.setDisks(diskList_->chosen());
    if (diskList_->chosen().empty()) refresh();  // the best one is checked again, where it was shown already
  });
  connect(readerList_, &LinesCheckList::chosenChanged, this, [this, &selection] {
    selection.setReaders(asTexts(readerList_->chosen()));
    if (readerList_->chosen().empty()) refresh();
  });
  connect(&selection, &Selection::disksChanged, this, &DepthPage::refresh);
  connect(&selection, &Selection::readersChanged, this, &DepthPage::refresh);
}

QString DepthPage::nothingYet() const {
  return tr("Nothing was measured yet: measure a disk at several queue depths to see how it gains from them.");
}

void DepthPage::ask() {
  struct Answer {
    Disks disks{};
    DepthPicture picture{};
  };
  const DepthRequest request{context().selection.disks(), context().selection.readers(),
                             context().preferences.display()};
  latest().ask(
      [disks = disks_, request](Database& database) {
        Answer answer{disks ? disks : loadDisks(database), {}};
        answer.picture = depthPicture(*answer.disks, request, reference_catalogue());
        return answer;
      },
      [this](Answer answer) {
        disks_ = std::move(answer.disks);
        showPicture(answer.picture);
      },
      [this](const Error& error) { fail(error); });
}

void DepthPage::showPicture(const DepthPicture& picture) {
  if (picture.disks.empty()) {
    invite(nothingYet());
    return;
  }
  diskList_->setChoices(picture.disks);
  readerList_->setChoices(picture.readers);
  showCharts(picture.charts, picture.notes,
             tr("Nothing that counts was measured of these disks: choose others, or look among the results for why."));
}

}  // namespace merops::gui
