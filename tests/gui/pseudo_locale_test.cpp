#include "gui/pages/pages.h"
#include "gui/window/main_window.h"
#include "tests/support/temporary_folder.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

/// A language that nobody speaks: every text that passes through translation stands in brackets and is longer.
class PseudoTranslator : public QTranslator {
 public:
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override {
    if (QLatin1String(context).startsWith(QLatin1Char('Q'))) return {};  // Qt's own
    const QString text = QString::fromUtf8(source);
    return QStringLiteral("⟦") + text + QString(text.size() / 3, QChar(0xe9)) + QStringLiteral("⟧");
  }
};

/// What is data, in any language: paths, units, names of programs, readers and models, sizes.
bool isData(const QString& text) {
  static const QRegularExpression data(QStringLiteral(
      "^([/~.].*|(MB|GB|MiB)/s|[\\d.,\\s]*|[a-z0-9_.\\-]+|merops .*|Qwen.*|INT[34].*|p\\d+(\\.\\d+)?)$"));
  return data.match(QString(text).remove(QLatin1Char('&'))).hasMatch();
}

/// The letters that stand outside of any brackets.
QString untranslated(QString text) {
  static const QRegularExpression inner(QStringLiteral("⟦[^⟦⟧]*⟧"));
  while (text.contains(inner)) text.remove(inner);
  return isData(text.trimmed()) ? QString() : text;
}

using Texts = std::vector<std::pair<QString, QString>>;  // where, what

void collect(const QWidget& root, Texts& texts) {
  const auto add = [&](const QObject& where, const QString& text) {
    texts.emplace_back(QLatin1String(where.metaObject()->className()) + QLatin1Char(' ') + where.objectName(), text);
  };
  for (const auto* widget : root.findChildren<QWidget*>()) {
    if (qobject_cast<const QTabBar*>(widget->parent()) != nullptr) continue;  // Qt's own buttons
    if (const auto* label = qobject_cast<const QLabel*>(widget)) add(*label, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) add(*button, button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) add(*group, group->title());
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
      for (int tab = 0; tab < tabs->count(); ++tab) add(*tabs, tabs->tabText(tab));
    }
    add(*widget, widget->accessibleName());
  }
  for (const auto* action : root.findChildren<QAction*>()) add(*action, action->text());
}

class PseudoLocale : public testing::TestWithParam<const char*> {};

TEST_P(PseudoLocale, EveryTextOfThePageCanBeTranslated) {
  PseudoTranslator translator;
  QCoreApplication::installTranslator(&translator);
  const test::TemporaryFolder folder;
  Texts texts;
  {
    ResultsStore store;
    Program program;
    MainWindow window(store, program);
    CommandLine line;
    line.database = folder.path() / "results.db";
    line.page = QString::fromLatin1(GetParam());
    window.begin(line);
    window.show();
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.isSettled(); }, 30'000));
    collect(window, texts);
  }
  QCoreApplication::removeTranslator(&translator);
  EXPECT_GT(texts.size(), 20U);
  for (const auto& [where, text] : texts) {
    EXPECT_EQ(untranslated(text).toStdString(), "") << qPrintable(where) << ": " << qPrintable(text);
  }
}

std::vector<const char*> ids() {
  std::vector<const char*> found;
  for (const PageRow& row : pageRows()) found.push_back(row.id);
  return found;
}

INSTANTIATE_TEST_SUITE_P(Pages, PseudoLocale, testing::ValuesIn(ids()), [](const auto& one) { return one.param; });

}  // namespace
}  // namespace merops::gui
