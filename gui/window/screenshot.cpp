#include "gui/window/screenshot.h"

#include "core/model/error.h"
#include "gui/models/native_path.h"
#include "gui/models/saved_file.h"
#include "gui/window/main_window.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QTimer>
#include <cstdio>

namespace merops::gui {
namespace {

constexpr int kLookMs = 50, kQuietLooks = 4, kLongestMs = 60'000;

int fail(const QString& why) {
  std::fprintf(stderr, "merops-gui: %s\n", qPrintable(why));
  return 1;
}

/// A picture of something else than what was asked for would be taken for it.
int write(MainWindow& window, const QString& name) {
  if (!window.selectionProblem().isEmpty()) return fail(window.selectionProblem());
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  if (!window.grab().save(&buffer, "PNG")) return fail(MainWindow::tr("the window cannot be drawn at this size"));
  try {
    return saveFile(nativePath(name), content, true) ? 0 : 1;
  } catch (const Error& error) {
    return fail(QString::fromStdString(error.what()));
  }
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
