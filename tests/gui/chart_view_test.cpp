#include "gui/charts/chart_list.h"
#include "gui/charts/plot_view.h"
#include "tests/gui/support_charts.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QXmlStreamReader>
#include <QtCharts/QLineSeries>
#include <csignal>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace merops::gui {
namespace {

/// A window that asks for no least size: the offscreen platform warns of one.
class Window : public QWidget {
 public:
  Window() {
    resize(1600, 1000);
    QWidget::show();
  }
};

class ChartViewTest : public testing::Test {
 protected:
  Window window_;
  ChartView view_{&window_};
  QTemporaryDir folder_;

  void SetUp() override {
    view_.resize(800, 400);
    view_.show(test::sampleLines());
    view_.QWidget::show();
    window_.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
    view_.setFocus(Qt::TabFocusReason);
    view_.grab();
  }
  [[nodiscard]] QString about() const { return view_.findChild<QLabel*>(QStringLiteral("about"))->text(); }
  [[nodiscard]] PlotView& plot() const { return *view_.findChild<PlotView*>(); }
};

TEST_F(ChartViewTest, NamesItselfForWhoCannotSeeIt) {
  EXPECT_EQ(view_.accessibleName(), test::sampleLines().title);
  EXPECT_EQ(view_.accessibleDescription(), test::sampleLines().about);
  EXPECT_FALSE(view_.findChild<QToolButton*>()->accessibleName().isEmpty());
}

TEST_F(ChartViewTest, KeysWalkThroughThePoints) {
  QTest::keyClick(&view_, Qt::Key_Right);
  EXPECT_EQ(about(), QStringLiteral("Depth 1: 400 MB/s"));
  QTest::keyClick(&view_, Qt::Key_Right);
  EXPECT_EQ(about(), QStringLiteral("Depth 2: 520 MB/s"));
  EXPECT_TRUE(view_.accessibleDescription().endsWith(about()));
  QTest::keyClick(&view_, Qt::Key_Down);
  EXPECT_EQ(about(), QStringLiteral("Depth 2: 715 MB/s"));
  QTest::keyClick(&view_, Qt::Key_Escape);
  EXPECT_EQ(about(), QString());
  EXPECT_EQ(view_.accessibleDescription(), test::sampleLines().about);
}

TEST_F(ChartViewTest, RingsTheCurrentPoint) {
  const QImage before = view_.grab().toImage();
  QTest::keyClick(&view_, Qt::Key_Right);
  EXPECT_NE(view_.grab().toImage(), before);
}

TEST_F(ChartViewTest, AClickChoosesAPoint) {
  const QPointF place = plot().picture().targets[3].area.center() + plot().origin();
  QTest::mouseClick(plot().viewport(), Qt::LeftButton, {}, place.toPoint());
  EXPECT_EQ(plot().current(), 3U);
}

TEST_F(ChartViewTest, HoverSaysWhatIsNearest) {
  const QPointF place = plot().picture().targets[3].area.center() + plot().origin();
  EXPECT_TRUE(plot().tipAt(place + QPointF(4, 0)).startsWith(QStringLiteral("Depth 8: ")));
  EXPECT_EQ(plot().tipAt(QPointF(plot().width() / 2.0, plot().height() - 3)), QString());
}

TEST_F(ChartViewTest, TheTipStaysWhileTheMouseRests) {
  QWidget* port = plot().viewport();
  const QPoint place = (plot().picture().targets[3].area.center() + plot().origin()).toPoint();
  QTest::mouseMove(port, place - QPoint(1, 1));
  QTest::mouseMove(port, place);
  ASSERT_TRUE(QTest::qWaitFor([] { return QToolTip::text().contains(QStringLiteral("Depth 8: ")); }));
  QHelpEvent rests(QEvent::ToolTip, place, port->mapToGlobal(place));  // as Qt tells it after a while
  QCoreApplication::sendEvent(port, &rests);
  constexpr int kLongerThanAHiddenTipLingers = 600;
  EXPECT_FALSE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }, kLongerThanAHiddenTipLingers));
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Depth 8: ")));
  QToolTip::hideText();
}

