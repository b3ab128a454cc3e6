#pragma once

#include "gui/models/measure_place.h"
#include "gui/models/measure_plan.h"
#include "gui/models/measure_validation.h"

#include <QWidget>
#include <map>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGroupBox;
class QJsonDocument;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace merops::gui {

class MeasureField;
class MeasureReaders;

/// What is to be measured, to be filled in. Knows nothing of disks and programs: it is told what they answered.
class MeasureForm : public QWidget {
  Q_OBJECT

 public:
  explicit MeasureForm(QWidget* parent = nullptr);

  /// Without the database. Texts are as they were typed.
  [[nodiscard]] MeasurePlan plan() const;
  void setPath(const QString& path);
  void setKind(MeasureKind kind);
  void showFaults(const std::vector<PlanFault>& faults);
  /// What `merops devices --json` and `merops readers --json` answered.
  void showDevices(const QJsonDocument& answer, const QString& problem);
  void showReaders(const QJsonDocument& answer, const QString& problem);

 signals:
  void changed();
  void startWanted();  ///< Enter was pressed in a field

 private:
  QWidget* makeKind();
  QWidget* makePlace();
  QWidget* makeModel();
  QWidget* makeQualify();
  QWidget* makeCells();
  QWidget* makeCaches();
  QWidget* makeLimit();
  MeasureField* field(PlanField which, const QString& name, const QString& placeholder);
  void browse(bool folder, const QString& title, const std::function<void(const QString&)>& chosen);
  void showKind();

  QRadioButton *qualify_ = nullptr, *measure_ = nullptr;
  QPushButton* device_ = nullptr;
  QComboBox *model_ = nullptr, *bits_ = nullptr, *limitKind_ = nullptr;
  QWidget* configRow_ = nullptr;
  QCheckBox *thoroughQualify_ = nullptr, *thoroughMeasure_ = nullptr, *keep_ = nullptr;
  std::vector<QCheckBox*> caches_{};
  MeasureReaders* readers_ = nullptr;
  std::vector<QWidget*> qualifyOnly_{}, measureOnly_{};
  std::map<PlanField, MeasureField*> fields_{};
  QLabel* cachesFault_ = nullptr;
};

}  // namespace merops::gui
