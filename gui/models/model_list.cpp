#include "gui/models/model_list.h"

#include "core/model/error.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace merops::gui {
namespace {

struct ModelList {
  Q_DECLARE_TR_FUNCTIONS(merops::gui::ModelList)
};

std::uint32_t number(const QJsonObject& row, const char* key) {
  return static_cast<std::uint32_t>(row.value(QLatin1String(key)).toInteger());
}

QString text(const QJsonObject& row, const char* key) { return row.value(QLatin1String(key)).toString(); }

KnownModel modelOf(const QJsonObject& row) {
  KnownModel model{text(row, "id"), text(row, "model"), {}, number(row, "dense_layers")};
  Geometry& geometry = model.geometry;
  geometry = {model.id.toStdString(), number(row, "hidden"), number(row, "width"), number(row, "sparse_layers"),
              number(row, "experts"), number(row, "topk"),   number(row, "bits")};
  return model;
}

/// What a forecast divides by.
bool isWhole(const KnownModel& model) { return !model.id.isEmpty() && bytes_per_token(model.geometry) != 0; }

}  // namespace

std::vector<KnownModel> knownModelsOf(const QJsonDocument& document) {
  std::vector<KnownModel> models;
  for (const QJsonValue& row : document.object().value(QLatin1String("models")).toArray()) {
    models.push_back(modelOf(row.toObject()));
    if (!isWhole(models.back())) models.pop_back();
  }
  if (models.empty()) {
    throw Error("reading the list of models", "the program gave none",
                "see that merops and this program are of one version");
  }
  return models;
}

std::vector<std::pair<QString, QString>> geometryFacts(const KnownModel& model, const Display& display) {
  const Geometry& geometry = model.geometry;
  const std::uint64_t expert = expert_bytes(geometry);
  const QString layers = model.denseLayers == 0
                             ? display.count(geometry.layers)
                             : ModelList::tr("%1, and %2 dense ones")
                                   .arg(display.count(geometry.layers), display.count(model.denseLayers));
  return {
      {ModelList::tr("Layers with experts"), layers},
      {ModelList::tr("Experts a layer"), display.count(geometry.experts)},
      {ModelList::tr("Chosen a token and layer"), display.count(geometry.topk)},
      {ModelList::tr("Hidden size, expert's width"),
       ModelList::tr("%1, %2", "two numbers").arg(display.count(geometry.hidden), display.count(geometry.width))},
      {ModelList::tr("One expert"),
       ModelList::tr("%1 (%2 bytes, INT%3)").arg(display.bytesText(expert), display.count(expert)).arg(geometry.bits)},
      {ModelList::tr("All experts"), display.bytesText(std::uint64_t{geometry.layers} * geometry.experts * expert)},
      {ModelList::tr("A token reads at most"), ModelList::tr("%1 GB").arg(display.locale().toString(
                                                   static_cast<double>(bytes_per_token(geometry)) / 1e9, 'f', 3))}};
}

}  // namespace merops::gui
