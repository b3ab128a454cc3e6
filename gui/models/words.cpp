#include "gui/models/words.h"

#include "core/model/figure_text.h"
#include "results/report/safe_text.h"

#include <QCoreApplication>

namespace merops::gui {
namespace {

struct CommonWords {
  Q_DECLARE_TR_FUNCTIONS(CommonWords)
};

}  // namespace

QString shownText(const std::string& text) { return QString::fromStdString(report::printable(text)); }

QString shortened(const std::string& text, std::size_t most) {
  return QString::fromStdString(report::shortened(text, most));
}

QString cacheWords(CacheState state) {
  switch (state) {
    case CacheState::bypassed:
      return CommonWords::tr("past the page cache");
    case CacheState::cold:
      return CommonWords::tr("through a cold page cache");
    case CacheState::warm:
      return CommonWords::tr("from a warm page cache");
    case CacheState::pressed:
      return CommonWords::tr("in too little memory");
    case CacheState::memory:
      return CommonWords::tr("from memory");
    case CacheState::unverified:
      break;
  }
  return CommonWords::tr("through a page cache in an unproved state");
}

QString pageWords(PageKind pages) {
  switch (pages) {
    case PageKind::small:
      return CommonWords::tr("small pages");
    case PageKind::thp:
      return CommonWords::tr("transparent huge pages");
    case PageKind::hugetlb:
      return CommonWords::tr("huge pages");
    case PageKind::any:
      break;
  }
  return CommonWords::tr("any pages");
}

QString rateText(const CellGroup& row, const Display& display) {
  if (!bounds_no_interval(row)) return display.rateText(row.mb_per_s);
  return QStringLiteral("%1 (%2..%3)")
      .arg(display.rateText(row.mb_per_s.value), display.rateText(row.least), display.rateText(row.greatest));
}

}  // namespace merops::gui
