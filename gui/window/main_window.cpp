#include "gui/window/main_window.h"

#include "gui/models/disk_lookup.h"
#include "gui/models/native_path.h"
#include "gui/pages/pages.h"
#include "gui/window/store_banner.h"
#include "results/database_path.h"
#include "results/query.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr char kGeometry[] = "window/geometry", kPage[] = "window/page";
constexpr int kMessageMs = 10'000, kWidthInCharacters = 170, kHeightInLines = 46;

QString pageText(const char* text) { return QCoreApplication::translate("Pages", text); }

/// As wide as its longest row, so that no title is cut off.
void fitToContents(QListWidget& list) {
  const int frame = 2 * list.frameWidth();
  list.setSpacing(list.fontMetrics().averageCharWidth() / 3);
  list.setFixedWidth(list.sizeHintForColumn(0) + frame + list.fontMetrics().averageCharWidth() * 4);
}

std::filesystem::path databaseOf(const CommandLine& line) {
  return line.database.empty() ? default_database_path() : line.database;
}

}  // namespace

MainWindow::MainWindow(ResultsStore& store, Program& program, QWidget* parent)
    : QMainWindow(parent), store_(store), program_(program) {
  setWindowTitle(tr("Merops"));
  storeBanner_ = new Banner;
  errorBanner_ = new Banner;
  errorBanner_->setObjectName(QStringLiteral("errorBanner"));
  navigation_ = new QListWidget;
  navigation_->setObjectName(QStringLiteral("navigation"));
  navigation_->setAccessibleName(tr("Pages"));
  stack_ = new QStackedWidget;
  place_ = new QLabel;
  place_->setTextFormat(Qt::PlainText);
  statusBar()->addPermanentWidget(place_);

  auto* column = new QVBoxLayout;
  column->addWidget(storeBanner_);
  column->addWidget(errorBanner_);
  column->addWidget(stack_, 1);
  auto* content = new QWidget;
  auto* row = new QHBoxLayout(content);
  row->addWidget(navigation_);
  row->addLayout(column, 1);
  setCentralWidget(content);

  addPages();
  addMenus();
  resize(fontMetrics().averageCharWidth() * kWidthInCharacters, fontMetrics().lineSpacing() * kHeightInLines);
  connect(&store_, &ResultsStore::stateChanged, this, &MainWindow::showState);
  connect(&store_, &ResultsStore::stateChanged, this, &MainWindow::applyFirstSelection);
  connect(&store_, &ResultsStore::upgradeFailed, this, [this](const QString& text, const QString& hint) {
    errorBanner_->say(text, hint, {{tr("&Close"), [this] { errorBanner_->hide(); }}});
  });
  showState();
}

void MainWindow::addPages() {
  const PageContext context{store_, selection_, preferences_, program_, undo_};
  for (const PageRow& row : pageRows()) {
    auto* item = new QListWidgetItem(pageText(row.title).remove(QLatin1Char('&')), navigation_);
    item->setToolTip(pageText(row.about));
    Page* page = row.make(context, stack_);
    page->setObjectName(QLatin1String(row.id));
    page->setAccessibleName(item->text());
    stack_->addWidget(page);
    connect(page, &Page::pageWanted, this, &MainWindow::showPage);
    connect(page, &Page::said, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMs); });
    connect(page, &Page::failed, this, [this](const QString& text, const QString& hint) {
      errorBanner_->say(text, hint, {{tr("&Close"), [this] { errorBanner_->hide(); }}});
    });
  }
  fitToContents(*navigation_);
  connect(navigation_, &QListWidget::currentRowChanged, stack_, &QStackedWidget::setCurrentIndex);
  connect(navigation_, &QListWidget::currentRowChanged, errorBanner_, &Banner::hide);
  navigation_->setCurrentRow(0);
}

