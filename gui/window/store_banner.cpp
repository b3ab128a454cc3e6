#include "gui/window/store_banner.h"

#include "gui/models/native_path.h"

#include <QCoreApplication>
#include <utility>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(StoreBanner)
};

Banner::Button openAnother(const StoreRemedies& remedies) {
  return {Words::tr("&Open another database..."), remedies.openAnother};
}

Banner::Button tryAgain(ResultsStore& store) {
  return {Words::tr("&Try again"), [&store] { store.reopen(); }};
}

std::vector<Banner::Button> buttonsFor(ResultsStore& store, const StoreRemedies& remedies) {
  switch (store.state().kind) {
    case StoreState::Kind::missing:
      return {{Words::tr("&Measure a disk"), remedies.measure}, openAnother(remedies)};
    case StoreState::Kind::older:
      return {{Words::tr("&Bring it up to date"), [&store] { store.bringUpToDate(); }}, openAnother(remedies)};
    case StoreState::Kind::newer:
      return {openAnother(remedies)};
    case StoreState::Kind::locked:
    case StoreState::Kind::broken:
      return {tryAgain(store), openAnother(remedies)};
    case StoreState::Kind::opening:
    case StoreState::Kind::ready:
      break;
  }
  return {};
}

QString textFor(const ResultsStore& store) {
  const QString path = pathText(store.path());
  switch (store.state().kind) {
    case StoreState::Kind::missing:
      return Words::tr("Nothing was measured yet: there are no results in %1.").arg(path);
    case StoreState::Kind::older:
      return Words::tr(
                 "The results in %1 were recorded by an older version of Merops. Bringing them up to date changes "
                 "the file's form and none of the results; the older version cannot read it afterwards.")
          .arg(path);
    case StoreState::Kind::locked:
      return Words::tr("Another program is using %1 and does not let go. It is tried again every second.").arg(path);
    default:
      return store.state().text;
  }
}

QString hintFor(const ResultsStore& store) {
  switch (store.state().kind) {
    case StoreState::Kind::missing:
      return Words::tr("The first measurement makes it.");
    case StoreState::Kind::older:
    case StoreState::Kind::locked:
      return {};
    case StoreState::Kind::newer:
      return Words::tr("Install the newer version, or open another database.");
    default:
      // The buttons say it; what the library advises is meant for a terminal.
      return store.state().hint.contains(QLatin1String("--db")) ? QString() : store.state().hint;
  }
}

}  // namespace

void showStoreState(Banner& banner, ResultsStore& store, const StoreRemedies& remedies) {
  if (store.state().kind == StoreState::Kind::opening) return;  // what was said stays until it is known
  if (store.isReady()) return banner.hide();
  banner.say(textFor(store), hintFor(store), buttonsFor(store, remedies));
}

}  // namespace merops::gui
