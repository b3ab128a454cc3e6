#include "core/model/geometry.h"
#include "gui/pages/pages.h"
#include "gui/window/main_window.h"
#include "tests/gui/support_compare.h"
#include "tests/support/temporary_folder.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace merops::gui {
namespace {

using Known = std::set<std::pair<QString, QString>>;  // context, text of the source

/// The texts that the Italian translation holds, under the contexts in which it holds them.
Known translatedTexts() {
  QFile file(QStringLiteral(MEROPS_TRANSLATIONS));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << MEROPS_TRANSLATIONS;
  QXmlStreamReader reader(&file);
  Known known;
  QString context;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) continue;
    if (reader.name() == QLatin1String("name")) context = reader.readElementText();
    if (reader.name() == QLatin1String("source")) known.emplace(context, reader.readElementText());
  }
  EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
  return known;
}

/// A language that nobody speaks: every text that a translation holds stands in brackets and is longer. One that is
/// looked up under another context than its own stays as it is, as it would in any language.
class PseudoTranslator : public QTranslator {
 public:
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    if (!known_.contains({QString::fromUtf8(context), text})) return {};
    return QStringLiteral("⟦") + text + QString(text.size() / 3, QChar(0xe9)) + QStringLiteral("⟧");
  }

 private:
  Known known_ = translatedTexts();
};

/// The disks that `record` records, and models by their names, are called the same in any language.
QString withoutNames(QString text) {
  static const QRegularExpression disks(QStringLiteral("qwen-disk \\(nvme\\dn1\\)"));
  const auto models = presets();
  const bool isModel = std::any_of(models.begin(), models.end(),
                                   [name = text.toStdString()](const Preset& preset) { return name == preset.model; });
  return isModel ? QString() : text.remove(disks);
}

/// What is data, in any language: paths, units, names of programs, readers and models, and what has no letters.
bool isData(const QString& text) {
  static const QRegularExpression data(
      QStringLiteral("^([/~.].*|(MB|GB|MiB)/s|[^\\p{L}]*|[a-z0-9_.\\-]+|merops .*|Qwen.*|INT[34].*|p\\d+(\\.\\d+)?)$"));
  return data.match(QString(text).remove(QLatin1Char('&'))).hasMatch();
}

/// The letters that stand outside of any brackets.
QString untranslated(QString text) {
  static const QRegularExpression inner(QStringLiteral("⟦[^⟦⟧]*⟧")), tags(QStringLiteral("<[^>]*>"));
  while (text.contains(inner)) text.remove(inner);
  const QString left = withoutNames(text.remove(tags).trimmed());
  return isData(left) ? QString() : left;
}

using Texts = std::vector<std::pair<QString, QString>>;  // where, what

/// Qt's own parts have its texts: the button that clears a line, those that scroll tabs.
bool isOfQt(const QObject& object) {
  return qobject_cast<const QTabBar*>(object.parent()) != nullptr ||
         qobject_cast<const QLineEdit*>(object.parent()) != nullptr;
}

class Collector {
 public:
  explicit Collector(Texts& texts) : texts_(texts) {}

  void collect(const QWidget& root) {
    for (const auto* widget : root.findChildren<QWidget*>()) {
      if (isOfQt(*widget)) continue;
      add(*widget, {widget->accessibleName(), widget->accessibleDescription(), widget->toolTip(), widget->statusTip()});
      addTexts(*widget);
      addItems(*widget);
    }
    for (const auto* action : root.findChildren<QAction*>()) {
      if (!isOfQt(*action)) add(*action, {action->text(), action->toolTip(), action->statusTip()});
    }
  }

 private:
  void add(const QObject& where, const QStringList& found) {
    for (const QString& text : found) {
      texts_.emplace_back(QLatin1String(where.metaObject()->className()) + QLatin1Char(' ') + where.objectName(), text);
    }
  }

  void addTexts(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(widget, {label->text()});
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(widget, {button->text()});
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(widget, {group->title()});
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) add(widget, {edit->placeholderText()});
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) add(widget, {menu->title()});
  }

  void addItems(const QWidget& widget) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
      for (int tab = 0; tab < tabs->count(); ++tab) add(widget, {tabs->tabText(tab), tabs->tabToolTip(tab)});
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
      for (int i = 0; i < box->count(); ++i) {
        add(widget, {box->itemText(i), box->itemData(i, Qt::ToolTipRole).toString()});
      }
    }
    if (const auto* list = qobject_cast<const QListWidget*>(&widget)) {
      for (int i = 0; i < list->count(); ++i) add(widget, {list->item(i)->text(), list->item(i)->toolTip()});
    }
    const auto* header = qobject_cast<const QHeaderView*>(&widget);
    if (!header || !header->model() || header->orientation() != Qt::Horizontal) return;
    for (int i = 0; i < header->count(); ++i) {
      for (const int role : {Qt::DisplayRole, Qt::ToolTipRole}) {
        add(widget, {header->model()->headerData(i, Qt::Horizontal, role).toString()});
      }
    }
  }

  Texts& texts_;
};

void record(const std::filesystem::path& database) {
  for (const std::uint32_t number : {0U, 1U}) {
    test::ComparedCampaign campaign(number, "qwen-disk");
    for (const std::uint32_t depth : {1U, 4U}) {
      campaign.addRuns("direct-inplace", depth, 2000.0 + 100 * depth);
      campaign.add("io_uring", depth, 2500.0 + 100 * depth);
    }
    campaign.record(database);
  }
}

using Case = std::tuple<const char*, bool>;  // the page, whether something was recorded

class PseudoLocale : public testing::TestWithParam<Case> {};

TEST_P(PseudoLocale, EveryTextOfThePageCanBeTranslated) {
  const auto& [page, recorded] = GetParam();
  PseudoTranslator translator;
  QCoreApplication::installTranslator(&translator);
  const merops::test::TemporaryFolder folder;
  Texts texts;
  {
    ResultsStore store;
    Program program;
    MainWindow window(store, program);
    CommandLine line;
    line.database = folder.path() / "results.db";
    line.page = QString::fromLatin1(page);
    if (recorded) record(line.database);
    window.begin(line);
    window.show();
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.isSettled(); }, 30'000));
    Collector(texts).collect(window);
  }
  QCoreApplication::removeTranslator(&translator);
  EXPECT_GT(texts.size(), 20U);
  for (const auto& [where, text] : texts) {
    EXPECT_EQ(untranslated(text).toStdString(), "") << qPrintable(where) << ": " << qPrintable(text);
  }
}

TEST(PseudoTranslator, LeavesATextOfAnotherContextAsItIs) {
  const PseudoTranslator translator;
  EXPECT_FALSE(translator.translate("merops::gui::CellFilterBar", "Only retracted ones", nullptr, -1).isEmpty());
  EXPECT_TRUE(translator.translate("CellFilterBar", "Only retracted ones", nullptr, -1).isEmpty());
}

std::vector<const char*> ids() {
  std::vector<const char*> found;
  for (const PageRow& row : pageRows()) found.push_back(row.id);
  return found;
}

std::string nameOf(const testing::TestParamInfo<Case>& one) {
  return std::string(std::get<0>(one.param)) + (std::get<1>(one.param) ? "_recorded" : "_missing");
}

INSTANTIATE_TEST_SUITE_P(Pages, PseudoLocale, testing::Combine(testing::ValuesIn(ids()), testing::Bool()), nameOf);

}  // namespace
}  // namespace merops::gui
