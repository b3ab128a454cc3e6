// whole_run MEROPS FOLDER SLOWER_FOLDER PICTURES: from an empty home folder, by mouse and keyboard alone, qualifies two
// folders, stops a third measurement, compares the disks with one another and with the documented results, and exports
// the report. Writes a picture of each step into the folder PICTURES. Exit code 1, with what was missing, where a step
// fails.
#include "gui/charts/chart_view.h"
#include "gui/pages/pages.h"
#include "gui/window/main_window.h"
#include "results/query.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <stdexcept>

namespace {

using namespace merops::gui;  // NOLINT(google-build-using-namespace): this file is the program

constexpr int kShortMs = 30'000, kRunMs = 180'000;

bool warned = false;

void noteWarnings(QtMsgType, const QMessageLogContext&, const QString& text) {
  std::fprintf(stderr, "Qt: %s\n", qPrintable(text));
  warned = true;
}

void need(bool holds, const QString& what) {
  if (!holds) throw std::runtime_error(what.toStdString());
}

void waitFor(const char* what, const std::function<bool()>& holds, int milliseconds = kShortMs) {
  need(QTest::qWaitFor(holds, milliseconds), QStringLiteral("waited in vain: %1").arg(QLatin1String(what)));
}

/// A person at the window: sees what is visible and enabled, clicks and types, and does nothing else.
class Person {
 public:
  Person(MainWindow& window, QDir pictures) : window_(window), pictures_(std::move(pictures)) {}

  void goTo(int number, const char* id) {
    if (!window_.isActiveWindow()) window_.activateWindow();  // no window manager gives back what a dialog had
    waitFor("the window has the keyboard", [&] { return window_.isActiveWindow(); });
    press(Qt::Key(Qt::Key_0 + number), Qt::ControlModifier);
    waitFor(
        id, [&] { return window_.currentPage()->objectName() == QLatin1String(id) && window_.isSettled(); }, kRunMs);
  }
  template <class Widget>
  Widget* see(const char* name, QWidget* within = nullptr) {
    QWidget* place = within == nullptr ? window_.currentPage() : within;
    for (Widget* widget : place->findChildren<Widget*>(QLatin1String(name))) {
      if (widget->isVisible()) return widget;
    }
    throw std::runtime_error(std::string("not to be seen: ") + name);
  }
  void click(QWidget* widget) {
    need(widget->isEnabled(), QStringLiteral("greyed: %1").arg(widget->objectName()));
    QTest::mouseClick(widget, Qt::LeftButton);
  }
  void type(const char* field, const QString& text, QWidget* within = nullptr) {
    auto* line = see<QLineEdit>(field, within);
    click(line);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, text);
  }
  /// Where the keyboard goes now.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* place = QApplication::focusWidget();
    QTest::keyClick(place == nullptr ? &window_ : place, key, modifiers);
  }
  void picture(const char* name) {
    QTest::qWait(100);
    const QString file = pictures_.filePath(QLatin1String(name) + QStringLiteral(".png"));
    need(QApplication::activeWindow() != nullptr && QApplication::activeWindow()->grab().save(file),
         QStringLiteral("no picture could be written to %1").arg(file));
  }
  MainWindow& window() { return window_; }

 private:
  MainWindow& window_;
  QDir pictures_;
};

bool isRunning(Person& person) { return !person.window().currentPage()->closeObstacle().isEmpty(); }

void startMeasurement(Person& person, const QString& folder) {
  person.type("path", folder);
  person.type("budget", QStringLiteral("20s"));
  person.type("size", QStringLiteral("64MB"));
  auto* start = person.see<QPushButton>("start");
  waitFor("the folder is looked at", [&] { return start->isEnabled(); });
  person.picture("measure");
  person.click(start);
  waitFor("the measurement runs", [&] { return isRunning(person); });
}

void qualify(Person& person, const QString& folder) {
  person.goTo(7, "measure");
  startMeasurement(person, folder);
  waitFor(
      "the measurement is done", [&] { return !isRunning(person); }, kRunMs);
  auto* cells = person.window().currentPage()->findChild<QAbstractItemView*>(QStringLiteral("runCells"));
  need(cells->model()->rowCount() > 5, QStringLiteral("hardly any cell was measured"));
  person.picture("measured");
  person.click(person.see<QPushButton>("measureAnother"));
}

/// In the middle of a run, when something is recorded.
void stopAnother(Person& person, const QString& folder) {
  person.goTo(7, "measure");
  startMeasurement(person, folder);
  auto* cells = person.window().currentPage()->findChild<QAbstractItemView*>(QStringLiteral("runCells"));
  waitFor(
      "a cell is finished", [&] { return cells->model()->rowCount() > 1; }, kRunMs);
  person.click(person.see<QPushButton>("runCancel"));
  waitFor(
      "it stops", [&] { return !isRunning(person); }, kRunMs);
  person.picture("cancelled");
  need(QDir(folder).entryList({QStringLiteral(".merops-*")}, QDir::AllEntries | QDir::Hidden).isEmpty(),
       QStringLiteral("a folder was left behind"));
}

