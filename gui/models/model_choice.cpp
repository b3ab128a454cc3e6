#include "gui/models/model_choice.h"

#include "core/model/error.h"

#include <QSettings>
#include <algorithm>
#include <utility>

namespace merops::gui {
namespace {

constexpr char kPreset[] = "model/preset", kConfig[] = "model/config", kBits[] = "model/bits";
constexpr char kDefault[] = "qwen3-30b-a3b";

QString wordsOf(const Error& error) {
  const QString what = QString::fromStdString(error.what()), hint = QString::fromStdString(error.hint());
  return hint.isEmpty() ? what : ModelChoice::tr("%1 (%2)", "what went wrong, and what to try").arg(what, hint);
}

}  // namespace

ModelChoice::ModelChoice(Program& program, Selection& selection, QObject* parent)
    : QObject(parent), program_(program), selection_(selection), preset_(QLatin1String(kDefault)) {
  connect(&selection, &Selection::modelChanged, this, &ModelChoice::follow);
}

void ModelChoice::restore() {
  if (restored_) return;
  restored_ = true;
  if (!chosen_) readSettings();
  if (!config_.isEmpty()) askConfig(config_);
  askPresets();
}

void ModelChoice::choosePreset(const QString& id) {
  preset_ = id;
  config_.clear();
  chosen_ = true;
  ++question_;
  if (presets_.empty()) return askPresets();
  takePreset();
}

void ModelChoice::chooseConfig(const QString& path) {
  chosen_ = true;
  askConfig(path);
}

void ModelChoice::setBits(std::uint32_t bits) {
  if (bits == bits_) return;
  bits_ = bits;
  chosen_ = true;
  if (!config_.isEmpty()) askConfig(config_);
  askPresets();
}

void ModelChoice::readSettings() {
  const QSettings settings;
  bits_ = settings.value(kBits).toUInt() == 3 ? 3 : 4;
  config_ = settings.value(kConfig).toString();
  preset_ = settings.value(kPreset, QLatin1String(kDefault)).toString();
  if (!config_.isEmpty()) preset_.clear();
}

void ModelChoice::writeSettings() const {
  QSettings settings;
  settings.setValue(kBits, bits_);
  settings.setValue(kConfig, config_);
  settings.setValue(kPreset, preset_);
}

/// Asks for a list of models; problems of whatever kind end in fail().
void ModelChoice::ask(const QStringList& more, std::function<void(std::vector<KnownModel>)> done) {
  ++asked_;
  program_.ask(QStringList{QStringLiteral("models"), QStringLiteral("--json"), QStringLiteral("--bits"),
                           QString::number(bits_)} +
                   more,
               this, [this, done = std::move(done)](const Program::Answer& answer) {
                 --asked_;
                 try {
                   if (answer.problem.isEmpty()) {
                     done(knownModelsOf(answer.document));
                   } else {
                     fail(answer.problem);
                   }
                 } catch (const Error& error) {
                   fail(wordsOf(error));
                 }
                 fallBack();
                 emit changed();
               });
}

void ModelChoice::askPresets() {
  ask({}, [this](std::vector<KnownModel> presets) {
    presets_ = std::move(presets);
    if (!chosen_ && selection_.model()) {
      follow();
    } else if (config_.isEmpty()) {
      takePreset();
    }
  });
}

void ModelChoice::askConfig(const QString& path) {
  ask({QStringLiteral("--config"), path}, [this, path, question = ++question_](std::vector<KnownModel> models) {
    if (question != question_) return;
    config_ = path;
    preset_.clear();
    take(std::move(models.front()));
  });
}

void ModelChoice::takePreset() {
  const auto found =
      std::find_if(presets_.begin(), presets_.end(), [&](const KnownModel& model) { return model.id == preset_; });
  if (found == presets_.end()) return fail(tr("There is no model %1 among the presets.").arg(preset_));
  take(*found);
}

/// What others chose while a remembered one was asked for stays.
void ModelChoice::take(KnownModel model) {
  problem_.clear();
  if (!chosen_ && selection_.model()) return follow();
  model_ = std::move(model);
  writeSettings();
  selection_.setModel(ChosenModel{model_.id, model_.geometry});
  emit changed();
}

const KnownModel* ModelChoice::presetOf(const Geometry& geometry) const {
  const auto found = std::find_if(presets_.begin(), presets_.end(),
                                  [&](const KnownModel& model) { return model.geometry == geometry; });
  return found == presets_.end() ? nullptr : &*found;
}

void ModelChoice::follow() {
  const auto& selected = selection_.model();
  if (!selected || selected->geometry == model_.geometry) return;
  const KnownModel* preset = presetOf(selected->geometry);
  model_ = preset != nullptr ? *preset : KnownModel{selected->name, selected->name, selected->geometry, 0};
  preset_ = preset != nullptr ? preset->id : QString();
  config_.clear();
  emit changed();
}

/// What was chosen before stays.
void ModelChoice::fail(const QString& problem) {
  problem_ = problem;
  restored_ = !presets_.empty();
  emit changed();
}

/// A remembered model that cannot be had makes place for the default; why stays said.
void ModelChoice::fallBack() {
  if (isBusy() || !model_.id.isEmpty() || presets_.empty() || preset_ == QLatin1String(kDefault)) return;
  const QString problem = problem_;
  config_.clear();
  preset_ = QLatin1String(kDefault);
  takePreset();
  problem_ = problem;
}

}  // namespace merops::gui
