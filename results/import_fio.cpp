#include "results/import_fio.h"

#include "core/model/error.h"
#include "core/model/json_object.h"
#include "core/model/statistics.h"
#include "results/fio_options.h"
#include "results/foreign.h"
#include "results/utc.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

constexpr std::string_view kVersionKey = "\"fio version\"";
constexpr std::uint64_t kNsPerMs = 1'000'000;

/// fio prints its warnings before the document, each on a line of its own.
std::string_view document_in(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && text[at] != '{') {
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) return {};
    at = end + 1;
  }
  return text.substr(at);
}

std::string text_of_plan(const JsonObject& document, const std::vector<JsonObject>& jobs) {
  const auto options = [](const JsonObject& parent, const char* key) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    if (!parent.has_object(key)) return json;
    const JsonObject object = parent.object(key);
    for (const std::string& name : object.keys()) json[name] = object.text(name).value_or("");
    return json;
  };
  nlohmann::ordered_json plan{{"global options", options(document, "global options")}};
  plan["jobs"] = nlohmann::ordered_json::array();
  for (const JsonObject& job : jobs) {
    plan["jobs"].push_back(
        {{"jobname", job.text("jobname").value_or("")}, {"job options", options(job, "job options")}});
  }
  return plan.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// A quantile that so many samples bear; fio tells of no interval.
std::optional<Estimate> quantile_in(const JsonObject& percentiles, const char* key, double q, std::uint64_t n) {
  const auto ns = percentiles.real(key);
  if (!ns || *ns < 0 || n < least_samples(q)) return std::nullopt;
  return Estimate{*ns, std::nullopt, std::nullopt};
}

Latency latency_in(const JsonObject& times) {
  Latency latency;
  latency.n = times.number("N").value_or(0);
  if (latency.n == 0) return latency;
  latency.min = times.number("min").value_or(0);
  latency.max = times.number("max").value_or(0);
  latency.mean = times.real("mean").value_or(0);
  if (!times.has_object("percentile")) return latency;
  const JsonObject percentiles = times.object("percentile");
  latency.p50 = quantile_in(percentiles, "50.000000", 0.5, latency.n);
  latency.p90 = quantile_in(percentiles, "90.000000", 0.9, latency.n);
  latency.p99 = quantile_in(percentiles, "99.000000", 0.99, latency.n);
  latency.p999 = quantile_in(percentiles, "99.900000", 0.999, latency.n);
  return latency;
}

bool has_percentiles(const JsonObject& reads, const char* key) {
  return reads.has_object(key) && reads.object(key).has_object("percentile");
}

/// lat is from submission to completion, as a latency is here; clat begins later and is taken where percentiles are of
/// it alone, which is said.
void read_latency(const JsonObject& reads, CellResult& cell) {
  const bool only_clat = !has_percentiles(reads, "lat_ns") && has_percentiles(reads, "clat_ns");
  const char* const key = only_clat ? "clat_ns" : "lat_ns";
  if (!reads.has_object(key)) return;
  cell.measurement.latency = latency_in(reads.object(key));
  if (only_clat && cell.measurement.latency.n > 0) {
    cell.flags.push_back({"completion-latency", "sample", "latencies are fio's clat, which begin after the submission",
                          "run fio with lat_percentiles=1"});
  }
}

void read_figures(const JsonObject& reads, CellResult& cell) {
  Measurement& measured = cell.measurement;
  measured.reads = reads.number("total_ios").value_or(0);
  measured.payload_bytes = reads.number("io_bytes").value_or(0);
  measured.asked_bytes = measured.payload_bytes;
  const std::uint64_t ms = reads.number("runtime").value_or(0);
  if (ms > std::numeric_limits<std::uint64_t>::max() / kNsPerMs)
    reads.refuse(reads.name_of("runtime") + " is too large");
  measured.wall_ns = ms * kNsPerMs;
  const auto bytes_per_s = reads.number("bw_bytes");
  if (!bytes_per_s) reads.refuse(reads.name_of("bw_bytes") + " is missing");
  measured.mb_per_s.value = static_cast<double>(*bytes_per_s) / 1e6;
  read_latency(reads, cell);
}

/// Marks a cell that is no measurement, and why.
void leave_out(CellResult& cell, CellState state, std::string reason) {
  cell.state = state;
  cell.reason = std::move(reason);
  cell.validity_reason.clear();
}