void MainWindow::begin(const CommandLine& line) {
  const QSettings settings;
  if (line.screenshot.isEmpty()) restoreGeometry(settings.value(QLatin1String(kGeometry)).toByteArray());
  if (line.size) resize(*line.size);
  if (line.unit) preferences_.showRateUnit(*line.unit);
  showPage(line.page.isEmpty() ? settings.value(QLatin1String(kPage)).toString() : line.page);
  first_ = line.select;
  selection_.setCells(first_.cells);
  selection_.setReaders(first_.readers);
  if (const Preset* preset = find_preset(first_.model.toStdString())) {
    selection_.setModel(ChosenModel{first_.model, geometry_of(*preset)});
  }
  store_.open(databaseOf(line));
}

/// Names on the command line need the database to be told what they name.
void MainWindow::applyFirstSelection() {
  if (!store_.isReady() || (first_.disks.empty() && first_.campaign.empty())) return;
  const FirstSelection first = std::exchange(first_, {});
  const auto fail = [this](const Error& error) {
    refuseSelection(QString::fromStdString(error.what()), QString::fromStdString(error.hint()));
  };
  if (!first.disks.empty()) {
    store_.read(
        Lane::rows, this, [names = first.disks](Database& database) { return identitiesOf(database, names); },
        [this, wanted = first.disks.size()](std::vector<std::string> disks) {
          if (disks.size() < wanted) {
            refuseSelection(tr("Of %n disk(s) asked for on the command line, not all are in these results.", "",
                               static_cast<int>(wanted)),
                            tr("The disks page lists those that are, by their names."));
          }
          selection_.setDisks(std::move(disks));
        },
        fail);
  }
  if (!first.campaign.empty()) {
    store_.read(
        Lane::rows, this, [prefix = first.campaign](Database& database) { return find_campaign(database, prefix); },
        [this](std::string id) { selection_.setCampaign(std::move(id)); }, fail);
  }
}

void MainWindow::refuseSelection(const QString& text, const QString& hint) {
  selectionProblem_ = hint.isEmpty() ? text : text + u'\n' + hint;
  errorBanner_->say(text, hint, {});
}

bool MainWindow::showPage(const QString& id) {
  const auto rows = pageRows();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const PageRow& row) { return id == QLatin1String(row.id); });
  if (found == rows.end()) return false;
  navigation_->setCurrentRow(static_cast<int>(found - rows.begin()));
  return true;
}

Page* MainWindow::currentPage() const { return qobject_cast<Page*>(stack_->currentWidget()); }

bool MainWindow::isSettled() const { return store_.isIdle() && program_.isIdle() && currentPage()->isSettled(); }

void MainWindow::showState() {
  showStoreState(*storeBanner_, store_, {[this] { openAnother(); }, [this] { showPage(QStringLiteral("measure")); }});
  const QString path = pathText(store_.path());
  place_->setText(fontMetrics().elidedText(path, Qt::ElideMiddle, fontMetrics().averageCharWidth() * 60));
  place_->setToolTip(path);
}

void MainWindow::openAnother() {
  auto* dialog = new QFileDialog(this, tr("Open a results database"), pathText(store_.path().parent_path()),
                                 tr("Results databases (*.db);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
    undo_.clear();
    selection_.setCells({});
    selection_.setCampaign({});
    selection_.setDisks({});
    store_.open(nativePath(file));
  });
  dialog->open();
}

void MainWindow::showAbout() {
  QMessageBox::about(
      this, tr("About Merops"),
      tr("<p><b>Merops %1</b></p><p>Measures how fast the experts of a model stream from a disk, and says "
         "what that means for running the model.</p><p>Results: %2</p>")
          .arg(QCoreApplication::applicationVersion().toHtmlEscaped(), pathText(store_.path()).toHtmlEscaped()));
}

bool MainWindow::mayClose() {
  for (int index = 0; index < stack_->count(); ++index) {
    const auto* page = qobject_cast<Page*>(stack_->widget(index));
    const QString obstacle = page->closeObstacle();
    if (obstacle.isEmpty()) continue;
    navigation_->setCurrentRow(index);
    const auto answer = QMessageBox::question(this, tr("Close Merops?"), obstacle,
                                              QMessageBox::Close | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Close) return false;
  }
  return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayClose()) return event->ignore();
  QSettings settings;
  settings.setValue(QLatin1String(kGeometry), saveGeometry());
  settings.setValue(QLatin1String(kPage), currentPage()->objectName());
  event->accept();
}

}  // namespace merops::gui
