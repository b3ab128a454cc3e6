#include "gui/models/measure_plan.h"

#include "results/shell_words.h"

#include <string>

namespace merops::gui {
namespace {

QString word(const char* ascii) { return QString::fromLatin1(ascii); }

/// A path that begins with a dash would be taken for an option.
QString argumentOf(const QString& path) { return path.startsWith(QLatin1Char('-')) ? word("./") + path : path; }

/// Lists and figures are pasted as they were typed but for spaces, which a shell would take for the next word.
QString tight(const QString& text) { return text.simplified().remove(QLatin1Char(' ')); }

void add(QStringList& words, const char* option, const QString& value) {
  if (!value.isEmpty()) words << word(option) << value;
}

QString cacheList(const std::vector<CacheMode>& caches) {
  QStringList names;
  for (const CacheMode cache : caches) names << QString::fromStdString(std::string(to_string(cache)));
  return names.join(QLatin1Char(','));
}

void addQualify(QStringList& words, const MeasurePlan& plan) {
  if (plan.config.isEmpty()) {
    add(words, "--model", plan.preset);
  } else {
    add(words, "--config", argumentOf(plan.config));
  }
  if (plan.bits != 4) add(words, "--bits", QString::number(plan.bits));
  add(words, "--size", tight(plan.size));
  add(words, "--budget", tight(plan.budget));
  if (plan.keep) words << word("--keep");
}

void addMeasure(QStringList& words, const MeasurePlan& plan) {
  add(words, "--reader", plan.readers.join(QLatin1Char(',')));
  add(words, "--qd", tight(plan.depths));
  add(words, "--repeat", tight(plan.repetitions));
  if (plan.caches != std::vector{CacheMode::cold}) add(words, "--cache", cacheList(plan.caches));
  add(words, "--memory", tight(plan.memory));
  add(words, "--sample", tight(plan.sample));
  add(words, "--bytes", tight(plan.bytes));
  add(words, "--seconds", tight(plan.seconds));
  add(words, "--block", tight(plan.block));
}

/// Without the program's name.
QStringList command(const MeasurePlan& plan) {
  const bool qualify = plan.kind == MeasureKind::qualify;
  QStringList words{word(qualify ? "qualify" : "measure"), argumentOf(plan.path)};
  qualify ? addQualify(words, plan) : addMeasure(words, plan);
  if (plan.thorough) words << word("--thorough");
  add(words, "--quiet-wait", tight(plan.quietWait));
  if (!plan.databaseIsDefault) add(words, "--db", argumentOf(plan.database));
  return words;
}

}  // namespace

QStringList childArguments(const MeasurePlan& plan) {
  return QStringList{word("--stop-by-input")} + command(plan) << word("--progress") << word("jsonl") << word("--json");
}

QStringList shellWords(const MeasurePlan& plan) { return QStringList{word("merops")} + command(plan); }

QString shellLine(const MeasurePlan& plan) {
  std::vector<std::string> words;
  for (const QString& one : shellWords(plan)) words.push_back(one.toStdString());
  return QString::fromStdString(join_shell_words(words));
}

}  // namespace merops::gui
