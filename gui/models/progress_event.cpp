#include "gui/models/progress_event.h"

#include "core/model/error.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace merops::gui {
namespace {

constexpr qsizetype kLongestMessage = 2000;

QJsonValue member(const QJsonObject& object, const char* name) { return object.value(QLatin1String(name)); }

QString text(const QJsonObject& object, const char* name) { return member(object, name).toString(); }

double figure(const QJsonObject& object, const char* name) { return member(object, name).toDouble(); }

std::optional<double> optionalFigure(const QJsonValue& value) {
  return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

std::optional<std::uint64_t> optionalCount(const QJsonObject& object, const char* name) {
  const QJsonValue value = member(object, name);
  if (!value.isDouble() || value.toDouble() < 0) return std::nullopt;
  return static_cast<std::uint64_t>(value.toInteger());
}

std::uint64_t count(const QJsonObject& object, const char* name) { return optionalCount(object, name).value_or(0); }

std::optional<std::uint32_t> optionalSmall(const QJsonObject& object, const char* name) {
  const auto value = optionalCount(object, name);
  if (!value || *value > std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
  return static_cast<std::uint32_t>(*value);
}

std::uint32_t small(const QJsonObject& object, const char* name) { return optionalSmall(object, name).value_or(0); }

/// A name by the parse functions of core/model; the default where it is none.
template <class T, class Parse>
T named(const QJsonObject& object, const char* name, T otherwise, const Parse& parse) {
  try {
    return parse(text(object, name).toStdString());
  } catch (const Error&) {
    return otherwise;
  }
}

CellAsked askedOf(const QJsonObject& cell) {
  return {small(cell, "source"), small(cell, "depth"), small(cell, "repetition"),
          text(cell, "reader"),  text(cell, "cache"),  text(cell, "tag")};
}

Estimate estimateOf(const QJsonObject& object) {
  return {figure(object, "value"), optionalFigure(member(object, "low")), optionalFigure(member(object, "high"))};
}

std::optional<double> quantile(const QJsonObject& measurement, const char* name) {
  return optionalFigure(member(member(member(measurement, "latency").toObject(), name).toObject(), "value"));
}

std::vector<Flag> flagsOf(const QJsonObject& result) {
  std::vector<Flag> flags;
  for (const QJsonValue& one : member(result, "flags").toArray()) {
    const QJsonObject flag = one.toObject();
    flags.push_back({text(flag, "id").toStdString(), text(flag, "kind").toStdString(),
                     text(flag, "evidence").toStdString(), text(flag, "advice").toStdString()});
  }
  return flags;
}

ProgressEvent campaignStart(const QJsonObject& event) {
  return CampaignStarted{text(event, "id"), text(event, "command"), optionalSmall(event, "cells")};
}

ProgressEvent cellStart(const QJsonObject& event) {
  return CellStarted{small(event, "cell"), small(event, "cells"), askedOf(member(event, "plan").toObject())};
}

ProgressEvent progress(const QJsonObject& event) {
  return ProgressSeen{optionalSmall(event, "cell"), count(event, "bytes"), optionalCount(event, "of"),
                      figure(event, "mb_per_s"), figure(event, "eta_s")};
}

ProgressEvent cellEnd(const QJsonObject& event) {
  const QJsonObject result = member(event, "result").toObject();
  const QJsonObject measured = member(result, "measurement").toObject();
  CellEnded ended;
  ended.cell = small(event, "cell");
  ended.cells = small(event, "cells");
  ended.asked = askedOf(member(result, "cell").toObject());
  ended.state = named(result, "state", CellState::skipped, parse_cell_state);
  ended.validity = named(result, "validity", Validity::unknown, parse_validity);
  ended.reason = text(result, ended.state == CellState::measured ? "validity_reason" : "reason");
  ended.sourcePath = text(result, "source_path");
  ended.sourceKind = text(result, "source_kind");
  ended.bytes = count(measured, "payload_bytes");
  ended.mbPerS = estimateOf(member(measured, "mb_per_s").toObject());
  ended.p50Ns = quantile(measured, "p50_ns");
  ended.p99Ns = quantile(measured, "p99_ns");
  ended.flags = flagsOf(result);
  return ended;
}

ProgressEvent message(const QJsonObject& event) {
  return MessageSaid{text(event, "level"), text(event, "text"), text(event, "hint")};
}

ProgressEvent workStart(const QJsonObject& event) { return WorkStarted{text(event, "kind"), text(event, "path")}; }

ProgressEvent workEnd(const QJsonObject& event) {
  const QJsonObject result = member(event, "result").toObject();
  return WorkEnded{text(result, "kind"), text(result, "state"), text(result, "reason"), count(result, "bytes")};
}

ProgressEvent campaignEnd(const QJsonObject& event) {
  return CampaignEnded{text(event, "id"), text(event, "end"), static_cast<int>(member(event, "exit").toInt())};
}

struct EventRow {
  const char* name;
  ProgressEvent (*read)(const QJsonObject& event);
};
constexpr std::array kEvents{EventRow{"campaign-start", campaignStart},
                             EventRow{"cell-start", cellStart},
                             EventRow{"progress", progress},
                             EventRow{"cell-end", cellEnd},
                             EventRow{"message", message},
                             EventRow{"work-start", workStart},
                             EventRow{"work-end", workEnd},
                             EventRow{"campaign-end", campaignEnd}};

}  // namespace

ProgressEvent eventOf(const QByteArray& line) {
  const QJsonDocument document = QJsonDocument::fromJson(line);
  if (document.isObject()) {
    const QString name = text(document.object(), "event");
    for (const EventRow& row : kEvents) {
      if (name == QLatin1String(row.name)) return row.read(document.object());
    }
  }
  return MessageSaid{{}, QString::fromUtf8(line.left(kLongestMessage)).trimmed(), {}};
}

void ProgressLines::take(const QByteArray& bytes, const std::function<void(const ProgressEvent&)>& event) {
  for (qsizetype at = 0; at < bytes.size();) {
    const qsizetype end = bytes.indexOf('\n', at);
    const qsizetype piece = std::min((end < 0 ? bytes.size() : end) - at, kLongestLine - begun_.size());
    begun_ += bytes.mid(at, piece);
    at += piece;
    const bool whole = at == end;
    if (whole) ++at;
    if (whole || begun_.size() == kLongestLine) finish(event);
  }
}

void ProgressLines::finish(const std::function<void(const ProgressEvent&)>& event) {
  const QByteArray line = std::exchange(begun_, {});
  if (!line.trimmed().isEmpty()) event(eventOf(line));
}

}  // namespace merops::gui
