#pragma once

#include "core/model/geometry.h"
#include "gui/models/display.h"

#include <QJsonDocument>
#include <QString>
#include <utility>
#include <vector>

namespace merops::gui {

/// A model as `merops models` tells of it.
struct KnownModel {
  QString id{}, name{};  ///< of a preset; both the model's type for a config.json
  Geometry geometry{};
  std::uint32_t denseLayers = 0;
};

/// What `merops models --json` lists. Error for what is no such document.
[[nodiscard]] std::vector<KnownModel> knownModelsOf(const QJsonDocument& document);

/// The geometry as named facts, in the order of showing.
[[nodiscard]] std::vector<std::pair<QString, QString>> geometryFacts(const KnownModel& model, const Display& display);

}  // namespace merops::gui
