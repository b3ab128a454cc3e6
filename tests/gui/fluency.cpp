// fluency SMALL.db LARGE.db: what the window's thread is blocked for at the longest while the table of cells is
// scrolled, sorted and filtered and every page is shown, on two results databases, alternating. Prints both and their
// ratio; exit code 1 where the large one blocks it more than twice as long.
#include "gui/pages/pages.h"
#include "gui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

namespace {

using namespace merops::gui;  // NOLINT(google-build-using-namespace): this file is the program

constexpr int kRounds = 5, kScrolls = 40, kSettleMs = 120'000;
constexpr double kMost = 2.0;

/// Measures how long each event keeps the thread, with all that it sets off.
class TimedApplication : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    const bool elsewhere = QThread::currentThread() != thread();  // the store's threads deliver through here, too
    if (elsewhere || inside_) return QApplication::notify(receiver, event);
    inside_ = true;
    QElapsedTimer timer;
    timer.start();
    const QByteArray who = receiver->metaObject()->className() + (' ' + receiver->objectName().toUtf8());
    const int what = event->type();  // the event may be gone afterwards
    const bool handled = QApplication::notify(receiver, event);
    if (timer.nsecsElapsed() > longest_) {
      longest_ = timer.nsecsElapsed();
      longestBy_ = who + " by event " + QByteArray::number(what);
    }
    inside_ = false;
    return handled;
  }
  [[nodiscard]] const QByteArray& longestBy() const { return longestBy_; }
  [[nodiscard]] double takeLongestMs() { return static_cast<double>(std::exchange(longest_, 0)) / 1e6; }

 private:
  bool inside_ = false;
  qint64 longest_ = 0;
  QByteArray longestBy_;
};

void settle(const MainWindow& window) {
  QTest::qWait(1);
  if (!QTest::qWaitFor([&] { return window.isSettled(); }, kSettleMs)) qFatal("a page does not settle");
}

void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
  QTest::keyClick(widget, key, modifiers);
  QTest::qWait(1);
}

void scroll(QTableView& table) {
  for (int step = 0; step < kScrolls; ++step) press(&table, Qt::Key_PageDown);
  press(&table, Qt::Key_End, Qt::ControlModifier);
  press(&table, Qt::Key_Home, Qt::ControlModifier);
}

void sort(const MainWindow& window, QTableView& table) {
  QHeaderView& header = *table.horizontalHeader();
  for (int column = 0; column < std::min(4, header.count()); ++column) {
    const QPoint place(header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, place);
    settle(window);
  }
}

void filter(const MainWindow& window, QLineEdit& text) {
  for (const char* typed : {"r3", "d1 r5"}) {
    text.clear();
    QTest::keyClicks(&text, QLatin1String(typed));
    settle(window);
  }
  text.clear();
  settle(window);
}

void useResults(MainWindow& window) {
  window.showPage(QStringLiteral("results"));
  settle(window);
  auto* table = window.currentPage()->findChild<QTableView*>(QStringLiteral("cells"));
  auto* text = window.currentPage()->findChild<QLineEdit*>(QStringLiteral("filterText"));
  if (table == nullptr || text == nullptr) qFatal("the page has no table of cells with a filter");
  scroll(*table);
  sort(window, *table);
  filter(window, *text);
}

/// The longest block, in milliseconds, of a window that is used from its start to its end.
double longestBlock(TimedApplication& application, const std::filesystem::path& database) {
  ResultsStore store;
  Program program;
  MainWindow window(store, program);
  CommandLine line;
  line.database = database;
  line.page = QStringLiteral("results");
  (void)application.takeLongestMs();
  window.begin(line);
  window.show();
  settle(window);
  useResults(window);
  for (const PageRow& row : pageRows()) {
    window.showPage(QLatin1String(row.id));
    settle(window);
  }
  const double longest = application.takeLongestMs();
  std::printf("%s: %.1f ms, %s\n", database.filename().c_str(), longest, application.longestBy().constData());
  return longest;
}

double medianOf(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  const QTemporaryDir home;
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"}) {
    qputenv(name, home.path().toUtf8());
  }
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
    if (!text.startsWith(QLatin1String("This plugin"))) std::fprintf(stderr, "%s\n", qPrintable(text));
  });
  TimedApplication application(argc, argv);
  if (argc != 3) {
    std::fputs("usage: fluency SMALL.db LARGE.db\n", stderr);
    return 2;
  }
  (void)longestBlock(application, argv[1]);  // fonts, styles and pages are made for the first time
  std::array<std::vector<double>, 2> blocks;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t size = 0; size < 2; ++size) blocks[size].push_back(longestBlock(application, argv[size + 1]));
  }
  const double small = medianOf(blocks[0]), large = medianOf(blocks[1]), ratio = large / small;
  std::printf("longest block of the window's thread, median of %d: small %.1f ms, large %.1f ms, ratio %.2f\n", kRounds,
              small, large, ratio);
  return ratio <= kMost ? 0 : 1;
}
