#include "gui/pages/pages.h"
#include "gui/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>

/// The menus of the window.
namespace merops::gui {

void MainWindow::addMenus() {
  addFileMenu();
  addEditMenu();
  addViewMenu();
  addHelpMenu();
}

void MainWindow::addFileMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  menu->addAction(tr("&Open a results database..."), QKeySequence::Open, this, &MainWindow::openAnother);
  menu->addAction(tr("&New measurement"), QKeySequence::New, this, [this] { showPage(QStringLiteral("measure")); });
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
}

void MainWindow::addEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  QAction* undo = undo_.createUndoAction(this, tr("&Undo"));
  QAction* redo = undo_.createRedoAction(this, tr("&Redo"));
  undo->setShortcut(QKeySequence::Undo);
  redo->setShortcut(QKeySequence::Redo);
  menu->addActions({undo, redo});
}

void MainWindow::addViewMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  int key = Qt::Key_1;
  for (const PageRow& row : pageRows()) {
    menu->addAction(QCoreApplication::translate("Pages", row.title),
                    QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key++)), this,
                    [this, id = QString::fromLatin1(row.id)] { showPage(id); });
  }
  menu->addSeparator();
  QMenu* units = menu->addMenu(tr("&Unit of throughput"));
  auto* group = new QActionGroup(this);
  for (const RateUnit unit : {RateUnit::megabytes, RateUnit::gigabytes, RateUnit::mebibytes}) {
    QAction* action = group->addAction(toText(unit));
    action->setCheckable(true);
    action->setChecked(preferences_.display().rateUnit() == unit);
    connect(action, &QAction::triggered, this, [this, unit] { preferences_.setRateUnit(unit); });
    connect(&preferences_, &Preferences::displayChanged, action,
            [this, unit, action] { action->setChecked(preferences_.display().rateUnit() == unit); });
  }
  units->addActions(group->actions());
}

void MainWindow::addHelpMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  menu->addAction(tr("&About Merops"), this, &MainWindow::showAbout);
}

}  // namespace merops::gui