/// Texts of all that is drawn on the page's charts.
template <class See>
bool anyBar(Person& person, See see) {
  for (const ChartView* view : person.window().currentPage()->findChildren<ChartView*>()) {
    const auto* chart = std::get_if<BarChart>(&view->chart());
    if (chart == nullptr) continue;
    for (const BarGroup& group : chart->groups) {
      if (std::any_of(group.bars.begin(), group.bars.end(), see)) return true;
    }
  }
  return false;
}

void compare(Person& person) {
  person.goTo(1, "disks");
  waitFor("both disks are there", [&] { return person.window().isSettled(); });
  std::vector<QAbstractButton*> cards;
  for (auto* button : person.window().currentPage()->findChildren<QAbstractButton*>()) {
    if (button->isCheckable() && button->isVisible() && button->isEnabled()) cards.push_back(button);
  }
  need(cards.size() >= 2, QStringLiteral("fewer than two disks can be chosen"));
  for (std::size_t card = 0; card < 2; ++card) {
    cards[card]->setFocus(Qt::TabFocusReason);
    if (!cards[card]->isChecked()) person.press(Qt::Key_Space);
  }
  person.picture("disks");
  person.click(person.see<QPushButton>("compare"));
  waitFor(
      "the disks are compared",
      [&] {
        return person.window().currentPage()->objectName() == QLatin1String("compare") && person.window().isSettled();
      },
      kRunMs);
  person.picture("compare");
  need(anyBar(person, [](const ChartBar& bar) { return bar.documented && bar.value; }),
       QStringLiteral("no documented result stands beside the disks"));
  need(anyBar(person, [](const ChartBar& bar) { return bar.label.contains(QChar(0xd7)); }),
       QStringLiteral("no ratio of the disks is shown"));
}

void exportReport(Person& person, const QString& file) {
  person.goTo(6, "results");
  auto* cells = person.see<QAbstractItemView>("cells");
  person.click(cells->viewport());
  person.press(Qt::Key_A, Qt::ControlModifier);
  person.picture("results");
  person.press(Qt::Key_E, Qt::ControlModifier);
  waitFor("the dialog opens", [] { return QApplication::activeModalWidget() != nullptr; });
  QWidget* dialog = QApplication::activeModalWidget();
  auto* format = person.see<QComboBox>("format", dialog);
  format->setFocus(Qt::TabFocusReason);
  QTest::keyClick(format, Qt::Key_End);  // the report stands last
  person.type("path", file, dialog);
  person.picture("export");
  person.click(person.see<QPushButton>("accept", dialog));
  waitFor("the report is written", [&] { return QFile::exists(file); });
  QFile report(file);
  need(report.open(QIODevice::ReadOnly) && report.readAll().contains("<html"), QStringLiteral("it is no report"));
}

void lookAtAllPages(Person& person) {
  int number = 1;
  for (const PageRow& row : pageRows()) {
    person.goTo(number++, row.id);
    person.picture((std::string("page-") + row.id).c_str());
  }
}

void live(MainWindow& window, const QStringList& arguments) {
  Person person(window, QDir(arguments[4]));
  waitFor("the window is there", [&] { return window.isActiveWindow() && window.isSettled(); });
  person.picture("first");
  person.click(window.findChild<QWidget*>(QStringLiteral("banner"))->findChild<QPushButton*>());  // measure a disk
  qualify(person, arguments[2]);
  qualify(person, arguments[3]);
  stopAnother(person, arguments[2]);
  compare(person);
  exportReport(person, QDir(arguments[4]).filePath(QStringLiteral("report.html")));
  lookAtAllPages(person);
  person.press(Qt::Key_Q, Qt::ControlModifier);
  waitFor("the window closes", [&] { return !window.isVisible(); });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("merops"));
  QApplication::setOrganizationName(QStringLiteral("merops"));
  if (argc != 5) return 2;
  qInstallMessageHandler(noteWarnings);
  Program program(QString::fromLocal8Bit(argv[1]));
  ResultsStore store;
  MainWindow window(store, program);
  window.begin({});
  window.show();
  window.activateWindow();
  try {
    live(window, QApplication::arguments());
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "whole_run: %s\n", fault.what());
    (void)window.grab().save(QDir(QString::fromLocal8Bit(argv[4])).filePath(QStringLiteral("failed.png")));
    return 1;
  }
  return warned ? 1 : 0;
}
