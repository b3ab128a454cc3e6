#include "gui/pages/pages.h"

#include "gui/pages/compare_page.h"
#include "gui/pages/depth_page.h"
#include "gui/pages/disks_page.h"
#include "gui/pages/latency_page.h"
#include "gui/pages/measure_page.h"
#include "gui/pages/model_page.h"
#include "gui/pages/results_page.h"
#include "gui/pages/time_page.h"

#include <QtGlobal>
#include <array>

namespace merops::gui {
namespace {

template <class T>
Page* make(const PageContext& context, QWidget* parent) {
  return new T(context, parent);
}

constexpr std::array kRows{
    PageRow{"disks", QT_TRANSLATE_NOOP("Pages", "&Disks"),
            QT_TRANSLATE_NOOP("Pages", "Every disk, and what it can do for the model"), make<DisksPage>},
    PageRow{"compare", QT_TRANSLATE_NOOP("Pages", "&Compare"),
            QT_TRANSLATE_NOOP("Pages", "Disks beside one another and beside the documented results"),
            make<ComparePage>},
    PageRow{"depth", QT_TRANSLATE_NOOP("Pages", "&Queue depth"),
            QT_TRANSLATE_NOOP("Pages", "Throughput and p99 over the reads in flight"), make<DepthPage>},
    PageRow{"latency", QT_TRANSLATE_NOOP("Pages", "&Latency"), QT_TRANSLATE_NOOP("Pages", "How long single reads took"),
            make<LatencyPage>},
    PageRow{"time", QT_TRANSLATE_NOOP("Pages", "Over &time"),
            QT_TRANSLATE_NOOP("Pages", "Throughput and temperature while a campaign went on"), make<TimePage>},
    PageRow{"results", QT_TRANSLATE_NOOP("Pages", "&Results"),
            QT_TRANSLATE_NOOP("Pages", "Every cell that was recorded"), make<ResultsPage>},
    PageRow{"measure", QT_TRANSLATE_NOOP("Pages", "&New measurement"),
            QT_TRANSLATE_NOOP("Pages", "Measure a folder, a store or a device"), make<MeasurePage>},
    PageRow{"model", QT_TRANSLATE_NOOP("Pages", "&Model"),
            QT_TRANSLATE_NOOP("Pages", "The model's geometry, and what the disks would do for it"), make<ModelPage>},
};

}  // namespace

std::span<const PageRow> pageRows() { return kRows; }

}  // namespace merops::gui