TEST_F(ChartViewTest, TheNoteStandsAtThePoint) {
  for (const auto key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Down}) {
    QTest::keyClick(&view_, key);
    const auto* note = view_.findChild<QLabel*>(QStringLiteral("about"));
    ASSERT_TRUE(note->isVisible());
    const QRectF area = plot().picture().targets[*plot().current()].area.translated(plot().origin());
    EXPECT_TRUE(plot().viewport()->rect().contains(note->geometry()));
    EXPECT_FALSE(QRectF(note->geometry()).intersects(area));
    const double away = std::max(note->y() - area.bottom(), area.top() - note->geometry().bottom());
    EXPECT_LT(away, 2 * view_.fontMetrics().height());
  }
  QTest::keyClick(&view_, Qt::Key_Escape);
  EXPECT_FALSE(view_.findChild<QLabel*>(QStringLiteral("about"))->isVisible());
}

TEST(ChartTip, ShowsTextsAsTheyAre) {
  EXPECT_TRUE(plainTip(QStringLiteral("<b>bold</b>")).contains(QStringLiteral("&lt;b&gt;bold")));
}

TEST_F(ChartViewTest, TheSameChartAgainKeepsTheCurrentPoint) {
  QTest::keyClick(&view_, Qt::Key_Right);
  view_.show(test::sampleLines());
  EXPECT_EQ(plot().current(), 0U);
  LineChart other = test::sampleLines();
  other.series[0].points[0].y = 1;
  view_.show(other);
  EXPECT_EQ(plot().current(), std::nullopt);
  EXPECT_EQ(about(), QString());
}

TEST_F(ChartViewTest, QtChartsDrawsWhereTargetsAre) {
  const auto* line = qobject_cast<QLineSeries*>(plot().chart()->series().constFirst());
  ASSERT_NE(line, nullptr);
  for (int i = 0; i < line->count(); ++i) {
    const QPointF drawn = plot().chart()->mapToPosition(line->at(i), plot().chart()->series().constFirst());
    const QPointF target = plot().picture().targets[static_cast<std::size_t>(i)].area.center() + plot().origin();
    EXPECT_LT((drawn - target).manhattanLength(), 0.5) << i;
  }
}

TEST_F(ChartViewTest, FollowsThePaletteAtOnce) {
  QPalette dark = view_.palette();
  dark.setColor(QPalette::Base, Qt::black);
  dark.setColor(QPalette::Text, Qt::white);
  view_.setPalette(dark);
  EXPECT_EQ(plot().grab().toImage().pixelColor(plot().width() / 2, 3).lightness() < 128, true);
}

TEST_F(ChartViewTest, SavesAPictureOfTwiceTheSize) {
  QString why;
  const QString path = folder_.filePath(QStringLiteral("chart.png"));
  ASSERT_TRUE(view_.savePng(path, why)) << qPrintable(why);
  EXPECT_EQ(QImage(path).size(), plot().viewport()->size() * 2);
}

TEST_F(ChartViewTest, SavesAnSvgWithItsTitle) {
  QString why, title;
  const QString path = folder_.filePath(QStringLiteral("chart.svg"));
  ASSERT_TRUE(view_.saveSvg(path, why)) << qPrintable(why);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  QXmlStreamReader reader(&file);
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("title")) {
      title = reader.readElementText();
    }
  }
  EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
  EXPECT_EQ(title, test::sampleLines().title);
}

TEST_F(ChartViewTest, TellsWhyAFileCannotBeWritten) {
  QString why;
  const QString missing = folder_.filePath(QStringLiteral("nowhere/chart.svg"));
  EXPECT_FALSE(view_.saveSvg(missing, why));
  EXPECT_TRUE(why.contains(missing)) << qPrintable(why);
  EXPECT_FALSE(view_.savePng(folder_.path(), why));
  EXPECT_TRUE(why.contains(folder_.path())) << qPrintable(why);
}

/// No file grows beyond so many bytes while it lives, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

TEST_F(ChartViewTest, LeavesAFileWholeThatCannotBeReplaced) {
  QString why;
  const QString path = folder_.filePath(QStringLiteral("chart.svg"));
  ASSERT_TRUE(view_.saveSvg(path, why));
  const qint64 size = QFileInfo(path).size();
  {
    const FullDisk full(100);
    EXPECT_FALSE(view_.saveSvg(path, why));
  }
  EXPECT_TRUE(why.contains(path)) << qPrintable(why);
  EXPECT_EQ(QFileInfo(path).size(), size);
}

TEST_F(ChartViewTest, CopiesByKeys) {
  QTest::keySequence(&view_, QKeySequence::Copy);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), valuesText(test::sampleLines()));
  QTest::keySequence(&view_, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
  EXPECT_FALSE(QGuiApplication::clipboard()->image().isNull());
}

