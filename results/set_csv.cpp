#include "results/set_csv.h"

#include "results/set_canonical.h"

#include <functional>
#include <span>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

/// A field of a row: texts are defused and quoted, numbers are as they are.
std::string field(const std::string& text) { return csv_field(text); }
std::string field(std::string_view text) { return csv_field(text); }
std::string field(double value) { return canonical_number(value); }
std::string field(std::uint64_t value) { return std::to_string(value); }
std::string field(std::uint32_t value) { return std::to_string(value); }
template <class T>
std::string field(const std::optional<T>& value) {
  return value ? field(*value) : std::string();
}

std::optional<double> value_of(const std::optional<Estimate>& estimate) {
  return estimate ? std::optional(estimate->value) : std::nullopt;
}
std::optional<double> low_of(const std::optional<Estimate>& estimate) {
  return estimate ? estimate->low : std::nullopt;
}
std::optional<double> high_of(const std::optional<Estimate>& estimate) {
  return estimate ? estimate->high : std::nullopt;
}

struct Row {
  const SetCampaign& campaign;
  const StoredCell& stored;
  const CellResult& cell;
  const Measurement& measured;
  const Latency& latency;
  [[nodiscard]] bool has_figures() const { return cell.state == CellState::measured; }
};

struct CsvColumn {
  const char* name;
  std::function<std::string(const Row&)> text;
};

std::string joined_flags(const CellResult& cell) {
  std::string ids;
  for (const Flag& flag : cell.flags) ids += (ids.empty() ? "" : " ") + flag.id;
  return ids;
}

const MachineFacts& machine_of(const Row& row) { return row.campaign.campaign.info.machine; }

/// Models of the disks at the bottom of the cell's source.
std::string models_of(const Row& row) {
  const auto& sources = row.campaign.campaign.info.sources;
  if (row.cell.cell.source >= sources.size()) return {};
  const StorageFacts& storage = sources[row.cell.cell.source].storage;
  std::string models;
  for (const DeviceFacts& device : storage.chain) {
    for (const std::string& leaf : storage.leaves) {
      if (device.name == leaf) models += (models.empty() ? "" : " + ") + device.model;
    }
  }
  return models;
}

bool retracted(const Row& row) {
  return row.stored.standing.retracted() || row.campaign.campaign.row.standing.retracted();
}

std::string retraction_of(const Row& row) {
  const Standing& own = row.stored.standing;
  return own.retracted() ? own.retracted_reason : row.campaign.campaign.row.standing.retracted_reason;
}

// clang-format off
std::vector<CsvColumn> identity_columns() {
  return {
      {"campaign", [](const Row& r) { return field(r.campaign.campaign.info.id); }},
      {"cell", [](const Row& r) { return field(r.stored.index); }},
      {"origin", [](const Row& r) { return field(r.campaign.campaign.info.origin); }},
      {"started_utc", [](const Row& r) { return field(r.cell.started_utc); }},
      {"machine", [](const Row& r) { return field(machine_of(r).machine_id); }},
      {"cpu_model", [](const Row& r) { return field(machine_of(r).cpu_model); }},
      {"kernel", [](const Row& r) { return field(machine_of(r).kernel); }},
      {"disk_model", [](const Row& r) { return field(models_of(r)); }},
      {"device", [](const Row& r) { return field(r.cell.device); }},
      {"source_path", [](const Row& r) { return field(r.cell.source_path); }},
      {"source_kind", [](const Row& r) { return field(to_string(r.cell.source_kind)); }},
      {"source_digest", [](const Row& r) { return field(r.cell.source_digest); }},
      {"coverage", [](const Row& r) { return field(r.cell.coverage); }},
  };
}

std::vector<CsvColumn> cell_columns() {
  return {
      {"reader", [](const Row& r) { return field(r.cell.cell.reader); }},
      {"depth", [](const Row& r) { return field(r.cell.cell.depth); }},
      {"order", [](const Row& r) { return field(to_string(r.cell.cell.order)); }},
      {"pages", [](const Row& r) { return field(to_string(r.cell.effective.pages)); }},
      {"repetition", [](const Row& r) { return field(r.cell.cell.repetition); }},
      {"tag", [](const Row& r) { return field(r.cell.cell.tag); }},
      {"seed", [](const Row& r) { return field(r.cell.cell.seed); }},
      {"sequence_digest", [](const Row& r) { return field(r.cell.sequence_digest); }},
      {"expert_bytes", [](const Row& r) { return field(r.cell.expert_bytes); }},
      {"padded_bytes", [](const Row& r) { return field(r.cell.padded_bytes); }},
      {"loop_version", [](const Row& r) { return field(r.cell.loop_version); }},
      {"state", [](const Row& r) { return field(to_string(r.cell.state)); }},
      {"reason", [](const Row& r) { return field(r.cell.reason); }},
      {"validity", [](const Row& r) { return field(to_string(r.cell.validity)); }},
      {"validity_reason", [](const Row& r) { return field(r.cell.validity_reason); }},
      {"cache_state", [](const Row& r) { return field(to_string(r.cell.cache_state)); }},
      {"retracted", [](const Row& r) { return std::string(retracted(r) ? "yes" : "no"); }},
      {"retracted_reason", [](const Row& r) { return field(retraction_of(r)); }},
      {"flags", [](const Row& r) { return field(joined_flags(r.cell)); }},
  };
}

