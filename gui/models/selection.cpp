#include "gui/models/selection.h"

#include <utility>

namespace merops::gui {
namespace {

/// True where the value is another one now.
template <class T>
bool set(T& member, T value) {
  if (member == value) return false;
  member = std::move(value);
  return true;
}

}  // namespace

void Selection::setDisks(std::vector<std::string> disks) {
  if (set(disks_, std::move(disks))) emit disksChanged();
}

void Selection::setCells(std::vector<std::int64_t> cells) {
  if (set(cells_, std::move(cells))) emit cellsChanged();
}

void Selection::setReaders(QStringList readers) {
  if (set(readers_, std::move(readers))) emit readersChanged();
}

void Selection::setCampaign(std::string campaign) {
  if (set(campaign_, std::move(campaign))) emit campaignChanged();
}

void Selection::setModel(std::optional<ChosenModel> model) {
  if (set(model_, std::move(model))) emit modelChanged();
}

}  // namespace merops::gui
