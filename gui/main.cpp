#include "gui/window/main_window.h"
#include "results/database_path.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char** argv) {
  QApplication::setApplicationName(QStringLiteral("merops"));
  QApplication::setOrganizationName(QStringLiteral("merops"));
  const QApplication application(argc, argv);
  QCommandLineParser options;
  options.addOption({QStringLiteral("db"), QStringLiteral("the results database"), QStringLiteral("FILE")});
  options.addHelpOption();
  options.process(application);
  merops::gui::Program program;
  merops::gui::ResultsStore store;
  merops::gui::MainWindow window(store, program);
  store.open(options.isSet(QStringLiteral("db"))
                 ? std::filesystem::path(options.value(QStringLiteral("db")).toStdString())
                 : merops::default_database_path());
  window.show();
  return QApplication::exec();
}
