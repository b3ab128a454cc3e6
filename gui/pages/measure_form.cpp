#include "gui/pages/measure_form.h"

#include "core/model/geometry.h"
#include "gui/pages/measure_devices.h"
#include "gui/pages/measure_field.h"
#include "gui/pages/measure_readers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <array>
#include <utility>

namespace merops::gui {
namespace {

struct CacheRow {
  CacheMode mode;
  const char* text;
  const char* about;
};
constexpr std::array kCaches{
    CacheRow{CacheMode::cold, QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "&cold"),
             QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "What is in the page cache is dropped first.")},
    CacheRow{CacheMode::warm, QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "&warm"),
             QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "The source is read into the page cache first.")},
    CacheRow{CacheMode::pressed, QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "under pressure"),
             QT_TRANSLATE_NOOP("merops::gui::MeasureForm",
                               "The program may use only so much memory that the cache must let go.")},
    CacheRow{CacheMode::as_is, QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "as it is"),
             QT_TRANSLATE_NOOP("merops::gui::MeasureForm", "The page cache is left alone.")}};

/// Fills the form's rows as wide as there is room, labels above where there is not.
QFormLayout* formIn(QWidget* widget) {
  auto* form = new QFormLayout(widget);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  return form;
}

QString word(const char* ascii) { return QString::fromLatin1(ascii); }

}  // namespace

MeasureForm::MeasureForm(QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(makeKind());
  layout->addWidget(makePlace());
  qualifyOnly_ = {makeModel(), makeQualify()};
  readers_ = new MeasureReaders;
  measureOnly_ = {makeCells(), readers_};
  for (QWidget* group : qualifyOnly_) layout->addWidget(group);
  for (QWidget* group : measureOnly_) layout->addWidget(group);
  layout->addStretch();
  connect(readers_, &MeasureReaders::changed, this, &MeasureForm::changed);
  showKind();
}

MeasureField* MeasureForm::field(PlanField which, const QString& name, const QString& placeholder) {
  auto* made = new MeasureField(name, placeholder);
  fields_[which] = made;
  connect(made, &MeasureField::changed, this, &MeasureForm::changed);
  connect(made->edit(), &QLineEdit::returnPressed, this, &MeasureForm::startWanted);
  return made;
}

QWidget* MeasureForm::makeKind() {
  auto* group = new QGroupBox(tr("What to do"));
  qualify_ = new QRadioButton(tr("&Qualify: what a disk can do for a model. Only a folder is needed"));
  measure_ =
      new QRadioButton(tr("&Measure: chosen readers at chosen depths over a model, a store, a file or a device"));
  qualify_->setObjectName(QStringLiteral("kindQualify"));
  measure_->setObjectName(QStringLiteral("kindMeasure"));
  qualify_->setChecked(true);
  auto* layout = new QVBoxLayout(group);
  layout->addWidget(qualify_);
  layout->addWidget(measure_);
  connect(qualify_, &QRadioButton::toggled, this, [this] {
    showKind();
    emit changed();
  });
  return group;
}

QWidget* MeasureForm::makePlace() {
  auto* group = new QGroupBox(tr("Where"));
  auto* layout = new QHBoxLayout(group);
  auto* label = new QLabel(tr("&Path:"));
  auto* path =
      field(PlanField::path, QStringLiteral("path"), tr("a folder, a store, a file or a device; or drop it here"));
  label->setBuddy(path->edit());
  setFocusProxy(path);
  auto* folder = new QPushButton(tr("Fo&lder..."));
  auto* file = new QPushButton(tr("F&ile..."));
  device_ = new QPushButton(tr("&Device"));
  device_->setObjectName(QStringLiteral("device"));
  device_->setEnabled(false);
  layout->addWidget(label, 0, Qt::AlignTop);
  layout->addWidget(path, 1);
  for (QPushButton* button : {folder, file, device_}) layout->addWidget(button, 0, Qt::AlignTop);
  const auto take = [this](const QString& chosen) { setPath(chosen); };
  connect(folder, &QPushButton::clicked, this, [this, take] { browse(true, tr("Choose a folder"), take); });
  connect(file, &QPushButton::clicked, this, [this, take] { browse(false, tr("Choose a file"), take); });
  return group;
}

