// shown_words MEROPS DATABASE: what the window shows of a database, as lines for tests: "disk", a tabulator and all
// that a card of the page of disks says; then of all disks with results, compared, "bar" or "documented" with what each
// bar says. Exit code 1 where the window does not settle.
#include "gui/charts/chart_view.h"
#include "gui/pages/disk_card_view.h"
#include "gui/window/main_window.h"

#include <QApplication>
#include <QTest>
#include <QTextStream>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace merops::gui;  // NOLINT(google-build-using-namespace): this file is the program

constexpr int kSettledMs = 60'000;

void show(MainWindow& window, const char* page) {
  window.showPage(QLatin1String(page));
  if (!QTest::qWaitFor([&] { return window.isSettled(); }, kSettledMs)) throw std::runtime_error(page);
  QCoreApplication::processEvents();
}

QString oneLine(QString text) { return text.replace(QLatin1Char('\n'), QLatin1Char(' ')); }

/// The identities of disks with results.
std::vector<std::string> tellDisks(MainWindow& window, QTextStream& out) {
  show(window, "disks");
  std::vector<std::string> measured;
  for (const DiskCardView* view : window.currentPage()->findChildren<DiskCardView*>()) {
    const DiskCard& card = view->card();
    out << "disk\t" << oneLine(card.sentences()) << '\n';
    if (card.hasResults()) measured.push_back(card.identity);
  }
  return measured;
}

void tellBars(const BarChart& chart, QTextStream& out) {
  for (const BarGroup& group : chart.groups) {
    for (const ChartBar& bar : group.bars) {
      if (!bar.value && bar.label.isEmpty()) continue;  // its series has nothing here
      out << (bar.documented ? "documented" : "bar") << '\t' << oneLine(group.name) << '\t' << oneLine(bar.label)
          << '\t' << oneLine(bar.about) << '\n';
    }
  }
}

void tellComparison(MainWindow& window, QTextStream& out) {
  show(window, "compare");
  for (const ChartView* view : window.currentPage()->findChildren<ChartView*>()) {
    if (const auto* chart = std::get_if<BarChart>(&view->chart())) tellBars(*chart, out);
  }
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("merops"));
  QApplication::setOrganizationName(QStringLiteral("merops"));
  if (argc != 3) return 2;
  Program program(QString::fromLocal8Bit(argv[1]));
  ResultsStore store;
  MainWindow window(store, program);
  CommandLine line;
  line.database = argv[2];
  window.begin(line);
  window.show();
  QTextStream out(stdout);
  try {
    const auto disks = tellDisks(window, out);
    window.selection().setDisks(disks);
    tellComparison(window, out);
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "shown_words: the page %s does not settle\n", fault.what());
    return 1;
  }
  return 0;
}
