#include "gui/pages/pages.h"
#include "gui/window/main_window.h"

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

TEST(MainWindow, ShowsEveryPageById) {
  ResultsStore store;
  Program program;
  MainWindow window(store, program);
  for (const PageRow& row : pageRows()) {
    EXPECT_TRUE(window.showPage(QString::fromLatin1(row.id))) << row.id;
    EXPECT_NE(window.currentPage(), nullptr);
  }
  EXPECT_FALSE(window.showPage(QStringLiteral("nowhere")));
}

}  // namespace
}  // namespace merops::gui
