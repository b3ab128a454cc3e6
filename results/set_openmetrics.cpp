#include "results/set_openmetrics.h"

#include "results/set_canonical.h"

#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\' || c == '"') out += '\\';
    out += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return out;
}

using Labels = std::vector<std::pair<const char*, std::string>>;

std::string text_of(const Labels& labels) {
  std::string text;
  for (const auto& [name, value] : labels) {
    text += fmt::format("{}{}=\"{}\"", text.empty() ? "" : ",", name, escaped(value));
  }
  return text;
}

std::string labels_of(const SetCampaign& campaign, const StoredCell& stored) {
  const CellResult& cell = stored.result;
  const bool retracted = stored.standing.retracted() || campaign.campaign.row.standing.retracted();
  return text_of({{"campaign", campaign.campaign.info.id},
                  {"cell", std::to_string(stored.index)},
                  {"reader", cell.cell.reader},
                  {"depth", std::to_string(cell.cell.depth)},
                  {"device", cell.device},
                  {"source", std::string(to_string(cell.source_kind))},
                  {"expert_bytes", std::to_string(cell.expert_bytes)},
                  {"pages", std::string(to_string(cell.effective.pages))},
                  {"order", std::string(to_string(cell.cell.order))},
                  {"cache", std::string(to_string(cell.cache_state))},
                  {"repetition", std::to_string(cell.cell.repetition)},
                  {"tag", cell.cell.tag},
                  {"validity", std::string(to_string(cell.validity))},
                  {"retracted", retracted ? "yes" : "no"}});
}

struct Family {
  const char *name, *type, *unit, *help;
};

std::string head_of(const Family& family) {
  std::string text = fmt::format("# TYPE {} {}\n", family.name, family.type);
  if (*family.unit != 0) text += fmt::format("# UNIT {} {}\n", family.name, family.unit);
  return text + fmt::format("# HELP {} {}\n", family.name, family.help);
}

template <class Use>
void for_each_measured(const ResultSet& set, const Use& use) {
  for (const SetCampaign& campaign : set.campaigns) {
    for (const StoredCell& cell : campaign.cells) {
      if (cell.result.state == CellState::measured) use(labels_of(campaign, cell), cell.result.measurement);
    }
  }
}

/// One value a cell; absent ones have no line.
template <class Value>
std::string gauges(const ResultSet& set, const Family& family, const Value& value) {
  std::string text = head_of(family);
  for_each_measured(set, [&](const std::string& labels, const Measurement& measured) {
    const std::optional<double> found = value(measured);
    if (found) text += fmt::format("{}{{{}}} {}\n", family.name, labels, canonical_number(*found));
  });
  return text;
}

std::string latencies(const ResultSet& set) {
  const Family family{"merops_read_latency_seconds", "summary", "seconds",
                      "Time from a read's submission to its completion seen, whole experts."};
  std::string text = head_of(family);
  for_each_measured(set, [&](const std::string& labels, const Measurement& measured) {
    const Latency& latency = measured.latency;
    if (latency.n == 0) return;
    const std::pair<const char*, const std::optional<Estimate>*> quantiles[] = {
        {"0.5", &latency.p50}, {"0.9", &latency.p90}, {"0.99", &latency.p99}, {"0.999", &latency.p999}};
    for (const auto& [quantile, estimate] : quantiles) {
      if (!*estimate) continue;
      text += fmt::format("{}{{{},quantile=\"{}\"}} {}\n", family.name, labels, quantile,
                          canonical_number((*estimate)->value / 1e9));
    }
    text += fmt::format("{}_count{{{}}} {}\n", family.name, labels, latency.n);
    text += fmt::format("{}_sum{{{}}} {}\n", family.name, labels,
                        canonical_number(latency.mean * static_cast<double>(latency.n) / 1e9));
  });
  return text;
}

std::string campaigns(const ResultSet& set) {
  std::string text = head_of({"merops_campaign", "info", "", "Build, machine and origin of the cells' campaigns."});
  for (const SetCampaign& campaign : set.campaigns) {
    const CampaignInfo& info = campaign.campaign.info;
    text += fmt::format("merops_campaign_info{{{}}} 1\n", text_of({{"campaign", info.id},
                                                                   {"origin", info.origin},
                                                                   {"build", info.build},
                                                                   {"started_utc", info.started_utc},
                                                                   {"machine", info.machine.machine_id},
                                                                   {"cpu_model", info.machine.cpu_model},
                                                                   {"kernel", info.machine.kernel}}));
  }
  return text;
}

}  // namespace

std::string write_openmetrics(const ResultSet& set) {
  const auto bytes_per_second = [](const std::optional<double>& mb) { return mb ? std::optional(*mb * 1e6) : mb; };
  std::string text = campaigns(set);
  text += gauges(set, {"merops_throughput_bytes_per_second", "gauge", "bytes_per_second", "Payload over wall time."},
                 [&](const Measurement& m) { return bytes_per_second(m.mb_per_s.value); });
  text += gauges(set,
                 {"merops_throughput_low_bytes_per_second", "gauge", "bytes_per_second",
                  "Lower end of the 95 % interval of the throughput."},
                 [&](const Measurement& m) { return bytes_per_second(m.mb_per_s.low); });
  text += gauges(set,
                 {"merops_throughput_high_bytes_per_second", "gauge", "bytes_per_second",
                  "Upper end of the 95 % interval of the throughput."},
                 [&](const Measurement& m) { return bytes_per_second(m.mb_per_s.high); });
  text += gauges(set, {"merops_cpu_seconds_per_gigabyte", "gauge", "", "CPU time of the process, per 10^9 bytes read."},
                 [](const Measurement& m) { return cpu_s_per_gb(m); });
  return text + latencies(set) + "# EOF\n";
}

}  // namespace merops
