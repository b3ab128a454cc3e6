#include "results/set_check.h"

#include "core/model/error.h"
#include "core/model/histogram.h"
#include "results/redactor.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

[[noreturn]] void refuse(std::string_view key, const std::string& why) {
  throw Error("reading a result set", fmt::format("{}: {}", key, why));
}

bool is_hex(std::string_view text) { return text.find_first_not_of("0123456789abcdef") == std::string_view::npos; }

/// "2026-01-31T12:00:00.000Z"; empty where it is not known.
bool is_utc(std::string_view text) {
  constexpr std::string_view kShape = "0000-00-00T00:00:00.000Z";
  return text.empty() ||
         (text.size() == kShape.size() && std::equal(text.begin(), text.end(), kShape.begin(), [](char c, char shape) {
            return shape == '0' ? c >= '0' && c <= '9' : c == shape;
          }));
}

bool is_control(char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f; }

bool has_control(std::string_view text) { return std::any_of(text.begin(), text.end(), is_control); }

void check_text(std::string_view key, const std::string& text) {
  if (has_control(text)) refuse(key, "it holds a control character");
  if (key.ends_with("digest") && !is_hex(text)) refuse(key, "hex digits are needed");
  if (key.ends_with("_utc") && !is_utc(text)) refuse(key, "a time like 2026-01-31T12:00:00.000Z is needed");
}

void check_remarks(const Standing& standing, const std::vector<Note>& notes) {
  check_text("retracted_utc", standing.retracted_utc);
  check_text("retracted_reason", standing.retracted_reason);
  for (const Note& note : notes) {
    check_text("notes.text", note.text);
    check_text("notes.written_utc", note.written_utc);
  }
}

template <class Value>
void check_texts(const Value& value) {
  for_each_string(value, [](std::string_view key, const std::string& text) { check_text(key, text); });
}

bool ascends(const HistogramBuckets& buckets) {
  const auto out_of_order = [](const auto& a, const auto& b) { return a.first >= b.first; };
  return std::adjacent_find(buckets.begin(), buckets.end(), out_of_order) == buckets.end();
}

/// What no reader reaches, null included.
constexpr double kMostMbPerS = 1e12;

void check_rate(const Estimate& rate) {
  for (const double value : {rate.value, rate.low.value_or(0), rate.high.value_or(0)}) {
    if (!(value >= 0 && value <= kMostMbPerS)) refuse("measurement.mb_per_s", "a rate of 0 to 10^12 is needed");
  }
}

void check_measurement(const Measurement& measurement) {
  check_rate(measurement.mb_per_s);
  const HistogramBuckets& buckets = measurement.histogram;
  if (buckets.size() > Histogram::kBuckets) refuse("measurement.histogram", "it has more buckets than there are");
  if (!ascends(buckets)) refuse("measurement.histogram", "its buckets do not ascend");
  if (measurement.intervals.size() > kMostIntervals) {
    refuse("measurement.intervals", fmt::format("there are more than {}", kMostIntervals));
  }
  if (measurement.stamps.size() > kMostStamps) refuse("stamps", fmt::format("there are more than {}", kMostStamps));
}

bool is_origin(std::string_view text) {
  return !text.empty() && text.size() <= 32 &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

}  // namespace

void check_head(const SetCampaign& campaign) {
  const CampaignInfo& info = campaign.campaign.info;
  if (info.id.size() != 16 || !is_hex(info.id)) refuse("info.id", "16 hex digits are needed");
  if (!is_origin(info.origin)) refuse("info.origin", "the name of a program is needed");
  check_texts(info);
  for (const DeviceHealth& drive : campaign.campaign.health_before) check_texts(drive);
  for (const DeviceHealth& drive : campaign.campaign.health_after) check_texts(drive);
  check_text("ended_utc", campaign.campaign.row.ended_utc);
  check_remarks(campaign.campaign.row.standing, campaign.campaign.notes);
}

void check_cell(const StoredCell& cell) {
  check_texts(cell.result);
  check_measurement(cell.result.measurement);
  const bool has_figures = cell.result.measurement.reads != 0 || !cell.result.measurement.histogram.empty();
  if (cell.result.state == CellState::skipped && has_figures) refuse("state", "what was skipped has no figures");
  check_remarks(cell.standing, cell.notes);
}

void check_work(const StoredWork& work) {
  check_texts(work.work);
  check_remarks(work.standing, work.notes);
}

}  // namespace merops
