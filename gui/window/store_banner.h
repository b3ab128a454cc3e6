#pragma once

#include "gui/models/results_store.h"
#include "gui/window/banner.h"

namespace merops::gui {

/// What the window can do about a database.
struct StoreRemedies {
  std::function<void()> openAnother{};
  std::function<void()> measure{};
};

/// Says in words what is wrong with the store's database, with buttons that help; hides where nothing is.
void showStoreState(Banner& banner, ResultsStore& store, const StoreRemedies& remedies);

}  // namespace merops::gui
