#include "gui/window/appearance.h"
#include "gui/window/command_line.h"
#include "gui/window/main_window.h"
#include "gui/window/screenshot.h"
#include "gui/window/translation.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QSysInfo>
#include <QTemporaryDir>
#include <cstdio>
#include <exception>
#include <optional>

namespace {

using namespace merops::gui;  // NOLINT(google-build-using-namespace): this file is the program

constexpr int kDone = 0, kFailed = 1, kUsage = 2;

void describe() {
  QApplication::setApplicationName(QStringLiteral("merops"));
  QApplication::setOrganizationName(QStringLiteral("merops"));
  QApplication::setApplicationVersion(QStringLiteral(MEROPS_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("io.github.merops.Merops"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/merops.svg")));
}

/// Qt would abort.
bool lacksDisplay() {
  if (QSysInfo::kernelType() != QLatin1String("linux")) return false;
  const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
  return !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isSet("QT_QPA_PLATFORM");
}

/// Nobody asked the plug-in that draws without a display for what it cannot do.
void dropOffscreenRemarks(QtMsgType, const QMessageLogContext&, const QString& text) {
  if (!text.startsWith(QLatin1String("This plugin does not support"))) std::fprintf(stderr, "%s\n", qPrintable(text));
}

/// A picture shows what the command line asks for, whatever the user has set, and changes none of it.
void forgetSettings(const QTemporaryDir& instead) {
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, instead.path());
}

int show(QApplication& application, const CommandLine& line) {
  const QTemporaryDir instead;
  if (!line.screenshot.isEmpty()) forgetSettings(instead);
  applyAppearance(application, line.appearance);
  Program program(line.program);
  ResultsStore store;
  MainWindow window(store, program);
  window.begin(line);
  window.show();
  if (!line.screenshot.isEmpty()) takeScreenshot(window, line.screenshot, &QApplication::exit);
  return QApplication::exec();
}

/// The exit code of a command line that asks for no window.
std::optional<int> answered(const ParsedCommandLine& parsed) {
  if (!parsed.problem.isEmpty()) {
    std::fprintf(stderr, "merops-gui: %s\n", qPrintable(parsed.problem));
    return kUsage;
  }
  if (parsed.information.isEmpty()) return std::nullopt;
  std::fputs(qPrintable(parsed.information), stdout);
  return kDone;
}

ParsedCommandLine parsedLine() { return parseCommandLine(QCoreApplication::arguments().mid(1)); }

int run(QApplication& application) {
  const ParsedCommandLine parsed = parsedLine();
  if (const auto code = answered(parsed)) return *code;
  return show(application, parsed.line);
}

/// Without a display: what is wrong with the command line comes first.
int refuse(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  installTranslations(application);
  if (const auto code = answered(parsedLine())) return *code;
  std::fputs("merops-gui: there is no display; --screenshot FILE.png draws a page without one\n", stderr);
  return kFailed;
}

}  // namespace

int main(int argc, char** argv) {
  if (wantsNoDisplay(argc, argv) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(dropOffscreenRemarks);
  }
  if (lacksDisplay()) return refuse(argc, argv);
  QApplication application(argc, argv);
  describe();
  installTranslations(application);
  try {
    return run(application);
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "merops-gui: %s\n", fault.what());
    return kFailed;
  }
}