QWidget* MeasureForm::makeModel() {
  auto* group = new QGroupBox(tr("Model, whose experts are read"));
  QFormLayout* form = formIn(group);
  model_ = new QComboBox;
  model_->setObjectName(QStringLiteral("model"));
  for (const Preset& preset : presets()) {
    model_->addItem(QString::fromUtf8(preset.model.data(), static_cast<qsizetype>(preset.model.size())),
                    QString::fromUtf8(preset.id.data(), static_cast<qsizetype>(preset.id.size())));
  }
  model_->setCurrentIndex(std::max(0, model_->findData(word("qwen3-30b-a3b"))));
  model_->addItem(tr("another one, by its config.json"), QString());
  model_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  model_->setMinimumContentsLength(16);
  form->addRow(tr("M&odel:"), model_);
  configRow_ = new QWidget;
  auto* row = new QHBoxLayout(configRow_);
  row->setContentsMargins({});
  auto* config = field(PlanField::config, QStringLiteral("config"), tr("path of its config.json"));
  auto* find = new QPushButton(tr("&Choose..."));
  row->addWidget(config, 1);
  row->addWidget(find, 0, Qt::AlignTop);
  auto* label = new QLabel(tr("confi&g.json:"));
  label->setBuddy(config->edit());
  form->addRow(label, configRow_);
  bits_ = new QComboBox;
  bits_->addItem(tr("4 bits a weight"), 4);
  bits_->addItem(tr("3 bits a weight"), 3);
  form->addRow(tr("&Weights:"), bits_);
  const auto show = [this, form] {
    form->setRowVisible(configRow_, model_->currentData().toString().isEmpty());
    emit changed();
  };
  connect(model_, &QComboBox::currentIndexChanged, this, show);
  connect(bits_, &QComboBox::currentIndexChanged, this, &MeasureForm::changed);
  connect(find, &QPushButton::clicked, this, [this] {
    browse(false, tr("Choose a config.json"),
           [this](const QString& path) { fields_.at(PlanField::config)->edit()->setText(path); });
  });
  form->setRowVisible(configRow_, false);
  return group;
}

QWidget* MeasureForm::makeQualify() {
  auto* group = new QGroupBox(tr("How long and how much"));
  QFormLayout* form = formIn(group);
  form->addRow(tr("&Time:"), field(PlanField::budget, QStringLiteral("budget"), tr("2m; 10m gives tighter intervals")));
  form->addRow(tr("&Biggest store:"),
               field(PlanField::size, QStringLiteral("size"), tr("the model, as time and free space allow")));
  keep_ = new QCheckBox(tr("&Keep what is written, to measure it again"));
  thoroughQualify_ = new QCheckBox(tr("Thoro&ugh: repeat until each rate is steady, which takes hours"));
  keep_->setObjectName(QStringLiteral("keep"));
  form->addRow(keep_);
  form->addRow(thoroughQualify_);
  for (QCheckBox* box : {keep_, thoroughQualify_}) connect(box, &QCheckBox::toggled, this, &MeasureForm::changed);
  return group;
}

QWidget* MeasureForm::makeCells() {
  auto* group = new QGroupBox(tr("Cells"));
  QFormLayout* form = formIn(group);
  form->addRow(tr("Reads in fli&ght:"),
               field(PlanField::depths, QStringLiteral("depths"), tr("1; a list measures each: 1,2,4,8,16,32")));
  form->addRow(tr("&Repetitions:"),
               field(PlanField::repetitions, QStringLiteral("repetitions"), tr("1; 7 bound an interval")));
  form->addRow(tr("E&ach cell ends after:"), makeLimit());
  form->addRow(tr("Page cache:"), makeCaches());
  form->addRow(tr("Mem&ory:"), field(PlanField::memory, QStringLiteral("memory"),
                                     tr("for a cache under pressure: what the program may use, for instance 2GB")));
  form->addRow(tr("&Blocks:"), field(PlanField::block, QStringLiteral("block"),
                                     tr("read any file or device in blocks of this size, for instance 2MB")));
  thoroughMeasure_ = new QCheckBox(tr("Thoro&ugh: in rounds, until the rate is steady"));
  form->addRow(thoroughMeasure_);
  connect(thoroughMeasure_, &QCheckBox::toggled, this, &MeasureForm::changed);
  return group;
}

QWidget* MeasureForm::makeLimit() {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins({});
  limitKind_ = new QComboBox;
  limitKind_->setObjectName(QStringLiteral("limitKind"));
  limitKind_->setAccessibleName(tr("What ends a cell"));
  for (const QString& text : {tr("a time"), tr("reads"), tr("bytes")}) limitKind_->addItem(text);
  auto* limit = field(PlanField::limit, QStringLiteral("limit"), tr("2s"));
  layout->addWidget(limitKind_, 0, Qt::AlignTop);
  layout->addWidget(limit, 1);
  row->setFocusProxy(limitKind_);
  limit->edit()->setAccessibleName(tr("How much ends a cell"));
  connect(limitKind_, &QComboBox::currentIndexChanged, this, [this, limit](int kind) {
    limit->edit()->setPlaceholderText(kind == 0 ? tr("2s") : kind == 1 ? tr("400") : tr("1GB"));
    emit changed();
  });
  return row;
}

