#pragma once

#include "core/model/cell_group.h"
#include "core/model/geometry.h"
#include "results/report/chart.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How the report words what all its sections speak of.
namespace merops::report {

/// The model's name; the preset of its shape where it has none, else its shape.
[[nodiscard]] std::string model_name(const Geometry& geometry);
/// "2026-01-31" of an ISO 8601 time.
[[nodiscard]] std::string day_of(const std::string& utc);
/// How far a row's rate may lie off: its interval; of two to five runs the least and the greatest.
[[nodiscard]] std::optional<Spread> spread_of(const CellGroup& group);
/// "past the page cache", "through a cold page cache", ...
[[nodiscard]] std::string cache_words(CacheState state);
/// "the store, experts of 2.65 MB", "uniform blocks of 14.0 MB": what a row read.
[[nodiscard]] std::string source_words(const CellGroup& group);
/// "1 read in flight", "4 reads in flight".
[[nodiscard]] std::string in_flight(std::uint32_t depth);
/// A number, and "s" after the noun unless it is one.
[[nodiscard]] std::string counted(std::size_t count, std::string_view noun);
/// "a, b and c".
[[nodiscard]] std::string listed(const std::vector<std::string>& texts);
/// "1.61" of a ratio.
[[nodiscard]] std::string ratio_text(double ratio);

/// An axis from zero over these values, and a logarithmic one; ticks with thousands separators.
[[nodiscard]] Axis axis_from_zero(std::string title, const std::vector<double>& values);
[[nodiscard]] Axis depth_axis(const std::vector<double>& depths);
/// Latencies in milliseconds.
[[nodiscard]] Axis latency_axis(const std::vector<double>& milliseconds);

/// A bar of a row of ours, with its spread.
[[nodiscard]] Bar bar_of(const std::string& name, const CellGroup& row, std::size_t style = 0);
/// Gives the chart an axis that all its bars fit, with their spreads.
void fit_axis(BarChart& chart);

/// What the marks on charts and the brackets in tables mean.
inline constexpr std::string_view kSpreadNote =
    "Whiskers with caps, and [ ] in tables: 95 % intervals. Dotted whiskers, and ( ): the least and the greatest of "
    "two "
    "to five runs, which bound no interval.";

}  // namespace merops::report
