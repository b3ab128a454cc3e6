#include "gui/models/model_table.h"

#include "core/model/figure_text.h"
#include "core/model/forecast.h"
#include "gui/models/disk_words.h"
#include "gui/models/words.h"
#include "results/report/wording.h"

#include <QCoreApplication>
#include <optional>

namespace merops::gui {
namespace {

struct ModelWords {
  Q_DECLARE_TR_FUNCTIONS(merops::gui::ModelWords)
};

QString dash() { return QStringLiteral("–"); }

/// The rate with what it may lie off, as far as that is known.
Estimate rateOf(const CellGroup& row) {
  const auto spread = report::spread_of(row);
  if (!spread) return {row.mb_per_s.value, {}, {}};
  return {row.mb_per_s.value, spread->low, spread->high};
}

/// "2.34 [2.19..2.43]"; in ( ) where few runs bound no interval, as the rate is shown.
QString tokensText(const CellGroup& row, const Geometry& geometry, double hits, const Display& display) {
  const Estimate tokens = tokens_per_second(rateOf(row), geometry, hits);
  const QString text = display.number(tokens.value);
  if (!tokens.low || !tokens.high) return text;
  const QString format = bounds_no_interval(row) ? QStringLiteral("%1 (%2..%3)") : QStringLiteral("%1 [%2..%3]");
  return format.arg(text, display.number(*tokens.low), display.number(*tokens.high));
}

QString tokensTip(const CellGroup& row, const Geometry& geometry, double hits, const Display& display) {
  const Estimate tokens = tokens_per_second(rateOf(row), geometry, hits);
  if (!tokens.low || !tokens.high) return {};
  return ModelWords::tr("From %1 to %2 tokens/s, as far as the rate's spread tells.")
      .arg(display.number(*tokens.low), display.number(*tokens.high));
}

QString sizeWords(const CellGroup& row, const Geometry& geometry, const Display& display) {
  if (isOfTheModelsSize(row, geometry)) return ModelWords::tr("the model's size");
  return ModelWords::tr("another size: %1", "bytes").arg(display.bytesText(row.expert_bytes));
}

QString campaignWords(const report::DiskSummary& disk, const Display& display) {
  constexpr std::size_t kIdDigits = 6;
  return ModelWords::tr("%1, %2", "campaign and time")
      .arg(QString::fromStdString(disk.campaign.id.substr(0, kIdDigits)), display.timeText(disk.campaign.started_utc));
}

QString diskTip(const report::DiskSummary& disk) {
  return ModelWords::tr("%1, measured on the machine %2").arg(plain(disk.name), machineWords(disk.machine));
}

ModelTable::Row rowOf(const report::DiskSummary& disk, const Geometry& geometry, const Display& display) {
  ModelTable::Row row{{plain(disk.name)}, {diskTip(disk)}};
  const auto add = [&row](const QString& text, const QString& tip = {}) {
    row.texts += text;
    row.tips += tip;
  };
  if (!disk.deciding) {
    add(ModelWords::tr("no direct read counts"));
    while (row.texts.size() < static_cast<qsizetype>(kHitRates.size()) + 4) add(dash());
  } else {
    add(ModelWords::tr("%1, depth %2").arg(plain(disk.best->reader), display.count(disk.best->best_depth)));
    add(rateText(*disk.deciding, display), bracketsWords());
    for (const double hits : kHitRates) {
      const QString text = hits > 0 ? display.number(tokens_per_second(disk.deciding->mb_per_s, geometry, hits).value)
                                    : tokensText(*disk.deciding, geometry, hits, display);
      add(text, tokensTip(*disk.deciding, geometry, hits, display));
    }
    add(sizeWords(*disk.deciding, geometry, display));
  }
  add(campaignWords(disk, display), QString::fromStdString(disk.campaign.id));
  return row;
}

QString byC(double value) { return QString::number(value, 'g', 12); }
QString byC(const std::optional<double>& value) { return value ? byC(*value) : QString(); }

QStringList copiedTitles() {
  QStringList titles{QStringLiteral("disk"),        QStringLiteral("machine"),      QStringLiteral("campaign"),
                     QStringLiteral("started_utc"), QStringLiteral("reader"),       QStringLiteral("depth"),
                     QStringLiteral("mb_per_s"),    QStringLiteral("mb_per_s_low"), QStringLiteral("mb_per_s_high"),
                     QStringLiteral("runs")};
  for (const double hits : kHitRates) {
    titles += QStringLiteral("tokens_per_s_at_%1_percent_hits").arg(qRound(hits * 100));
  }
  return titles + QStringList{QStringLiteral("measured_expert_bytes"), QStringLiteral("model"),
                              QStringLiteral("model_expert_bytes")};
}

QStringList copied(const report::DiskSummary& disk, const ChosenModel& model) {
  QStringList texts{plain(disk.name), plain(disk.machine.host_name), QString::fromStdString(disk.campaign.id),
                    plain(disk.campaign.started_utc)};
  if (disk.deciding) {
    const CellGroup& row = *disk.deciding;
    texts += {plain(disk.best->reader), QString::number(disk.best->best_depth),
              byC(row.mb_per_s.value),  byC(row.mb_per_s.low),
              byC(row.mb_per_s.high),   QString::number(row.repetitions)};
    for (const double hits : kHitRates) texts += byC(tokens_per_second(row.mb_per_s, model.geometry, hits).value);
    texts += QString::number(row.expert_bytes);
  }
  while (texts.size() < copiedTitles().size() - 2) texts += QString();
  return texts + QStringList{plain(model.name.toStdString()), QString::number(expert_bytes(model.geometry))};
}

}  // namespace

QString bracketsWords() {
  return ModelWords::tr("In [ ]: a 95 % interval. In ( ): the least and the greatest of few runs.");
}

ModelTable modelTable(const std::vector<report::DiskSummary>& disks, const ChosenModel& model, const Display& display) {
  ModelTable table;
  table.titles = {ModelWords::tr("Disk"), ModelWords::tr("Best road"), display.rateUnitText()};
  for (const double hits : kHitRates) table.titles += ModelWords::tr("Tokens/s,\n%1 % hits").arg(qRound(hits * 100));
  table.titles += {ModelWords::tr("Experts measured"), ModelWords::tr("From")};
  for (const report::DiskSummary& disk : disks) table.rows.push_back(rowOf(disk, model.geometry, display));
  return table;
}

QString modelTableText(const std::vector<report::DiskSummary>& disks, const ChosenModel& model,
                       const std::vector<std::size_t>& rows) {
  QString text = copiedTitles().join(QLatin1Char('\t')) + QLatin1Char('\n');
  const auto add = [&](const report::DiskSummary& disk) {
    text += copied(disk, model).join(QLatin1Char('\t')) + QLatin1Char('\n');
  };
  if (rows.empty()) {
    for (const report::DiskSummary& disk : disks) add(disk);
  }
  for (const std::size_t row : rows) {
    if (row < disks.size()) add(disks[row]);
  }
  return text;
}

}  // namespace merops::gui
