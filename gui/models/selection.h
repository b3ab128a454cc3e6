#pragma once

#include "core/model/geometry.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace merops::gui {

/// The model that forecasts are for.
struct ChosenModel {
  QString name{};
  Geometry geometry{};
  friend bool operator==(const ChosenModel&, const ChosenModel&) = default;
};

/// What the user looks at; shared by all pages, which change it and follow its changes. Setting an equal value does
/// nothing.
class Selection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Identities of disks (results/report/disk_name.h, disk_identity), in the order of their choosing.
  [[nodiscard]] const std::vector<std::string>& disks() const { return disks_; }
  /// Cells by their numbers in the database, in the order of their choosing; chosen in the table.
  [[nodiscard]] const std::vector<std::int64_t>& cells() const { return cells_; }
  /// Readers that charts show; empty: all.
  [[nodiscard]] const QStringList& readers() const { return readers_; }
  /// The campaign whose course is shown; empty: the newest.
  [[nodiscard]] const std::string& campaign() const { return campaign_; }
  [[nodiscard]] const std::optional<ChosenModel>& model() const { return model_; }

  /// A folder that is to be measured next: put here by who asks for the page that measures, which takes it.
  void setPlace(QString place) { place_ = std::move(place); }
  [[nodiscard]] std::optional<QString> takePlace() { return std::exchange(place_, std::nullopt); }

  void setDisks(std::vector<std::string> disks);
  void setCells(std::vector<std::int64_t> cells);
  void setReaders(QStringList readers);
  void setCampaign(std::string campaign);
  void setModel(std::optional<ChosenModel> model);

 signals:
  void disksChanged();
  void cellsChanged();
  void readersChanged();
  void campaignChanged();
  void modelChanged();

 private:
  std::vector<std::string> disks_{};
  std::vector<std::int64_t> cells_{};
  QStringList readers_{};
  std::string campaign_{};
  std::optional<ChosenModel> model_{};
  std::optional<QString> place_{};
};

}  // namespace merops::gui
