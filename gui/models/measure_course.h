#pragma once

#include "gui/models/progress_event.h"

#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace merops::gui {

/// A road through the plan: what one line of a chart is about.
struct RoadKey {
  QString reader{}, cache{}, sourceKind{};
  friend bool operator==(const RoadKey&, const RoadKey&) = default;
  friend bool operator<(const RoadKey& a, const RoadKey& b) {
    return std::tie(a.sourceKind, a.reader, a.cache) < std::tie(b.sourceKind, b.reader, b.cache);
  }
};

struct RateSample {
  double seconds = 0;  ///< since the start
  double mbPerS = 0;
  qsizetype reader = 0;  ///< in MeasureCourse::readers
};

/// What goes on now.
struct Present {
  enum class Kind : std::uint8_t { nothing, writing, measuring };
  Kind kind = Kind::nothing;
  QString work{}, path{};  ///< writing: "synth", "pack", ...
  CellAsked asked{};       ///< measuring
  std::uint64_t bytes = 0;
  std::optional<std::uint64_t> of{};
  double mbPerS = 0, secondsLeft = 0;
};

/// What is known of a run from its events. Holds a bounded part of them, however many cells the run has. Times are
/// seconds since the run's start, given by who asks.
class MeasureCourse {
 public:
  static constexpr std::size_t kMostSamples = 600, kMostRoads = 64, kMostRatesAtDepth = 101;
  using RatesByDepth = std::map<std::uint32_t, std::vector<double>>;

  /// `budgetSeconds` of a run whose number of cells is not known before.
  explicit MeasureCourse(std::optional<double> budgetSeconds = {}) : budgetSeconds_(budgetSeconds) {}
  void take(const ProgressEvent& event, double seconds);

  [[nodiscard]] const QString& campaign() const { return campaign_; }
  [[nodiscard]] const Present& present() const { return present_; }
  [[nodiscard]] std::uint32_t cellsDone() const { return done_; }
  [[nodiscard]] std::uint32_t cellsMeasured() const { return measured_; }
  [[nodiscard]] std::optional<std::uint32_t> cellsPlanned() const { return planned_; }
  [[nodiscard]] std::uint64_t bytesRead() const { return bytesRead_; }
  [[nodiscard]] std::uint64_t bytesWritten() const { return bytesWritten_; }

  /// From 0 to 1; absent while nothing says how much there is to do.
  [[nodiscard]] std::optional<double> share(double seconds) const;
  /// Absent while nothing was seen that says it. An upper bound where it follows from the budget.
  [[nodiscard]] std::optional<double> secondsLeft(double seconds) const;
  [[nodiscard]] bool isBoundByBudget() const { return !planned_ && budgetSeconds_.has_value(); }

  /// In the order in which they began; those beyond kMostRoads are left out.
  [[nodiscard]] const QStringList& readers() const { return readers_; }
  /// Rates of measured cells, MB/s; of kMostRoads roads.
  [[nodiscard]] const std::map<RoadKey, RatesByDepth>& rates() const { return rates_; }
  /// Evenly thinned where there were more.
  [[nodiscard]] const std::vector<RateSample>& samples() const { return samples_; }
  /// "store", "container", ...; empty while it is not known.
  [[nodiscard]] QString sourceKind(std::uint32_t source) const;

 private:
  void on(const CampaignStarted& event, double seconds);
  void on(const CellStarted& event, double seconds);
  void on(const ProgressSeen& event, double seconds);
  void on(const CellEnded& event, double seconds);
  void on(const WorkStarted& event, double seconds);
  void on(const WorkEnded& event, double seconds);
  void on(const MessageSaid&, double) {}
  void on(const CampaignEnded& event, double seconds);
  void plan(std::uint32_t cells);
  void addSample(double seconds, double mbPerS);
  [[nodiscard]] double shareOfPresent() const;

  std::optional<double> budgetSeconds_;
  QString campaign_{};
  Present present_{};
  std::uint32_t done_ = 0, measured_ = 0;
  std::optional<std::uint32_t> planned_{};
  std::uint64_t bytesRead_ = 0, bytesWritten_ = 0;
  std::optional<double> firstCellAt_{};
  double lastCellAt_ = 0, workAt_ = 0;
  QStringList readers_{};
  std::map<RoadKey, RatesByDepth> rates_{};
  std::vector<RateSample> samples_{};
  std::size_t keepEvery_ = 1, skipped_ = 0;  ///< of the samples
  std::map<std::uint32_t, QString> kinds_{};
};

}  // namespace merops::gui
