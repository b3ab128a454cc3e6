#include "results/set_markdown.h"

#include "core/model/cell_group.h"
#include "core/model/units.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

std::string duration(double ns) { return format_duration(static_cast<std::uint64_t>(std::llround(ns))); }

/// An invalid rate is no disk's, and is not shown as one.
std::string rate_text(const CellGroup& group) {
  if (group.validity == Validity::invalid) return "invalid";
  const Estimate& rate = group.mb_per_s;
  if (group.repetitions > 1 && !rate.low) {
    return fmt::format("{} ({}..{})", format_rate(rate.value), format_rate(group.least), format_rate(group.greatest));
  }
  if (!rate.low || !rate.high) return format_rate(rate.value);
  return fmt::format("{} [{}..{}]", format_rate(rate.value), format_rate(*rate.low), format_rate(*rate.high));
}

std::string quantile_text(const Latency& latency, const std::optional<Estimate>& quantile) {
  if (quantile) return duration(quantile->value);
  return latency.n == 0 ? "" : fmt::format("max of {}: {}", latency.n, duration(static_cast<double>(latency.max)));
}

std::string state_text(const CellGroup& group) {
  std::string text(to_string(group.cache_state));
  if (group.validity != Validity::valid) text += fmt::format(", {}", to_string(group.validity));
  return text;
}

std::string flags_text(const CellGroup& group) {
  std::string text;
  for (const Flag& flag : group.flags) text += (text.empty() ? "" : " ") + flag.id;
  return text;
}

std::string row_of(const CellGroup& group) {
  return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", markdown_text(group.device),
                     markdown_text(group.cell.reader), group.cell.depth, format_count(group.expert_bytes),
                     rate_text(group), group.repetitions, quantile_text(group.latency, group.latency.p50),
                     quantile_text(group.latency, group.latency.p99), markdown_text(state_text(group)),
                     markdown_text(flags_text(group)));
}

/// Measured cells that were not retracted.
std::vector<CellResult> sound_cells(const SetCampaign& campaign) {
  std::vector<CellResult> cells;
  for (const StoredCell& cell : campaign.cells) {
    if (!cell.standing.retracted()) cells.push_back(cell.result);
  }
  return cells;
}

std::string table_of(const std::vector<CellGroup>& groups) {
  std::string rows;
  for (const CellGroup& group : groups) {
    if (group.state == CellState::measured) rows += row_of(group);
  }
  if (rows.empty()) return "Nothing was measured.\n";
  return "| disk | reader | depth | bytes a read | MB/s [95 %] | runs | p50 | p99 | cache | flags |\n"
         "|---|---|--:|--:|--:|--:|--:|--:|---|---|\n" +
         rows + "\nMB is 10^6 bytes. (..) are the least and the greatest of too few runs for an interval.\n";
}

std::string remarks_of(const std::vector<CellGroup>& groups) {
  std::string text;
  std::set<std::string> told;
  for (const CellGroup& group : groups) {
    for (const Flag& flag : group.flags) {
      if (!told.insert(flag.id).second) continue;
      text += fmt::format("- {}: {}{}{}\n", markdown_text(flag.id), markdown_text(flag.evidence),
                          flag.advice.empty() ? "" : "; ", markdown_text(flag.advice));
    }
  }
  return text;
}

/// Why a cell's rate is not in the table, or not to be believed; empty where it is.
std::string fault_of(const StoredCell& cell) {
  if (cell.standing.retracted()) return "was retracted: " + cell.standing.retracted_reason;
  const CellResult& result = cell.result;
  if (result.state != CellState::measured) return fmt::format("{}: {}", to_string(result.state), result.reason);
  if (result.validity == Validity::valid || result.validity == Validity::unknown) return {};
  return fmt::format("{}: {}", to_string(result.validity), result.validity_reason);
}

std::string faults_of(const SetCampaign& campaign) {
  std::string text;
  for (const StoredCell& cell : campaign.cells) {
    const std::string fault = fault_of(cell);
    if (fault.empty()) continue;
    text += fmt::format("- cell {}, {} at depth {}, {}\n", cell.index, markdown_text(cell.result.cell.reader),
                        cell.result.cell.depth, markdown_text(fault));
  }
  return text;
}

std::string disks_of(const CampaignInfo& info) {
  std::set<std::string> disks;
  for (const SourceRecord& source : info.sources) {
    for (const DeviceFacts& device : source.storage.chain) {
      disks.insert(fmt::format("- disk {}: {} ({}{}{})\n", markdown_text(device.name),
                               markdown_text(device.model.empty() ? "unknown" : device.model),
                               markdown_text(device.transport), device.link.negotiated.empty() ? "" : ", ",
                               markdown_text(device.link.negotiated)));
    }
  }
  return fmt::format("{}", fmt::join(disks, ""));
}

std::string environment_of(const CampaignInfo& info) {
  const MachineFacts& machine = info.machine;
  std::string text = fmt::format("- {} on {}, kernel {}\n", markdown_text(info.build), markdown_text(machine.os),
                                 markdown_text(machine.kernel));
  text += fmt::format("- {}, {} processors, {} of memory{}{}\n", markdown_text(machine.cpu_model), machine.cpus,
                      format_bytes(machine.memory_bytes), machine.virtual_machine.empty() ? "" : ", a guest of ",
                      markdown_text(machine.virtual_machine));
  return text + disks_of(info);
}

/// An indented block shows as it is; it ends with the line.
std::string block_of(std::string command) {
  std::replace_if(
      command.begin(), command.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return command.empty() ? std::string() : fmt::format("\n    {}\n", command);
}

std::string campaign_text(const SetCampaign& campaign) {
  const CampaignInfo& info = campaign.campaign.info;
  const std::vector<CellGroup> groups = group_cells(sound_cells(campaign));
  std::string text =
      fmt::format("### Campaign {} ({}{})\n\n", info.id, info.started_utc.empty() ? "time unknown" : info.started_utc,
                  info.origin == "merops" ? "" : ", measured by " + info.origin);
  const Standing& standing = campaign.campaign.row.standing;
  if (standing.retracted()) text += fmt::format("**Retracted:** {}\n\n", markdown_text(standing.retracted_reason));
  text += info.origin == "merops" ? environment_of(info) + "\n" : std::string();
  text += table_of(groups);
  const std::string remarks = remarks_of(groups) + faults_of(campaign);
  if (!remarks.empty()) text += "\n" + remarks;
  return text + block_of(info.command);
}

}  // namespace

std::string markdown_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n' || c == '\r' || c == '\t') {
      out += ' ';
    } else if (c == '@') {
      out += "&#64;";  // nobody is to be notified
    } else {
      if (std::string_view("\\`*_{}[]<>#|~&!").find(c) != std::string_view::npos) out += '\\';
      out += c;
    }
  }
  return out;
}

std::string write_markdown(const ResultSet& set) {
  std::string text = "## Merops: how fast experts stream from these disks\n";
  for (const SetCampaign& campaign : set.campaigns) text += "\n" + campaign_text(campaign);
  if (set.campaigns.empty()) text += "\nNothing is recorded.\n";
  return text;
}

}  // namespace merops
