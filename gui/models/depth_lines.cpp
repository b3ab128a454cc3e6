#include "gui/models/depth_lines.h"

#include "gui/models/lines_words.h"
#include "gui/models/words.h"
#include "results/report/facets.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <tuple>

namespace merops::gui {
namespace {

constexpr std::size_t kFewReaders = 4, kFewLines = 8;

class Words {
  Q_DECLARE_TR_FUNCTIONS(DepthLines)
};

bool shareAChart(const CellGroup& a, const CellGroup& b) {
  const auto key = [](const CellGroup& row) {
    return std::make_tuple(row.source_kind, row.expert_bytes, row.cell.block != 0, row.cell.order, row.cache_state,
                           row.cell.cache, row.cell.memory_limit, row.pages);
  };
  return key(a) == key(b);
}

int distanceOf(CacheState state) {
  if (state == CacheState::bypassed) return 0;
  return state == CacheState::cold ? 1 : 2;
}

const CellGroup& firstRow(const DepthFacet& facet) { return *facet.lines.front().rows.front(); }

/// A disk's second source of the same sort gets a chart of its own.
DepthFacet& homeOf(std::vector<DepthFacet>& facets, const report::Disk& disk, const CellGroup& row,
                   const Display& display) {
  for (DepthFacet& facet : facets) {
    const bool taken = std::any_of(facet.lines.begin(), facet.lines.end(), [&](const DepthLine& line) {
      return line.disk == &disk && line.rows.front()->source_path != row.source_path;
    });
    if (!taken && shareAChart(firstRow(facet), row)) return facet;
  }
  facets.push_back({regimeWords(row, display), {}});
  return facets.back();
}

/// Facets of equal words differ in what was asked of the cache, or in the path.
void tellApart(std::vector<DepthFacet>& facets) {
  std::map<QString, int> count;
  for (const DepthFacet& facet : facets) ++count[facet.title];
  for (DepthFacet& facet : facets) {
    if (count[facet.title] < 2) continue;
    const CellGroup& row = firstRow(facet);
    facet.title =
        Words::tr("%1, %2 asked for, %3", "regime, cache mode, path")
            .arg(facet.title, QString::fromUtf8(to_string(row.cell.cache).data()), shortened(row.source_path, 48));
  }
}

/// Where the lines are named by their disks alone.
void nameReader(std::vector<DepthFacet>& facets, const QString& reader) {
  for (DepthFacet& facet : facets) facet.title = Words::tr("%1, %2", "reader, regime").arg(reader, facet.title);
}

/// Names and styles of the lines: by what they differ in.
class Naming {
 public:
  Naming(const std::vector<report::Disk>& all, const std::vector<const report::Disk*>& disks,
         const std::vector<std::string>& readers)
      : styles_(all), disks_(disks), readers_(readers) {}

  [[nodiscard]] QString nameOf(const report::Disk& disk, const std::string& reader) const {
    QString readerName = QString::fromStdString(reader);
    QString diskName = shortened(disk.name, kLongestInLegend);
    if (disks_.size() == 1) return readerName;
    if (readers_.size() == 1) return diskName;
    return Words::tr("%1, %2", "reader, disk").arg(readerName, diskName);
  }
  [[nodiscard]] std::size_t styleOf(const report::Disk& disk, const std::string& reader) const {
    if (disks_.size() == 1) return styles_[reader];
    return placeIn(disks_, &disk) * readers_.size() + placeIn(readers_, reader);
  }

 private:
  template <class T>
  static std::size_t placeIn(const std::vector<T>& all, const T& one) {
    return static_cast<std::size_t>(std::find(all.begin(), all.end(), one) - all.begin());
  }
  template <class T>
  static std::size_t placeIn(const std::vector<const T*>& all, const T* one) {
    return static_cast<std::size_t>(std::find(all.begin(), all.end(), one) - all.begin());
  }
  report::ReaderStyles styles_;
  const std::vector<const report::Disk*>& disks_;
  const std::vector<std::string>& readers_;
};

}  // namespace

std::vector<std::string> readersOf(const std::vector<const report::Disk*>& disks) {
  using Rank = std::pair<int, double>;  // the least is the best
  std::map<std::string, Rank> best;
  for (const report::Disk* disk : disks) {
    for (const CellGroup& row : disk->groups) {
      const Rank rank{distanceOf(row.cache_state), -row.mb_per_s.value};
      const auto [place, added] = best.try_emplace(row.cell.reader, rank);
      if (!added) place->second = std::min(place->second, rank);
    }
  }
  std::vector<std::string> readers;
  readers.reserve(best.size());
  for (const auto& [reader, rank] : best) readers.push_back(reader);
  std::stable_sort(readers.begin(), readers.end(),
                   [&](const std::string& a, const std::string& b) { return best[a] < best[b]; });
  return readers;
}

namespace {

/// Of each disk its best reader, then as many more as give few enough lines.
std::vector<std::string> bestFew(const std::vector<const report::Disk*>& disks, const std::vector<std::string>& all) {
  std::vector<std::string> few;
  const auto add = [&](const std::string& reader) {
    if (std::find(few.begin(), few.end(), reader) == few.end()) few.push_back(reader);
  };
  for (const report::Disk* disk : disks) {
    const std::vector<std::string> own = readersOf({disk});
    if (!own.empty()) add(own.front());
  }
  for (const std::string& reader : all) {
    if (few.size() >= kFewReaders || (few.size() + 1) * disks.size() > kFewLines) break;
    add(reader);
  }
  return few;
}

}  // namespace

std::vector<std::string> chosenReaders(const std::vector<const report::Disk*>& disks, const QStringList& wanted) {
  const std::vector<std::string> all = readersOf(disks);
  std::vector<std::string> chosen;
  std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
               [&](const std::string& reader) { return wanted.contains(QString::fromStdString(reader)); });
  return chosen.empty() ? bestFew(disks, all) : chosen;
}

std::vector<DepthFacet> depthFacets(const std::vector<report::Disk>& all, const std::vector<const report::Disk*>& disks,
                                    const std::vector<std::string>& readers, const Display& display) {
  const Naming naming(all, disks, readers);
  std::vector<DepthFacet> facets;
  for (const report::Disk* disk : disks) {
    for (const report::Facet& facet : report::facets_of(*disk)) {
      for (const auto& [reader, rows] : report::rows_by_reader(facet)) {
        if (std::find(readers.begin(), readers.end(), reader) == readers.end()) continue;
        homeOf(facets, *disk, *rows.front(), display)
            .lines.push_back({disk, reader, rows, naming.nameOf(*disk, reader), naming.styleOf(*disk, reader)});
      }
    }
  }
  std::stable_sort(facets.begin(), facets.end(), [](const DepthFacet& a, const DepthFacet& b) {
    return distanceOf(firstRow(a).cache_state) < distanceOf(firstRow(b).cache_state);
  });
  tellApart(facets);
  if (readers.size() == 1 && disks.size() > 1) nameReader(facets, QString::fromStdString(readers.front()));
  return facets;
}

}  // namespace merops::gui
