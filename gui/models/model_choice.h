#pragma once

#include "gui/models/model_list.h"
#include "gui/models/program.h"
#include "gui/models/selection.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace merops::gui {

/// Which model forecasts are for: a preset, or the model of a config.json. Remembered in the settings; what is chosen
/// goes to the selection when the program has told its geometry; a model that others put there is followed. Lives on
/// the window's thread, and waits for nothing.
class ModelChoice : public QObject {
  Q_OBJECT

 public:
  ModelChoice(Program& program, Selection& selection, QObject* parent);

  /// Asks for the presets, and chooses what was chosen last (else the default) unless the selection has a model. Once;
  /// again only after it failed.
  void restore();
  void choosePreset(const QString& id);  ///< once the presets are known, where they are not yet
  void chooseConfig(const QString& path);
  void setBits(std::uint32_t bits);  ///< 4 (of a config.json: as it says) or 3

  [[nodiscard]] const std::vector<KnownModel>& presets() const { return presets_; }
  [[nodiscard]] const QString& preset() const { return preset_; }  ///< empty: of a config.json
  [[nodiscard]] const QString& config() const { return config_; }  ///< path; empty: a preset
  [[nodiscard]] std::uint32_t bits() const { return bits_; }
  /// The model's row; of a config.json too. Empty id: none yet.
  [[nodiscard]] const KnownModel& model() const { return model_; }
  [[nodiscard]] const QString& problem() const { return problem_; }  ///< why there is none, in words; may be empty
  [[nodiscard]] bool isBusy() const { return asked_ != 0; }

 signals:
  void changed();

 private:
  void readSettings();
  void writeSettings() const;
  void ask(const QStringList& more, std::function<void(std::vector<KnownModel>)> done);
  void askPresets();
  void askConfig(const QString& path);
  void takePreset();
  void take(KnownModel model);
  void follow();
  [[nodiscard]] const KnownModel* presetOf(const Geometry& geometry) const;
  void fail(const QString& problem);
  void fallBack();

  Program& program_;
  Selection& selection_;
  std::vector<KnownModel> presets_{};
  QString preset_{}, config_{}, problem_{};
  std::uint32_t bits_ = 4;
  KnownModel model_{};
  bool restored_ = false, chosen_ = false;  ///< chosen_: by the user, not by what is remembered
  int asked_ = 0;
  unsigned question_ = 0;  ///< what was asked before the newest choice is dropped
};

}  // namespace merops::gui