QWidget* MeasureForm::makeCaches() {
  auto* column = new QWidget;
  auto* layout = new QVBoxLayout(column);
  auto* row = new QHBoxLayout;
  layout->setContentsMargins({});
  layout->addLayout(row);
  for (const CacheRow& cache : kCaches) {
    auto* box = new QCheckBox(tr(cache.text));
    box->setObjectName(QStringLiteral("cache-%1").arg(QString::fromStdString(std::string(to_string(cache.mode)))));
    box->setToolTip(tr(cache.about));
    box->setAccessibleDescription(tr(cache.about));
    box->setChecked(cache.mode == CacheMode::cold);
    row->addWidget(box);
    caches_.push_back(box);
    connect(box, &QCheckBox::toggled, this, &MeasureForm::changed);
  }
  row->addStretch();
  cachesFault_ = sentenceLabel(QStringLiteral("cachesFault"));
  cachesFault_->hide();
  layout->addWidget(cachesFault_);
  return column;
}

void MeasureForm::browse(bool folder, const QString& title, const std::function<void(const QString&)>& chosen) {
  auto* dialog = new QFileDialog(this, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
  if (folder) dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, chosen);
  dialog->open();
}

void MeasureForm::showKind() {
  const bool qualify = qualify_->isChecked();
  for (QWidget* group : qualifyOnly_) group->setVisible(qualify);
  for (QWidget* group : measureOnly_) group->setVisible(!qualify);
}

void MeasureForm::setPath(const QString& path) { fields_.at(PlanField::path)->edit()->setText(path); }

void MeasureForm::setKind(MeasureKind kind) { (kind == MeasureKind::qualify ? qualify_ : measure_)->setChecked(true); }

void MeasureForm::showFaults(const std::vector<PlanFault>& faults) {
  std::map<PlanField, QString> texts;
  for (const PlanFault& fault : faults) {
    if (fault.field == PlanField::path) continue;  // an empty form is no mistake: what is missing is said at Start
    QString& text = texts[fault.field];
    text += (text.isEmpty() ? QString() : QString(QLatin1Char('\n'))) + fault.text;
  }
  for (const auto& [which, shown] : fields_) shown->setFault(texts[which]);
  cachesFault_->setText(texts[PlanField::caches]);
  cachesFault_->setVisible(!texts[PlanField::caches].isEmpty());
}

void MeasureForm::showDevices(const QJsonDocument& answer, const QString& problem) {
  fillDevices(*device_, answer, problem, [this](const QString& path) { setPath(path); });
}

void MeasureForm::showReaders(const QJsonDocument& answer, const QString& problem) { readers_->show(answer, problem); }

MeasurePlan MeasureForm::plan() const {
  const auto text = [this](PlanField which) { return fields_.at(which)->text(); };
  MeasurePlan plan;
  plan.path = pathOf(fields_.at(PlanField::path)->edit()->text());
  if (qualify_->isChecked()) {
    plan.preset = model_->currentData().toString();
    if (plan.preset.isEmpty()) plan.config = pathOf(text(PlanField::config));
    plan.configWanted = plan.preset.isEmpty();
    plan.bits = bits_->currentData().toInt();
    plan.size = text(PlanField::size);
    plan.budget = text(PlanField::budget);
    plan.keep = keep_->isChecked();
    plan.thorough = thoroughQualify_->isChecked();
    return plan;
  }
  plan.kind = MeasureKind::measure;
  plan.readers = readers_->chosen();
  plan.depths = text(PlanField::depths);
  plan.repetitions = text(PlanField::repetitions);
  plan.caches.clear();
  for (std::size_t i = 0; i < kCaches.size(); ++i) {
    if (caches_[i]->isChecked()) plan.caches.push_back(kCaches[i].mode);
  }
  plan.memory = text(PlanField::memory);
  const std::array limits{&plan.seconds, &plan.sample, &plan.bytes};
  *limits.at(static_cast<std::size_t>(std::max(0, limitKind_->currentIndex()))) = text(PlanField::limit);
  plan.block = text(PlanField::block);
  plan.thorough = thoroughMeasure_->isChecked();
  return plan;
}

}  // namespace merops::gui