/// Empty where nothing was measured.
std::vector<CsvColumn> figure_columns() {
  return {
      {"reads", [](const Row& r) { return field(r.measured.reads); }},
      {"payload_bytes", [](const Row& r) { return field(r.measured.payload_bytes); }},
      {"asked_bytes", [](const Row& r) { return field(r.measured.asked_bytes); }},
      {"wall_ns", [](const Row& r) { return field(r.measured.wall_ns); }},
      {"mb_per_s", [](const Row& r) { return field(r.measured.mb_per_s.value); }},
      {"mb_per_s_low", [](const Row& r) { return field(r.measured.mb_per_s.low); }},
      {"mb_per_s_high", [](const Row& r) { return field(r.measured.mb_per_s.high); }},
      {"reads_per_s", [](const Row& r) { return field(reads_per_s(r.measured)); }},
      {"mean_in_flight_reads", [](const Row& r) { return field(r.measured.mean_in_flight); }},
      {"cpu_s_per_gb", [](const Row& r) { return field(cpu_s_per_gb(r.measured)); }},
      {"worker_cpu_s_per_gb", [](const Row& r) { return field(worker_cpu_s_per_gb(r.measured)); }},
      {"machine_cpu_s_per_gb", [](const Row& r) { return field(machine_cpu_s_per_gb(r.measured)); }},
      {"process_read_bytes", [](const Row& r) { return field(r.measured.origin.process_read_bytes); }},
      {"device_read_bytes", [](const Row& r) { return field(r.measured.origin.device_read_bytes); }},
      {"device_reads", [](const Row& r) { return field(r.measured.origin.device_reads); }},
      {"split_ratio", [](const Row& r) { return field(r.measured.split_ratio); }},
      {"span_share", [](const Row& r) { return field(r.measured.span); }},
      {"steady_state", [](const Row& r) { return field(to_string(r.measured.steadiness.state)); }},
  };
}

/// Empty where no latency was recorded.
std::vector<CsvColumn> latency_columns() {
  return {
      {"latencies", [](const Row& r) { return field(r.latency.n); }},
      {"min_ns", [](const Row& r) { return field(r.latency.min); }},
      {"mean_ns", [](const Row& r) { return field(r.latency.mean); }},
      {"p50_ns", [](const Row& r) { return field(value_of(r.latency.p50)); }},
      {"p50_ns_low", [](const Row& r) { return field(low_of(r.latency.p50)); }},
      {"p50_ns_high", [](const Row& r) { return field(high_of(r.latency.p50)); }},
      {"p90_ns", [](const Row& r) { return field(value_of(r.latency.p90)); }},
      {"p90_ns_low", [](const Row& r) { return field(low_of(r.latency.p90)); }},
      {"p90_ns_high", [](const Row& r) { return field(high_of(r.latency.p90)); }},
      {"p99_ns", [](const Row& r) { return field(value_of(r.latency.p99)); }},
      {"p99_ns_low", [](const Row& r) { return field(low_of(r.latency.p99)); }},
      {"p99_ns_high", [](const Row& r) { return field(high_of(r.latency.p99)); }},
      {"p999_ns", [](const Row& r) { return field(value_of(r.latency.p999)); }},
      {"p999_ns_low", [](const Row& r) { return field(low_of(r.latency.p999)); }},
      {"p999_ns_high", [](const Row& r) { return field(high_of(r.latency.p999)); }},
      {"max_ns", [](const Row& r) { return field(r.latency.max); }},
  };
}
// clang-format on

class CsvLine {
 public:
  void add(const std::string& field) {
    text_ += (first_ ? "" : ",") + field;
    first_ = false;
  }
  [[nodiscard]] std::string text() const { return text_ + "\n"; }

 private:
  std::string text_;
  bool first_ = true;
};

template <class Use>
void for_each_row(const ResultSet& set, const Use& use) {
  for (const SetCampaign& campaign : set.campaigns) {
    for (const StoredCell& cell : campaign.cells) {
      const Measurement& measured = cell.result.measurement;
      use(Row{campaign, cell, cell.result, measured, measured.latency});
    }
  }
}

void add_fields(CsvLine& line, std::span<const CsvColumn> columns, const Row& row, bool known) {
  for (const CsvColumn& column : columns) line.add(known ? column.text(row) : std::string());
}

void add_names(CsvLine& line, std::span<const CsvColumn> columns) {
  for (const CsvColumn& column : columns) line.add(column.name);
}

}  // namespace

std::string csv_field(std::string_view text) {
  std::string field(text);
  if (!field.empty() && std::string_view("=+-@\t\r").find(field.front()) != std::string_view::npos)
    field.insert(0, "'");
  if (field.find_first_of(",\"\r\n") == std::string::npos && !field.starts_with(' ') && !field.ends_with(' '))
    return field;
  std::string quoted = "\"";
  for (const char c : field) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string write_csv(const ResultSet& set) {
  const auto subject = identity_columns(), cell = cell_columns(), figures = figure_columns(),
             latency = latency_columns();
  CsvLine header;
  for (const auto* columns : {&subject, &cell, &figures, &latency}) add_names(header, *columns);
  std::string text = header.text();
  for_each_row(set, [&](const Row& row) {
    CsvLine line;
    add_fields(line, subject, row, true);
    add_fields(line, cell, row, true);
    add_fields(line, figures, row, row.has_figures());
    add_fields(line, latency, row, row.has_figures() && row.latency.n > 0);
    text += line.text();
  });
  return text;
}

std::string write_csv_intervals(const ResultSet& set) {
  std::string text = "campaign,cell,interval,start_ns,length_ns,reads,bytes\n";
  for_each_row(set, [&text](const Row& row) {
    std::size_t number = 0;
    for (const Interval& interval : row.measured.intervals) {
      text += fmt::format("{},{},{},{},{},{},{}\n", csv_field(row.campaign.campaign.info.id), row.stored.index,
                          number++, interval.start_ns, interval.length_ns, interval.reads, interval.bytes);
    }
  });
  return text;
}

}  // namespace merops
