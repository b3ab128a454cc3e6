#include "cli/verdict.h"

#include "cli/cell_table.h"
#include "cli/table.h"
#include "core/model/forecast.h"
#include "core/model/units.h"

#include <algorithm>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::string known(const std::string& text) { return text.empty() ? "unknown" : text; }

std::string describe(const DeviceFacts& device) {
  std::string text = fmt::format("{}: {}{}, {}", device.name, device.model.empty() ? "" : device.model + ", ",
                                 known(device.transport), format_bytes(device.size));
  if (device.virtual_disk) text += ", a hypervisor's disk";
  if (device.rotational.value_or(false) && !device.virtual_disk) text += ", rotating";
  if (!device.link.negotiated.empty()) {
    text += ", link " + device.link.negotiated;
    if (device.link.ceiling_bytes_per_s) {
      text +=
          fmt::format(" (at most {} MB/s)", format_rate(static_cast<double>(*device.link.ceiling_bytes_per_s) / 1e6));
    }
    if (device.link.full == false) text += ", of " + device.link.possible + " possible";
  }
  return text;
}

/// From what was named down to the hardware, and the file system on it.
std::vector<std::string> disk_lines(const StorageFacts& storage) {
  std::vector<std::string> lines;
  for (const DeviceFacts& device : storage.chain) lines.push_back("Disk     " + describe(device));
  if (storage.file_system.empty()) return lines;
  lines.push_back(fmt::format("         {} on {} ({}), {} free", storage.file_system, storage.mount_point,
                              storage.options, format_bytes(storage.free_bytes)));
  return lines;
}

std::string describe(const MachineFacts& machine) {
  return fmt::format("{} x {}, {} of memory, {}, kernel {}{}", machine.cpus, known(machine.cpu_model),
                     format_bytes(machine.memory_bytes), known(machine.os), known(machine.kernel),
                     machine.virtual_machine.empty() ? "" : ", virtual (" + machine.virtual_machine + ")");
}

std::string describe(const SourceRecord& source) {
  std::string text =
      fmt::format("{}: {}, {} experts of {} bytes, {}", source.path, to_string(source.kind),
                  format_count(source.experts), format_count(source.expert_bytes), format_bytes(source.payload_bytes));
  if (source.geometry && source.coverage != "whole") text += fmt::format(", {} of the model", source.coverage);
  return text;
}

std::string show_tokens(const Estimate& tokens) {
  if (!tokens.low || !tokens.high) return format_rate(tokens.value);
  return fmt::format("{} [{}..{}]", format_rate(tokens.value), format_rate(*tokens.low), format_rate(*tokens.high));
}

std::string show_ratio(const std::optional<double>& ratio, const Symbols& symbols) {
  return ratio ? fmt::format("{:.2f}{}", *ratio, symbols.times) : std::string(symbols.dash);
}

bool is_contaminated(std::span<const CellGroup> groups, const ReaderPlateau& road) {
  return std::any_of(groups.begin(), groups.end(), [&road](const CellGroup& group) {
    return group.validity == Validity::contaminated && group.cell.reader == road.reader &&
           group.source_path == road.source_path && group.cell.depth == road.best_depth && group.cell.block == 0;
  });
}

}  // namespace

std::vector<DocumentedMatch> documented_matches(std::span<const CellResult> results, const std::string& transport,
                                                const ReferenceCatalogue& catalogue) {
  std::vector<DocumentedMatch> found;
  for (const CellResult& result : results) {
    if (result.validity == Validity::invalid || result.cell.tag == "provisional") continue;
    for (const ReferenceMatch& match : nearest_rows(catalogue, result, transport)) {
      const bool told =
          std::any_of(found.begin(), found.end(), [&](const DocumentedMatch& m) { return m.match.row == match.row; });
      if (!told) found.push_back({&result, match});
    }
  }
  return found;
}

std::string transport_of(const CampaignInfo& campaign) {
  return campaign.sources.empty() ? std::string() : transport_of(campaign.sources.front().storage);
}

void print_environment(std::ostream& out, const CampaignInfo& campaign) {
  out << "Machine  " << describe(campaign.machine) << "\n";
  std::set<std::string> told;  // sources on one disk name it once
  for (const SourceRecord& source : campaign.sources) {
    for (const std::string& line : disk_lines(source.storage)) {
      if (told.insert(line).second) out << line << "\n";
    }
  }
  for (const SourceRecord& source : campaign.sources) out << "Source   " << describe(source) << "\n";
  out << fmt::format("Tool     {}; clock {} ({:.0f} ns a reading), {:.0f} ns a read of its own\n", campaign.build,
                     campaign.self.clock_source, campaign.self.clock_read_ns, campaign.self.null_read_ns);
}

