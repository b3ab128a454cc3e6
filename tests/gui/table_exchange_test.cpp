#include "results/own_names.h"
#include "results/query.h"
#include "results/set_csv.h"
#include "results/set_load.h"
#include "results/set_markdown.h"
#include "results/set_redact.h"
#include "results/set_write.h"
#include "tests/gui/support_table.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <fstream>
#include <sstream>

namespace merops::gui {
namespace {

using test_table::cells;
using test_table::record;
using test_table::Setting;
using test_table::ShownPage;
using testing::HasSubstr;
using testing::Not;

std::string contents(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

class ExchangeTest : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().clear();
    record(setting_.path, "0000000000000001", cells(4));
    setting_.open();
    page_ = std::make_unique<ShownPage>(setting_);
    ASSERT_TRUE(page_->settle());
  }
  /// Opens the dialog and fills it; `format` is its place in the list.
  QDialog& ask(int format, const std::filesystem::path& file) {
    page_->action("export")->trigger();
    auto* dialog = page_->find<QDialog>("exportDialog");
    dialog->findChild<QComboBox*>(QStringLiteral("format"))->setCurrentIndex(format);
    dialog->findChild<QLineEdit*>(QStringLiteral("path"))->setText(QString::fromStdString(file.string()));
    return *dialog;
  }
  void accept(QWidget& dialog) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("accept")), Qt::LeftButton);
    ASSERT_TRUE(page_->settle());
  }
  ResultSet expected(const std::vector<std::int64_t>& ids, bool stamps) {
    Database database = Database::open(setting_.path);
    SetSelection selection;
    selection.cells = ids;
    selection.stamps = stamps;
    return redacted(load_set(database, selection), own_names());
  }
  void drop(const QStringList& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page_->page, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page_->page, &event);
    ASSERT_TRUE(page_->settle());
  }
  QString report() {
    auto* dialog = page_->find<QDialog>("importReport");
    return dialog == nullptr ? QString() : dialog->findChild<QPlainTextEdit*>(QStringLiteral("text"))->toPlainText();
  }
  QString file(const char* name) { return QString::fromStdString((setting_.folder.path() / name).string()); }

  Setting setting_;
  std::unique_ptr<ShownPage> page_;
};

TEST_F(ExchangeTest, WritesWhatTheLibrariesWriteWithoutIdentity) {
  page_->select(1, 2);
  const auto set = expected({3, 2}, true), table = expected({3, 2}, false);
  const std::vector<std::pair<const char*, std::string>> outputs = {{"a.json", write_set(set)},
                                                                    {"b.csv", write_csv(table)},
                                                                    {"c.csv", write_csv_intervals(table)},
                                                                    {"d.md", write_markdown(table)}};
  for (int format = 0; format < static_cast<int>(outputs.size()); ++format) {
    const auto& [name, text] = outputs[static_cast<std::size_t>(format)];
    accept(ask(format, setting_.folder.path() / name));
    EXPECT_EQ(contents(setting_.folder.path() / name), text) << name;
  }
  EXPECT_TRUE(page_->failed.isEmpty());
  EXPECT_EQ(page_->said.size(), 4);
}

TEST_F(ExchangeTest, WritesAReportOfAllThatIsShown) {
  QDialog& dialog = ask(4, setting_.folder.path() / "report.html");
  EXPECT_FALSE(dialog.findChild<QRadioButton*>(QStringLiteral("selected"))->isEnabled());
  accept(dialog);
  const std::string html = contents(setting_.folder.path() / "report.html");
  EXPECT_THAT(html, HasSubstr("<html"));
  EXPECT_THAT(html, HasSubstr("reader3"));
  EXPECT_THAT(html, Not(HasSubstr("/data/a")));
}

