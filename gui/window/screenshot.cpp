#include "gui/window/screenshot.h"

#include "gui/window/main_window.h"

#include <QElapsedTimer>
#include <QSaveFile>
#include <QTimer>
#include <cstdio>

namespace merops::gui {
namespace {

constexpr int kLookMs = 50, kQuietLooks = 4, kLongestMs = 60'000;

int fail(const QString& why) {
  std::fprintf(stderr, "merops-gui: %s\n", qPrintable(why));
  return 1;
}

int write(MainWindow& window, const QString& name) {
  QSaveFile file(name);
  if (file.open(QIODevice::WriteOnly) && window.grab().save(&file, "PNG") && file.commit()) return 0;
  return fail(MainWindow::tr("writing the picture %1: %2").arg(name, file.errorString()));
}

}  // namespace

void takeScreenshot(MainWindow& window, const QString& file, void (*end)(int exitCode)) {
  auto* timer = new QTimer(&window);
  QElapsedTimer since;
  since.start();
  QObject::connect(timer, &QTimer::timeout, &window, [&window, file, end, timer, since, quiet = 0]() mutable {
    quiet = window.isSettled() ? quiet + 1 : 0;  // layouts and charts follow a change by a step or two
    if (quiet < kQuietLooks && since.elapsed() < kLongestMs) return;
    timer->stop();
    end(quiet < kQuietLooks ? fail(MainWindow::tr("the page did not settle within a minute")) : write(window, file));
  });
  timer->start(kLookMs);
}

}  // namespace merops::gui
