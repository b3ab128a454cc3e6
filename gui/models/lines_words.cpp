#include "gui/models/lines_words.h"

#include "core/model/figure_text.h"
#include "gui/models/words.h"

#include <QCoreApplication>

namespace merops::gui {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(LinesWords)
};

QString kindWords(SourceKind kind) {
  switch (kind) {
    case SourceKind::container:
      return Words::tr("container");
    case SourceKind::store:
      return Words::tr("store");
    case SourceKind::device_store:
      return Words::tr("store on the device");
    case SourceKind::uniform:
      return Words::tr("uniform blocks");
  }
  return {};
}

}  // namespace

QString inFlightWords(std::uint32_t depth) {
  return Words::tr("%n read(s) in flight", "how many are under way at a time", static_cast<int>(depth));
}

QString sourceWords(SourceKind kind, std::uint64_t bytes, bool blocks, Order order, const Display& display) {
  const QString size = display.bytesText(bytes);
  const bool inSequence = order == Order::sequential;
  if (blocks) return (inSequence ? Words::tr("blocks of %1, in sequence") : Words::tr("blocks of %1")).arg(size);
  return (inSequence ? Words::tr("%1, experts of %2, in sequence") : Words::tr("%1, experts of %2"))
      .arg(kindWords(kind), size);
}

QString shortSourceWords(SourceKind kind, std::uint64_t bytes, Order order, const Display& display) {
  const QString what =
      kind == SourceKind::uniform ? Words::tr("blocks of %1").arg(display.bytesText(bytes)) : kindWords(kind);
  return order == Order::sequential ? Words::tr("%1, in sequence").arg(what) : what;
}

QString regimeWords(const CellGroup& row, const Display& display) {
  return Words::tr("%1, %2, %3", "source, way through the page cache, memory pages")
      .arg(sourceWords(row.source_kind, row.expert_bytes, row.cell.block != 0, row.cell.order, display),
           cacheWords(row.cache_state), pageWords(row.pages));
}

QString rateWords(const CellGroup& row, const Display& display) {
  return Words::tr("%1 %2").arg(rateText(row, display), display.rateUnitText());
}

QString rateWords(double mbPerS, const Display& display) {
  return Words::tr("%1 %2").arg(display.rateText(mbPerS), display.rateUnitText());
}

QString listWords(const QStringList& texts, const Display& display) {
  return display.locale().createSeparatedList(texts);
}

}  // namespace merops::gui
