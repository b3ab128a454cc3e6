#include "gui/models/measure_validation.h"

#include "core/model/error.h"
#include "core/model/units.h"

#include <QCoreApplication>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr std::uint64_t kMostDepth = 1024, kMostRepetitions = 10'000, kMostReads = 1'000'000'000;
constexpr std::uint64_t kMostBytes = 1'000'000'000'000'000'000, kMostNanoseconds = 3'600'000'000'000'000;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(MeasureValidation)
};

template <class Parse>
std::optional<std::uint64_t> parsed(const QString& text, const Parse& parse) {
  try {
    const std::uint64_t value = parse(text.toStdString());
    return value == 0 ? std::nullopt : std::optional(value);
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<std::uint64_t> countOf(const QString& text, std::uint64_t most) {
  const QString digits = text.trimmed();
  const bool plain = !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), [](QChar c) {
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
  });
  const qulonglong value = plain ? digits.toULongLong() : 0;  // 0 also where it does not fit
  return value == 0 || value > most ? std::nullopt : std::optional<std::uint64_t>(value);
}

/// The faults as they are found.
class Check {
 public:
  explicit Check(const MeasurePlan& plan) : plan_(plan) {}

  std::vector<PlanFault> run() {
    path();
    plan_.kind == MeasureKind::qualify ? qualify() : measure();
    time(PlanField::quietWait, plan_.quietWait);
    return faults_;
  }

 private:
  void fault(PlanField field, const QString& text) { faults_.push_back({field, text}); }

  void path() {
    if (plan_.path.isEmpty()) fault(PlanField::path, Words::tr("Choose a folder, a file or a device."));
    if (plan_.path.contains(QChar(QChar::Null))) {
      fault(PlanField::path, Words::tr("No path holds a character of the number zero."));
    }
  }

  void size(PlanField field, const QString& text) {
    if (text.isEmpty()) return;
    const auto bytes = sizeOf(text);
    if (!bytes || *bytes > kMostBytes) {
      fault(field, Words::tr("“%1” is no size. A size is written like 64KiB, 500MB or 1.5GB.").arg(text));
    }
  }

  void time(PlanField field, const QString& text) {
    if (text.isEmpty()) return;
    const auto nanoseconds = timeOf(text);
    if (!nanoseconds || *nanoseconds > kMostNanoseconds) {
      fault(field, Words::tr("“%1” is no time. A time is written like 500ms, 30s, 2m or 1h.").arg(text));
    }
  }

  void qualify() {
    if (plan_.configWanted && plan_.config.isEmpty()) {
      fault(PlanField::config, Words::tr("Choose the config.json of the model."));
    }
    size(PlanField::size, plan_.size);
    time(PlanField::budget, plan_.budget);
  }

  void measure() {
    if (!plan_.depths.isEmpty() && !depthsOf(plan_.depths)) {
      fault(PlanField::depths,
            Words::tr("“%1” is no list of depths. They are written like 1,2,4,8, each from 1 to 1024.")
                .arg(plan_.depths));
    }
    if (!plan_.repetitions.isEmpty() && !countOf(plan_.repetitions, kMostRepetitions)) {
      fault(PlanField::repetitions,
            Words::tr("“%1” is no number of repetitions from 1 to 10000.").arg(plan_.repetitions));
    }
    caches();
    limits();
    size(PlanField::block, plan_.block);
  }

  void caches() {
    if (plan_.caches.empty()) fault(PlanField::caches, Words::tr("Choose at least one state of the page cache."));
    const bool pressed = std::count(plan_.caches.begin(), plan_.caches.end(), CacheMode::pressed) != 0;
    if (pressed && plan_.memory.isEmpty()) {
      fault(PlanField::memory, Words::tr("A cache under pressure needs the memory that the program may use."));
    }
    if (!pressed && !plan_.memory.isEmpty()) {
      fault(PlanField::memory, Words::tr("A limit of memory goes with a cache under pressure only."));
    }
    size(PlanField::memory, plan_.memory);
  }

  void limits() {
    const bool reads = !plan_.sample.isEmpty(), bytes = !plan_.bytes.isEmpty(), time_given = !plan_.seconds.isEmpty();
    if (int{reads} + int{bytes} + int{time_given} > 1) {
      fault(PlanField::limit, Words::tr("A cell ends after reads, after bytes or after a time: give one of them."));
    }
    if (plan_.thorough && (reads || bytes)) {
      fault(PlanField::limit, Words::tr("A thorough measurement goes in rounds of a time, not of reads or bytes."));
    }
    if (reads && !countOf(plan_.sample, kMostReads)) {
      fault(PlanField::limit, Words::tr("“%1” is no number of reads.").arg(plan_.sample));
    }
    size(PlanField::limit, plan_.bytes);
    time(PlanField::limit, plan_.seconds);
  }

  const MeasurePlan& plan_;
  std::vector<PlanFault> faults_{};
};

}  // namespace

std::vector<PlanFault> faultsOf(const MeasurePlan& plan) { return Check(plan).run(); }

std::optional<std::vector<std::uint32_t>> depthsOf(const QString& text) {
  std::vector<std::uint32_t> depths;
  for (const QString& part : text.split(QLatin1Char(','))) {
    const auto depth = countOf(part, kMostDepth);
    if (!depth) return std::nullopt;
    depths.push_back(static_cast<std::uint32_t>(*depth));
  }
  return depths;
}

std::optional<std::uint64_t> timeOf(const QString& text) {
  return parsed(text, [](const std::string& utf8) { return parse_duration(utf8); });
}

std::optional<std::uint64_t> sizeOf(const QString& text) {
  return parsed(text, [](const std::string& utf8) { return parse_bytes(utf8); });
}

}  // namespace merops::gui