TEST_F(ExchangeTest, IncludesIdentityOnlyWhereItIsAskedFor) {
  const auto path = setting_.folder.path() / "whole.json";
  QDialog& dialog = ask(0, path);
  QTest::mouseClick(dialog.findChild<QCheckBox*>(QStringLiteral("identity")), Qt::LeftButton, {}, QPoint(5, 5));
  accept(dialog);
  EXPECT_THAT(contents(path), HasSubstr("\"host_name\":\"host\""));
}

TEST_F(ExchangeTest, AsksBeforeItReplacesAFile) {
  const auto path = setting_.folder.path() / "there.csv";
  std::ofstream(path) << "mine";
  accept(ask(1, path));
  EXPECT_EQ(contents(path), "mine");
  auto* question = page_->find<QMessageBox>("replaceDialog");
  ASSERT_NE(question, nullptr);
  accept(*question);
  EXPECT_THAT(contents(path), HasSubstr("reader3"));
}

TEST_F(ExchangeTest, NeverWritesOverAResultsDatabase) {
  accept(ask(1, setting_.path));
  ASSERT_EQ(page_->failed.size(), 1);
  EXPECT_TRUE(page_->failed[0].contains(QStringLiteral("results database")));
  EXPECT_EQ(page_->find<QMessageBox>("replaceDialog"), nullptr);
  Database database = Database::open(setting_.path);
  EXPECT_EQ(list_cells(database).size(), 4U);
}

TEST_F(ExchangeTest, SaysWhyAFileCannotBeWritten) {
  accept(ask(1, setting_.folder.path() / "no folder" / "x.csv"));
  ASSERT_EQ(page_->failed.size(), 1);
  EXPECT_TRUE(page_->failed[0].contains(QStringLiteral("x.csv")));
}

TEST_F(ExchangeTest, ImportsWhatIsDroppedAndSaysWhatWasThere) {
  record(setting_.folder.path() / "other.db", "00000000000000ff", cells(3));
  {
    Database other = Database::open(setting_.folder.path() / "other.db");
    std::ofstream(file("set.json").toStdString()) << write_set(redacted(load_set(other, {})));
  }
  drop({file("set.json")});
  EXPECT_TRUE(report().contains(QStringLiteral("Campaign 00000000000000ff was added with 3 result(s).")))
      << qPrintable(report());
  ASSERT_TRUE(QTest::qWaitFor([this] { return page_->model()->rowCount() == 7; }, 10'000));
  page_->find<QDialog>("importReport")->close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  drop({file("set.json")});
  EXPECT_TRUE(report().contains(QStringLiteral("was there already"))) << qPrintable(report());
}

TEST_F(ExchangeTest, SaysWhyADamagedFileIsRefusedAndImportsTheOthers) {
  std::string text = write_set(expected({1}, true));
  text[text.size() / 2] = text[text.size() / 2] == '1' ? '2' : '1';
  std::ofstream(file("damaged.json").toStdString()) << text;
  std::ofstream(file("poem.txt").toStdString()) << "roses are red";
  drop({file("damaged.json"), file("poem.txt"), file("missing.json")});
  const QString words = report();
  EXPECT_EQ(words.count(QStringLiteral("Nothing was imported:")), 3) << qPrintable(words);
  EXPECT_TRUE(words.contains(QStringLiteral("neither a result set of Merops")));
  EXPECT_TRUE(page_->failed.isEmpty());
  EXPECT_EQ(page_->model()->rowCount(), 4);
}

TEST_F(ExchangeTest, SaysWhatToDoWhereThereIsNoDatabaseToImportInto) {
  setting_.store.open(setting_.folder.path() / "none.db");
  ASSERT_TRUE(QTest::qWaitFor([this] { return setting_.store.isIdle(); }));
  drop({file("set.json")});
  ASSERT_EQ(page_->failed.size(), 1);
  EXPECT_TRUE(page_->failed[0].contains(QStringLiteral("merops import")));
  EXPECT_FALSE(std::filesystem::exists(setting_.folder.path() / "none.db"));
}

}  // namespace
}  // namespace merops::gui