TEST_F(ChartViewTest, TheButtonReachesAllOfTheMenu) {
  const auto* button = view_.findChild<QToolButton*>();
  EXPECT_NE(button->focusPolicy() & Qt::TabFocus, 0);
  EXPECT_EQ(button->menu()->actions(), view_.actions());
  EXPECT_EQ(view_.actions().size(), 4);
}

TEST(ChartView, ManyBarsThatLieGetTheirHeight) {
  BarChart chart = test::sampleBars();
  for (int i = 0; i < 60; ++i) chart.groups.push_back(chart.groups[0]);
  ChartView view;
  view.resize(800, 300);
  view.show(chart);
  EXPECT_GT(view.minimumSizeHint().height(), 60 * 2 * view.fontMetrics().height());
}

TEST(ChartList, KeepsViewsOfTheSameKind) {
  ChartList list;
  list.resize(600, 500);
  list.show({test::sampleLines(), test::sampleBars()});
  const auto before = list.views();
  list.show({test::sampleLines(), test::sampleLines(), test::sampleBars()});
  const auto after = list.views();
  ASSERT_EQ(after.size(), 3U);
  EXPECT_EQ(after[0], before[0]);
  EXPECT_EQ(std::get<LineChart>(after[1]->chart()), test::sampleLines());
}

TEST(ChartList, TabGoesFromChartToItsMenuToTheNextChart) {
  ChartList list;
  list.show({test::sampleBars()});
  list.show({test::sampleLines(), test::sampleBars()});  // the first view is another one now
  QWidgetList order;
  for (QWidget* next = list.nextInFocusChain(); next != &list; next = next->nextInFocusChain()) {
    if (next->focusPolicy() & Qt::TabFocus) order << next;
  }
  const auto views = list.views();
  ASSERT_EQ(order.count(views[0]), 1);
  const auto first = order.indexOf(views[0]);
  EXPECT_EQ(order.value(first + 1), views[0]->findChild<QToolButton*>());
  EXPECT_EQ(order.value(first + 2), views[1]);
  EXPECT_EQ(order.value(first + 3), views[1]->findChild<QToolButton*>());
}

TEST(ChartList, ScrollsToTheBarThatKeysLeadTo) {
  BarChart chart = test::sampleBars();
  for (int i = 0; i < 60; ++i) chart.groups.push_back(chart.groups[0]);
  Window window;
  ChartList list(&window);
  list.resize(500, 400);
  list.show({chart});
  list.QWidget::show();
  ASSERT_TRUE(QTest::qWaitFor([&] { return list.verticalScrollBar()->maximum() > 0; }));
  QTest::keyClick(list.views()[0], Qt::Key_End);
  EXPECT_GT(list.verticalScrollBar()->value(), list.verticalScrollBar()->maximum() / 2);
  for (const auto key : {Qt::Key_Home, Qt::Key_End}) {
    QTest::keyClick(list.views()[0], key);
    const auto* note = list.findChild<QLabel*>(QStringLiteral("about"));
    ASSERT_TRUE(note->isVisible());
    EXPECT_TRUE(list.viewport()->rect().contains(QRect(note->mapTo(list.viewport(), QPoint()), note->size())));
  }
}

TEST(ChartList, HasTwoColumnsWhereThereIsRoom) {
  Window window;
  ChartList list(&window);
  list.QWidget::show();
  list.resize(500, 900);
  list.show({test::sampleLines(), test::sampleBars()});
  ASSERT_TRUE(QTest::qWaitFor([&] { return list.views()[1]->y() > list.views()[0]->y(); }));
  list.resize(list.fontMetrics().averageCharWidth() * 130, 900);
  EXPECT_TRUE(QTest::qWaitFor([&] { return list.views()[1]->y() == list.views()[0]->y(); }));
  EXPECT_GT(list.views()[1]->x(), list.views()[0]->x());
}

TEST(ChartList, SaysASentenceInsteadOfCharts) {
  ChartList list;
  list.show({test::sampleLines()});
  list.say(QStringLiteral("Nothing was <i>measured</i> yet."));
  const auto* label = list.findChild<QLabel*>(QStringLiteral("sentence"));
  EXPECT_TRUE(list.views().empty());
  EXPECT_TRUE(label->isVisibleTo(&list));
  EXPECT_EQ(label->textFormat(), Qt::PlainText);
  list.show({test::sampleBars()});
  EXPECT_FALSE(label->isVisibleTo(&list));
  list.show({});
  EXPECT_TRUE(label->isVisibleTo(&list));
}

}  // namespace
}  // namespace merops::gui
