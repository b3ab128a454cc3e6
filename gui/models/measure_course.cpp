#include "gui/models/measure_course.h"

#include <algorithm>
#include <variant>

namespace merops::gui {
namespace {

constexpr std::size_t kMostSources = 64;

RoadKey keyOf(const CellAsked& asked, const QString& kind) { return {asked.reader, asked.cache, kind}; }

}  // namespace

void MeasureCourse::take(const ProgressEvent& event, double seconds) {
  std::visit([&](const auto& one) { on(one, seconds); }, event);
}

void MeasureCourse::on(const CampaignStarted& event, double) {
  campaign_ = event.id;
  if (event.cells) plan(*event.cells);
}

void MeasureCourse::on(const CellStarted& event, double seconds) {
  plan(event.cells);
  if (!firstCellAt_) firstCellAt_ = lastCellAt_ = seconds;
  present_ = {};
  present_.kind = Present::Kind::measuring;
  present_.asked = event.asked;
}

void MeasureCourse::on(const ProgressSeen& event, double seconds) {
  if (present_.kind == Present::Kind::nothing) return;
  present_.bytes = event.bytes;
  present_.of = event.of;
  present_.mbPerS = event.mbPerS;
  present_.secondsLeft = event.secondsLeft;
  if (present_.kind == Present::Kind::measuring) addSample(seconds, event.mbPerS);
}

void MeasureCourse::on(const CellEnded& event, double seconds) {
  plan(event.cells);
  ++done_;
  if (!firstCellAt_) firstCellAt_ = seconds;
  lastCellAt_ = seconds;
  present_ = {};
  if (kinds_.size() < kMostSources) kinds_[event.asked.source] = event.sourceKind;
  if (event.state != CellState::measured) return;
  ++measured_;
  bytesRead_ += event.bytes;
  const RoadKey key = keyOf(event.asked, event.sourceKind);
  if (rates_.size() >= kMostRoads && rates_.count(key) == 0) return;
  auto& rates = rates_[key][event.asked.depth];
  if (rates.size() < kMostRatesAtDepth) rates.push_back(event.mbPerS.value);
}

void MeasureCourse::on(const WorkStarted& event, double seconds) {
  present_ = {};
  workAt_ = seconds;
  present_.kind = Present::Kind::writing;
  present_.work = event.kind;
  present_.path = event.path;
}

void MeasureCourse::on(const WorkEnded& event, double seconds) {
  present_ = {};
  if (firstCellAt_) {  // what cells take is reckoned without it
    *firstCellAt_ += seconds - workAt_;
    lastCellAt_ += seconds - workAt_;
  }
  bytesWritten_ += event.kind == QLatin1String("verify") ? 0 : event.bytes;
}

void MeasureCourse::on(const CampaignEnded&, double) { present_ = {}; }

/// 0: the program does not know yet.
void MeasureCourse::plan(std::uint32_t cells) {
  if (cells != 0) planned_ = cells;
}

void MeasureCourse::addSample(double seconds, double mbPerS) {
  if (!(mbPerS > 0)) return;  // of a cell that has just begun none is told
  if (++skipped_ < keepEvery_) return;
  skipped_ = 0;
  qsizetype reader = readers_.indexOf(present_.asked.reader);
  if (reader < 0) {
    if (readers_.size() >= static_cast<qsizetype>(kMostRoads)) return;
    reader = readers_.size();
    readers_ << present_.asked.reader;
  }
  samples_.push_back({seconds, mbPerS, reader});
  if (samples_.size() < kMostSamples) return;
  for (std::size_t i = 0; i < samples_.size() / 2; ++i) samples_[i] = samples_[2 * i];
  samples_.resize(samples_.size() / 2);
  keepEvery_ *= 2;
}

QString MeasureCourse::sourceKind(std::uint32_t source) const {
  const auto found = kinds_.find(source);
  return found == kinds_.end() ? QString() : found->second;
}

double MeasureCourse::shareOfPresent() const {
  if (present_.kind != Present::Kind::measuring || !present_.of || *present_.of == 0) return 0;
  return std::min(1.0, static_cast<double>(present_.bytes) / static_cast<double>(*present_.of));
}

std::optional<double> MeasureCourse::share(double seconds) const {
  if (planned_) return std::min(1.0, (done_ + shareOfPresent()) / *planned_);
  if (budgetSeconds_) return std::clamp(seconds / *budgetSeconds_, 0.0, 1.0);
  return std::nullopt;
}

std::optional<double> MeasureCourse::secondsLeft(double seconds) const {
  const auto byBudget = budgetSeconds_ ? std::optional(std::max(0.0, *budgetSeconds_ - seconds)) : std::nullopt;
  if (!planned_) return byBudget;
  const std::uint32_t left = *planned_ - std::min(done_, *planned_);
  if (left == 0) return 0;
  if (done_ == 0 || !firstCellAt_) return byBudget;
  const double each = (lastCellAt_ - *firstCellAt_) / done_;
  const double begun = std::min(each, std::max(0.0, seconds - lastCellAt_));
  const double bySeen = std::max(present_.secondsLeft, each * left - begun);
  return byBudget ? std::min(*byBudget, bySeen) : bySeen;
}

}  // namespace merops::gui
