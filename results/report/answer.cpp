#include "core/model/figure_text.h"
#include "core/model/forecast.h"
#include "core/model/units.h"
#include "results/report/choice.h"
#include "results/report/doubts.h"
#include "results/report/sections.h"
#include "results/report/verdict.h"
#include "results/report/wording.h"

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::string_view kBracketNote =
    "In [ ]: 95 % intervals. In ( ): the least and the greatest of two to five runs, which bound no interval.";

std::vector<std::string> disk_row(const Disk& disk) {
  const CellGroup* row = deciding_group(disk);
  if (row == nullptr) return {disk.name, "none proved", "", "", "", "", ""};
  const CellGroup* single = group_at(disk, *disk.best, 1);
  return {disk.name,
          fmt::format("{}, {}", disk.best->reader, in_flight(disk.best->best_depth)),
          show_rate(*row),
          std::to_string(row->repetitions),
          single == nullptr ? "" : show_rate(*single),
          single == nullptr ? "" : show_p50(single->latency),
          single == nullptr ? "" : show_p99(single->latency)};
}

Table disk_table(const Material& material) {
  Table table{"The disks, by their best direct road",
              {{"disk"},
               {"best road"},
               {"MB/s", true},
               {"runs", true},
               {"MB/s, 1 in flight", true},
               {"p50, 1 in flight", true},
               {"p99, 1 in flight", true}},
              {}};
  for (const Disk& disk : material.disks) table.rows.push_back(disk_row(disk));
  return table;
}

Table forecast_table(const Material& material, const Geometry& geometry) {
  Table table{fmt::format("Tokens/s at most for {}, by the share of experts found in memory", model_name(geometry)),
              {{"disk"}},
              {}};
  for (const double rate : kHitRates) table.columns.push_back({fmt::format("{:.0f} %", rate * 100), true});
  for (const Disk& disk : material.disks) {
    if (deciding_group(disk) == nullptr) continue;
    std::vector<std::string> row{disk.name};
    for (const double rate : kHitRates) row.push_back(tokens_text(disk, geometry, rate));
    table.rows.push_back(std::move(row));
  }
  return table;
}

std::string forecast_note(const Geometry& geometry) {
  return fmt::format(
      "{} layers, {} of {} experts each, {} bytes an expert: {:.3f} GB a token. An upper bound: what the disk allows "
      "when "
      "reading is all that takes time.",
      geometry.layers, geometry.topk, geometry.experts, format_count(expert_bytes(geometry)),
      static_cast<double>(bytes_per_token(geometry)) / 1e9);
}

}  // namespace

Section answer_section(const Material& material) {
  const Choice choice = choose(material);
  Section section{"answer", "Which disk", {}};
  add_paragraph(section, verdict_of(choice), Tone::verdict);
  if (const std::string words = forecast_words(material, choice); !words.empty()) add_paragraph(section, words);
  if (!material.disks.empty()) section.blocks.emplace_back(disk_table(material));
  add_paragraph(section, kBracketNote, Tone::note);
  if (material.geometry && choice.best != nullptr) {
    section.blocks.emplace_back(forecast_table(material, *material.geometry));
    add_paragraph(section, forecast_note(*material.geometry), Tone::note);
  }
  if (auto why = reasons(material, choice); !why.empty()) {
    add_heading(section, "Why");
    section.blocks.emplace_back(List{std::move(why)});
  }
  add_heading(section, "Doubts");
  section.blocks.emplace_back(List{doubts(material, choice)});
  return section;
}

}  // namespace merops::report
