#include "gui/models/cell_words.h"

#include <QCoreApplication>

namespace merops::gui {
namespace {

struct CellWords {
  Q_DECLARE_TR_FUNCTIONS(CellWords)
};

CellMark markOf(Validity validity) {
  switch (validity) {
    case Validity::valid:
      return CellMark::valid;
    case Validity::contaminated:
      return CellMark::contaminated;
    case Validity::invalid:
      return CellMark::invalid;
    case Validity::unknown:
      break;
  }
  return CellMark::unknown;
}

}  // namespace

CellMark markOf(CellState state, Validity validity) {
  switch (state) {
    case CellState::measured:
      return markOf(validity);
    case CellState::skipped:
      return CellMark::skipped;
    case CellState::interrupted:
      return CellMark::interrupted;
    case CellState::failed:
      break;
  }
  return CellMark::failed;
}

QString words(CellMark mark) {
  switch (mark) {
    case CellMark::valid:
      return CellWords::tr("valid");
    case CellMark::contaminated:
      return CellWords::tr("contaminated");
    case CellMark::unknown:
      return CellWords::tr("unknown");
    case CellMark::invalid:
      return CellWords::tr("invalid");
    case CellMark::skipped:
      return CellWords::tr("skipped");
    case CellMark::interrupted:
      return CellWords::tr("interrupted");
    case CellMark::failed:
      break;
  }
  return CellWords::tr("failed");
}

QString words(CacheState state) {
  switch (state) {
    case CacheState::bypassed:
      return CellWords::tr("bypassed");
    case CacheState::cold:
      return CellWords::tr("cold");
    case CacheState::warm:
      return CellWords::tr("warm");
    case CacheState::pressed:
      return CellWords::tr("pressed");
    case CacheState::memory:
      return CellWords::tr("memory");
    case CacheState::unverified:
      break;
  }
  return CellWords::tr("unverified");
}

QString words(SourceKind kind) {
  switch (kind) {
    case SourceKind::container:
      return CellWords::tr("container");
    case SourceKind::store:
      return CellWords::tr("store");
    case SourceKind::device_store:
      return CellWords::tr("store on the device");
    case SourceKind::uniform:
      break;
  }
  return CellWords::tr("uniform blocks");
}

QString words(PageKind kind) {
  switch (kind) {
    case PageKind::any:
      return CellWords::tr("any");
    case PageKind::small:
      return CellWords::tr("4 KiB");
    case PageKind::thp:
      return CellWords::tr("transparent huge");
    case PageKind::hugetlb:
      break;
  }
  return CellWords::tr("huge");
}

QString words(Order order) {
  return order == Order::random ? CellWords::tr("at random") : CellWords::tr("in sequence");
}

QString oneLine(const std::string& text) { return QString::fromStdString(text).simplified(); }

}  // namespace merops::gui
