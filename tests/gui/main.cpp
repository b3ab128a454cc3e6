#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cstdio>

#include <gtest/gtest.h>

namespace {

/// No warning of Qt's is acceptable: each fails the test that is running.
void failOnWarning(QtMsgType, const QMessageLogContext&, const QString& text) {
  if (text.startsWith(QLatin1String("This plugin does not support"))) return;  // the offscreen one, of a window's hints
  std::fprintf(stderr, "%s\n", qPrintable(text));
  ADD_FAILURE() << "Qt warned: " << qPrintable(text);
}

}  // namespace

int main(int argc, char** argv) {
  const QTemporaryDir home;
  qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
  qputenv("HOME", home.path().toUtf8());
  qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
  qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
  qputenv("XDG_CACHE_HOME", home.filePath(QStringLiteral("cache")).toUtf8());
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&argc, argv);
  QApplication::setApplicationName(QStringLiteral("merops"));
  QApplication::setOrganizationName(QStringLiteral("merops"));
  QLocale::setDefault(QLocale::c());
  const QApplication application(argc, argv);
  qInstallMessageHandler(failOnWarning);
  return RUN_ALL_TESTS();
}