void print_plateaus(std::ostream& out, std::span<const CellGroup> groups, const Symbols& symbols) {
  const auto roads = plateaus(groups);
  if (roads.empty()) return;
  out << "\nPlateaus: the smallest depth whose median is within 3 % of the reader's best\n";
  Table table({{"reader"},
               {"over"},
               {"depth", Align::right},
               {"MB/s [95 % interval]", Align::right},
               {"over depth 1", Align::right},
               {"best depth", Align::right},
               {"MB/s [95 % interval]", Align::right}});
  for (const ReaderPlateau& road : roads) {
    table.add_row({road.reader, std::string(to_string(road.source_kind)), std::to_string(road.depth),
                   show_rate(road.mb_per_s), show_ratio(road.gain(), symbols), std::to_string(road.best_depth),
                   show_rate(road.at_best_depth)});
  }
  table.print(out, symbols);
  if (const auto best = best_direct_road(groups)) {
    out << fmt::format(
        "Best road to the disk: {} over the {}, {} {}: {} MB/s\n", best->reader, to_string(best->source_kind),
        best->best_depth > best->depth ? fmt::format("from depth {} on, best at", best->depth) : "at depth",
        best->best_depth, show_rate(best->at_best_depth));
    if (is_contaminated(groups, *best)) {
      out << "  Others were at work on the disk or the processors meanwhile: measure again at a quieter time.\n";
    }
  } else {
    out << "Best road to the disk: none was proved to read the disk itself\n";
  }
}

void print_forecast(std::ostream& out, std::span<const CellGroup> groups, const Geometry& geometry,
                    const Symbols& symbols) {
  const double gb = static_cast<double>(bytes_per_token(geometry)) / 1e9;
  out << fmt::format("\nWhat it means for {}: {} layers {} {} of {} experts {} {} bytes = {:.3f} GB per token\n",
                     geometry.name.empty() ? "the model" : geometry.name, geometry.layers, symbols.times, geometry.topk,
                     geometry.experts, symbols.times, format_count(expert_bytes(geometry)), gb);
  const auto best = best_direct_road(groups);
  if (!best) {
    out << "No tokens/s can be told: no direct cell beyond the provisional one was proved to read the disk.\n";
    return;
  }
  Table table({{"experts found in memory", Align::right},
               {"GB read per token", Align::right},
               {"tokens/s at most [95 % interval]", Align::right}});
  for (const double hit_rate : kHitRates) {
    table.add_row({fmt::format("{:.0f} %", hit_rate * 100), fmt::format("{:.3f}", gb * (1 - hit_rate)),
                   show_tokens(tokens_per_second(best->at_best_depth, geometry, hit_rate))});
  }
  table.print(out, symbols);
  out << fmt::format("An upper bound: what {} MB/s allow when reading is all that takes time.\n",
                     show_rate(best->at_best_depth));
}

void print_documented(std::ostream& out, std::span<const CellResult> results, const CampaignInfo& campaign,
                      const ReferenceCatalogue& catalogue, const Symbols& symbols) {
  const std::string transport = transport_of(campaign);
  const auto found = documented_matches(results, transport, catalogue);
  out << "\nDocumented results of the same regime";
  if (found.empty()) {
    out << ": none (transport " << known(transport) << ")\n";
    return;
  }
  out << " (here / there)\n";
  Table table({{"id"},
               {"disk"},
               {"reader here"},
               {"depth", Align::right},
               {"MB/s here", Align::right},
               {"MB/s there", Align::right},
               {"ratio", Align::right},
               {"p50 ratio", Align::right},
               {"p99 ratio", Align::right},
               {"how it was taken"}});
  for (const DocumentedMatch& m : found) {
    const ReferenceRow& row = *m.match.row;
    table.add_row({row.id, row.disk, m.cell->cell.reader, std::to_string(m.cell->cell.depth),
                   format_rate(m.cell->measurement.mb_per_s.value),
                   row.mb_per_s ? format_rate(*row.mb_per_s) : std::string(symbols.dash),
                   show_ratio(m.match.mb_per_s_ratio, symbols), show_ratio(m.match.p50_ratio, symbols),
                   show_ratio(m.match.p99_ratio, symbols), fmt::format("{}", fmt::join(row.flags, "; "))});
  }
  table.print(out, symbols);
}

}  // namespace merops
