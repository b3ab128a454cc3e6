#include "gui/models/measure_verdict.h"

#include "gui/models/measure_cell_model.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasureVerdict)
};

QJsonValue member(const QJsonObject& object, const char* name) { return object.value(QLatin1String(name)); }

QString text(const QJsonObject& object, const char* name) { return member(object, name).toString(); }

std::optional<double> optionalFigure(const QJsonValue& value) {
  return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

Estimate estimateOf(const QJsonValue& value) {
  const QJsonObject object = value.toObject();
  return {member(object, "value").toDouble(), optionalFigure(member(object, "low")),
          optionalFigure(member(object, "high"))};
}

std::uint32_t depthOf(const QJsonObject& object, const char* name) {
  return static_cast<std::uint32_t>(std::clamp<qint64>(member(object, name).toInteger(), 0, 1 << 20));
}

BestRoad bestDirect(const QJsonObject& road) {
  return {text(road, "reader"), text(road, "source_kind"), depthOf(road, "best_depth"),
          estimateOf(member(road, "best_mb_per_s"))};
}

bool counts(const QJsonObject& result) {
  return text(result, "state") == QLatin1String("measured") && text(result, "validity") != QLatin1String("invalid");
}

std::optional<BestRoad> fastest(const QJsonArray& cells) {
  std::optional<BestRoad> best;
  for (const QJsonValue& one : cells) {
    const QJsonObject result = one.toObject();
    const Estimate rate = estimateOf(member(member(result, "measurement").toObject(), "mb_per_s"));
    if (!counts(result) || (best && best->mbPerS.value >= rate.value)) continue;
    const QJsonObject cell = member(result, "cell").toObject();
    best = {text(cell, "reader"), text(result, "source_kind"), depthOf(cell, "depth"), rate};
  }
  return best;
}

std::vector<TokensAt> forecastOf(const QJsonArray& rows) {
  std::vector<TokensAt> forecast;
  for (const QJsonValue& one : rows) {
    const QJsonObject row = one.toObject();
    forecast.push_back({member(row, "hit_rate").toDouble(), estimateOf(member(row, "tokens_per_s_at_most"))});
  }
  return forecast;
}

QString bestText(const RunDocument& document, const Display& display) {
  const BestRoad& best = *document.best;
  const QString rate =
      Words::tr("%1 %2", "rate and its unit").arg(display.rateText(best.mbPerS), display.rateUnitText());
  const int depth = static_cast<int>(best.depth);
  if (document.qualified) {
    return Words::tr("The best road past the page cache is %1 over the %2 with %n read(s) in flight: %3.", "", depth)
        .arg(best.reader, sourceKindText(best.sourceKind), rate);
  }
  return Words::tr("The fastest cell is %1 over the %2 with %n read(s) in flight: %3.", "", depth)
      .arg(best.reader, sourceKindText(best.sourceKind), rate);
}

QString forecastText(const TokensAt& row, const Display& display) {
  const QString tokens = display.number(row.tokensPerS.value);
  if (row.hitRate == 0) {
    return Words::tr("Reading alone allows at most %1 tokens a second where nothing is in memory.").arg(tokens);
  }
  return Words::tr("At most %1 tokens a second where %2 % of the experts are found in memory.")
      .arg(tokens, display.number(row.hitRate * 100));
}

}  // namespace

RunDocument runDocumentOf(const QByteArray& json) {
  const QJsonObject root = QJsonDocument::fromJson(json).object();
  const QJsonValue campaign = member(root, "campaign");
  RunDocument document;
  document.qualified = root.contains(QLatin1String("plateaus"));
  document.campaign = campaign.isObject() ? text(campaign.toObject(), "id") : campaign.toString();
  document.bytesWritten = static_cast<std::uint64_t>(std::max<qint64>(0, member(root, "bytes_written").toInteger()));
  const QJsonValue best = member(root, "best_direct");
  document.best = !document.qualified ? fastest(member(root, "cells").toArray())
                  : best.isObject()   ? std::optional(bestDirect(best.toObject()))
                                      : std::nullopt;
  document.forecast = forecastOf(member(root, "forecast").toArray());
  document.documented = static_cast<int>(member(root, "documented").toArray().size());
  return document;
}

QStringList verdictOf(const RunDocument& document, const Display& display) {
  QStringList sentences;
  if (document.best) {
    sentences << bestText(document, display);
  } else if (document.qualified) {
    sentences << Words::tr("No reader that goes past the page cache could be measured here: the table says why.");
  }
  if (!document.forecast.empty()) {
    sentences << forecastText(document.forecast.front(), display);
    if (document.forecast.size() > 1) sentences << forecastText(document.forecast.back(), display);
  }
  if (document.documented > 0) {
    sentences << Words::tr("%n documented result(s) can be compared with it.", "", document.documented);
  }
  if (document.bytesWritten != 0) {
    sentences << Words::tr("%1 were written to the disk.").arg(display.bytesText(document.bytesWritten));
  }
  return sentences;
}

}  // namespace merops::gui
