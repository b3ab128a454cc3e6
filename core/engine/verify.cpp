#include "core/engine/cold_file.h"
#include "core/engine/findings.h"
#include "core/engine/pack.h"
#include "core/engine/verify_against.h"
#include "core/engine/verify_payloads.h"
#include "core/engine/verify_structure.h"
#include "core/engine/work_crew.h"
#include "core/engine/work_record.h"
#include "core/host/clock.h"
#include "core/host/open_file.h"
#include "core/host/source_file.h"
#include "core/model/error.h"
#include "core/model/random.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace merops {
namespace {

/// All of `total`, or `sample` of them, one at random from each of as many equal stretches.
std::vector<std::uint32_t> choose(std::uint32_t total, std::uint32_t sample, std::uint64_t seed) {
  std::vector<std::uint32_t> chosen(sample == 0 ? total : std::min(sample, total));
  std::iota(chosen.begin(), chosen.end(), 0U);
  if (chosen.size() == total) return chosen;
  Random random(seed);
  for (std::uint64_t i = 0; i < chosen.size(); ++i) {
    const std::uint64_t from = i * total / chosen.size();
    const std::uint64_t to = (i + 1) * total / chosen.size();
    chosen[i] = static_cast<std::uint32_t>(from + random.below(to - from));
  }
  return chosen;
}

std::optional<Source> open_model(const std::filesystem::path& path) {
  if (path.empty()) return std::nullopt;
  Source model = open_source(path);
  if (model.kind == SourceKind::container && model.geometry) return model;
  throw Error("comparing with " + path.string(), "it is not a model: a folder with config.json and safetensors shards");
}

/// Checks the payloads of what verify_structure could make sense of; returns why the page cache was used.
std::string verify_content(const VerifyRequest& request, const FlatStore& store, std::uint64_t store_bytes,
                           const WorkControl& control, Findings& findings, VerifyReport& report) {
  const std::optional<Source> model = open_model(request.against);
  const bool comparable = model && verify_dimensions(store, *model, findings);
  const ColdFile file(request.store);
  const PayloadsToVerify check{store, store_bytes, choose(store.superblock.n_entries, request.sample, request.seed),
                               comparable ? &*model : nullptr};
  WorkMeter meter(control, check.chosen.size() * store.entries[0].padded);
  std::string why_buffered = verify_payloads(file, check, report.work.threads, meter, findings);
  report.experts_total = store.entries.size();
  report.experts_checked = check.chosen.size();
  report.work.bytes = meter.done();
  return why_buffered;
}

}  // namespace

VerifyReport verify(const VerifyRequest& request, const WorkControl& control) {
  const std::uint64_t start = now_ns();
  VerifyReport report;
  report.work = begin_record("verify", request.store, {});
  report.work.threads = crew_size(control);
  const std::unique_ptr<ByteSource> source = open_byte_source(request.store);
  Findings findings;
  const std::optional<FlatStore> store = verify_structure(*source, findings);
  std::string why_buffered;
  if (store) why_buffered = verify_content(request, *store, source->size(), control, findings, report);
  report.findings = findings.take();
  report.work.findings = report.findings.size();
  end_record(report.work, start, report.work.bytes, why_buffered);
  return report;
}

}  // namespace merops
