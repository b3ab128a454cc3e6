#include "gui/window/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace merops::gui {
namespace {

void install(QCoreApplication& application, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(&application);
  if (translator->load(QLocale(), name, QStringLiteral("_"), folder)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

}  // namespace

void installTranslations(QCoreApplication& application) {
  auto* plurals = new QTranslator(&application);
  if (plurals->load(QStringLiteral(":/i18n/merops_en.qm"))) QCoreApplication::installTranslator(plurals);
  install(application, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(application, QStringLiteral("merops"), QStringLiteral(":/i18n"));
}

}  // namespace merops::gui
