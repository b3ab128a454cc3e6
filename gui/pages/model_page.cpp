#include "gui/pages/model_page.h"

#include "gui/models/disk_words.h"
#include "gui/pages/model_table_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QUrl>
#include <QVBoxLayout>

namespace merops::gui {
namespace {

QLabel* sentence(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

/// The only file that is dropped; empty for anything else.
QString fileIn(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

}  // namespace

ModelPage::ModelPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      latest_(context.store, Lane::analysis, this),
      models_(context.program, context.selection, this) {
  setAcceptDrops(true);
  build();
  follow();
}

void ModelPage::build() {
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(choiceRow());
  problem_ = sentence("problem", this);
  layout->addWidget(problem_);
  facts_ = new QFormLayout;
  facts_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  layout->addLayout(facts_);
  layout->addLayout(tableRow());
  table_ = new ModelTableView(this);
  layout->addWidget(table_, 1);
  brackets_ = sentence("brackets", this);
  brackets_->setText(bracketsWords());
  layout->addWidget(brackets_);
  filler_ = new QWidget(this);
  layout->addWidget(filler_, 1);
}

QLayout* ModelPage::choiceRow() {
  auto* row = new QHBoxLayout;
  const auto add = [&](const QString& text, const char* name, int stretch) {
    auto* box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* label = new QLabel(text, this);
    label->setBuddy(box);
    row->addWidget(label);
    row->addWidget(box, stretch);
    return box;
  };
  model_ = add(tr("M&odel:"), "model", 2);
  model_->setMinimumContentsLength(16);
  bits_ = add(tr("&Weights:"), "bits", 0);
  bits_->setMinimumContentsLength(16);
  bits_->setToolTip(tr("Of a config.json: as it says, and INT4 where it says nothing"));
  bits_->addItem(tr("INT4, unless given"), 4U);
  bits_->addItem(tr("INT3"), 3U);
  open_ = new QPushButton(tr("Open confi&g.json…"), this);
  open_->setObjectName(QStringLiteral("open"));
  open_->setToolTip(tr("Takes the geometry from a model's config.json; the file may be dropped here as well"));
  row->addWidget(open_);
  return row;
}

QLayout* ModelPage::tableRow() {
  auto* row = new QHBoxLayout;
  words_ = sentence("words", this);
  row->addWidget(words_, 1);
  measure_ = new QPushButton(tr("Measure a dis&k"), this);
  measure_->setObjectName(QStringLiteral("measureAny"));
  row->addWidget(measure_, 0, Qt::AlignTop);
  copy_ = new QPushButton(tr("Cop&y the table"), this);
  copy_->setObjectName(QStringLiteral("copy"));
  copy_->setToolTip(tr("Copies the chosen rows, or all, as tab-separated text (Ctrl+C in the table)"));
  row->addWidget(copy_, 0, Qt::AlignTop);
  return row;
}

void ModelPage::follow() {
  connect(model_, &QComboBox::activated, this, [this](int index) {
    const QString id = model_->itemData(index).toString();
    if (!id.isEmpty()) models_.choosePreset(id);
  });
  connect(bits_, &QComboBox::activated, this, [this](int index) { models_.setBits(bits_->itemData(index).toUInt()); });
  connect(open_, &QPushButton::clicked, this, &ModelPage::openConfig);
  connect(copy_, &QPushButton::clicked, this, &ModelPage::copy);
  connect(table_, &ModelTableView::copyWanted, this, &ModelPage::copy);
  connect(measure_, &QPushButton::clicked, this, [this] { emit pageWanted(QStringLiteral("measure")); });
  const auto whenShown = [this](auto function) {
    return [this, function] {
      if (isVisible()) (this->*function)();
    };
  };
  connect(&context().store, &ResultsStore::changed, this, whenShown(&ModelPage::askDisks));
  connect(&context().store, &ResultsStore::stateChanged, this, whenShown(&ModelPage::askDisks));
  connect(&context().preferences, &Preferences::displayChanged, this, whenShown(&ModelPage::showModel));
  connect(&context().selection, &Selection::modelChanged, this, whenShown(&ModelPage::showModel));
  connect(&models_, &ModelChoice::changed, this, whenShown(&ModelPage::showModel));
}

bool ModelPage::isSettled() const { return !latest_.isRunning() && !models_.isBusy() && context().store.isIdle(); }

void ModelPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  if (event->spontaneous()) return;
  models_.restore();
  askDisks();
}

void ModelPage::dragEnterEvent(QDragEnterEvent* event) {
  if (!fileIn(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void ModelPage::dropEvent(QDropEvent* event) {
  const QString path = fileIn(*event->mimeData());
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  models_.chooseConfig(path);
}

void ModelPage::openConfig() {
  auto* dialog = new QFileDialog(this, tr("Open a model's config.json"), models_.config(),
                                 tr("Configurations (config.json *.json);;All files (*)"));
  dialog->setObjectName(QStringLiteral("openConfig"));
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QFileDialog::fileSelected, &models_, &ModelChoice::chooseConfig);
  dialog->open();
}

void ModelPage::askDisks() {
  if (!context().store.isReady()) {
    disks_.clear();
    return showModel();
  }
  latest_.ask([](Database& database) { return report::newest_disks(database); },
              [this](std::vector<report::DiskSummary> disks) {
                disks_ = std::move(disks);
                showTable();
              },
              [this](const Error& error) {
                emit failed(QString::fromStdString(error.what()), QString::fromStdString(error.hint()));
                showTable();
              });
  showModel();
}

void ModelPage::showModel() {
  showChoice();
  showFacts();
  showTable();
}

/// A model of a config.json stands below the presets, with its path as the tool tip.
void ModelPage::showChoice() {
  const QSignalBlocker quiet(model_), quietBits(bits_);
  model_->clear();
  for (const KnownModel& preset : models_.presets()) {
    model_->addItem(tr("%1 (%2)", "preset and model").arg(preset.id, preset.name), preset.id);
  }
  int index = models_.config().isEmpty() ? model_->findData(models_.model().id) : -1;
  if (index < 0 && !models_.model().id.isEmpty()) {
    index = model_->count();
    model_->addItem(models_.config().isEmpty() ? models_.model().name
                                               : tr("%1, of a config.json").arg(models_.model().name));
  }
  model_->setCurrentIndex(index);
  model_->setToolTip(QStringLiteral("<qt>%1</qt>")
                         .arg((models_.config().isEmpty() ? model_->currentText() : models_.config()).toHtmlEscaped()));
  model_->setEnabled(model_->count() > 0);
  bits_->setCurrentIndex(bits_->findData(models_.bits()));
  problem_->setText(models_.problem());
  problem_->setHidden(models_.problem().isEmpty());
}

void ModelPage::showFacts() {
  while (facts_->rowCount() > 0) facts_->removeRow(0);
  if (models_.model().id.isEmpty()) return;
  for (const auto& [name, value] : geometryFacts(models_.model(), context().preferences.display())) {
    auto* label = new QLabel(value, this);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    facts_->addRow(tr("%1:", "name of a fact").arg(name), label);
  }
}

QString ModelPage::tableWords() const {
  const StoreState& state = context().store.state();
  if (state.kind == StoreState::Kind::opening) return tr("The results are being opened.");
  if (!context().store.isReady() && state.kind != StoreState::Kind::missing) {
    return state.hint.isEmpty() ? state.text
                                : tr("%1 (%2)", "what is wrong, and what to try").arg(state.text, state.hint);
  }
  if (latest_.isRunning()) return tr("The results are being read.");
  if (disks_.empty()) return tr("Nothing was measured yet: measure a disk to see what it would do for the model.");
  if (!context().selection.model()) return tr("Choose a model to see what the disks would do for it.");
  return tr("What the disks would do for %1. Tokens/s are an upper bound: what the disk allows when reading is all "
            "that "
            "takes time, by the share of experts found in memory.")
      .arg(context().selection.model()->name);
}

void ModelPage::showTable() {
  const bool filled = !disks_.empty() && context().selection.model().has_value();
  if (filled) table_->show(modelTable(disks_, *context().selection.model(), context().preferences.display()));
  table_->setVisible(filled);
  brackets_->setVisible(filled);
  copy_->setVisible(filled);
  measure_->setVisible(disks_.empty());
  words_->setText(tableWords());
  filler_->setHidden(filled);
}

void ModelPage::copy() {
  if (!context().selection.model() || disks_.empty()) return;
  QGuiApplication::clipboard()->setText(modelTableText(disks_, *context().selection.model(), table_->chosenRows()));
  emit said(tr("The table was copied."));
}

}  // namespace merops::gui
