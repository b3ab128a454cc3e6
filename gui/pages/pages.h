#pragma once

#include "gui/pages/page.h"

#include <QString>
#include <span>

namespace merops::gui {

/// A row of the table of pages.
struct PageRow {
  const char* id;     ///< stable: on the command line, in settings
  const char* title;  ///< to be translated in the context "Pages"
  const char* about;  ///< one line: the navigation's tool tip
  Page* (*make)(const PageContext& context, QWidget* parent);
};

/// All pages in the order of the navigation.
[[nodiscard]] std::span<const PageRow> pageRows();

}  // namespace merops::gui
