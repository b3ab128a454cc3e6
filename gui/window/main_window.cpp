#include "gui/window/main_window.h"

#include "gui/pages/pages.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>
#include <algorithm>

namespace merops::gui {

MainWindow::MainWindow(ResultsStore& store, Program& program, QWidget* parent)
    : QMainWindow(parent), store_(store), program_(program) {
  auto* content = new QWidget;
  auto* layout = new QHBoxLayout(content);
  navigation_ = new QListWidget;
  stack_ = new QStackedWidget;
  layout->addWidget(navigation_);
  layout->addWidget(stack_, 1);
  setCentralWidget(content);
  const PageContext context{store_, selection_, preferences_, program_, undo_};
  for (const PageRow& row : pageRows()) {
    navigation_->addItem(QCoreApplication::translate("Pages", row.title).remove(QLatin1Char('&')));
    Page* page = row.make(context, stack_);
    stack_->addWidget(page);
    connect(page, &Page::pageWanted, this, &MainWindow::showPage);
  }
  connect(navigation_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
  navigation_->setCurrentRow(0);
}

bool MainWindow::showPage(const QString& id) {
  const auto rows = pageRows();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const PageRow& row) { return id == QLatin1String(row.id); });
  if (found == rows.end()) return false;
  navigation_->setCurrentRow(static_cast<int>(found - rows.begin()));
  return true;
}

Page* MainWindow::currentPage() const { return qobject_cast<Page*>(stack_->currentWidget()); }

}  // namespace merops::gui