class FioReader {
 public:
  FioReader(std::string_view text, const std::string& name)
      : text_(text),
        document_(JsonObject::parse(document_in(text), "reading fio's output " + name)),
        jobs_(document_.objects("jobs")),
        devices_(device_names()) {}

  [[nodiscard]] ReadSet read() {
    SetCampaign campaign = foreign_campaign("fio", text_);
    CampaignInfo& info = campaign.campaign.info;
    info.build = document_.text("fio version").value_or("");
    if (!info.build.starts_with("fio-3.")) {
      document_.refuse(fmt::format("{} is \"{}\", version 3 is needed", document_.name_of("fio version"), info.build));
    }
    info.plan_json = text_of_plan(document_, jobs_);
    info.started_utc = utc_text(document_.number("timestamp_ms"));  // fio tells only when it wrote this
    for (const JsonObject& job : jobs_) campaign.cells.push_back(cell_of(job, campaign));
    return foreign_set(std::move(campaign), text_);
  }

 private:
  [[nodiscard]] std::string device_names() const {
    if (!document_.has_list("disk_util")) return {};
    const std::vector<JsonObject> disks = document_.objects("disk_util");
    return disks.size() == 1 ? disks.front().text("name").value_or("") : std::string();
  }

  /// One entry stands for all jobs of a group where there are several and one entry.
  [[nodiscard]] bool is_grouped(const JsonObject& job) const {
    const auto like = [&job](const JsonObject& other) {
      return other.number("groupid") == job.number("groupid") && other.text("jobname") == job.text("jobname");
    };
    return std::count_if(jobs_.begin(), jobs_.end(), like) == 1;
  }

  std::uint32_t source_of(const FioJob& asked, SetCampaign& campaign) const {
    std::vector<SourceRecord>& sources = campaign.campaign.info.sources;
    const auto known = std::find_if(sources.begin(), sources.end(), [&](const SourceRecord& source) {
      return source.path == asked.file && source.expert_bytes == asked.block.value_or(0);
    });
    if (known != sources.end()) return static_cast<std::uint32_t>(known - sources.begin());
    SourceRecord source;
    source.path = asked.file;
    source.kind = SourceKind::uniform;
    source.coverage = "uniform";
    source.expert_bytes = asked.block.value_or(0);
    if (!devices_.empty()) source.storage.leaves = {devices_};
    sources.push_back(std::move(source));
    return static_cast<std::uint32_t>(sources.size() - 1);
  }

  StoredCell cell_of(const JsonObject& job, SetCampaign& campaign) const {
    const FioJob asked = read_fio_job(document_, job);
    StoredCell stored = foreign_cell("fio", static_cast<std::uint32_t>(campaign.cells.size()));
    CellResult& cell = stored.result;
    describe(job, asked, cell);
    cell.cell.source = source_of(asked, campaign);
    cell.started_utc = utc_text(job.number("job_start"));
    const std::int64_t error = job.signed_number("error").value_or(0);
    if (error != 0) {
      leave_out(cell, CellState::failed, fmt::format("fio ended the job {} with error {}", asked.name, error));
    } else if (!asked.reads_only()) {
      leave_out(cell, CellState::skipped,
                fmt::format("fio's job {} does not only read (rw={})", asked.name, asked.pattern));
    } else {
      read_figures(job.object("read"), cell);
    }
    return stored;
  }

  void describe(const JsonObject& job, const FioJob& asked, CellResult& cell) const {
    const std::uint64_t depth = asked.in_flight(is_grouped(job));
    if (depth > std::numeric_limits<std::uint32_t>::max()) job.refuse("iodepth times numjobs is too large");
    cell.cell.reader = fmt::format("fio:{}-{}", asked.engine, asked.direct ? "direct" : "buffered");
    cell.cell.depth = static_cast<std::uint32_t>(depth);
    cell.cell.order = asked.order();
    cell.cell.block = asked.block.value_or(0);
    cell.source_path = asked.file;
    cell.device = devices_;
    cell.expert_bytes = cell.padded_bytes = cell.cell.block;
    cell.effective.pages = asked.huge_pages ? PageKind::hugetlb : PageKind::any;
    cell.effective.granted = asked.text();
  }

  std::string_view text_;
  JsonObject document_;
  std::vector<JsonObject> jobs_;
  std::string devices_;
};

}  // namespace

bool looks_like_fio(std::string_view text) {
  return document_in(text).substr(0, 4096).find(kVersionKey) != std::string_view::npos;
}

ReadSet read_fio(std::string_view text, const std::string& name) { return FioReader(text, name).read(); }

}  // namespace merops
