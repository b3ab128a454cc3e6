#include "cli/command.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/recorded_work.h"
#include "cli/system_words.h"
#include "core/engine/pack.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <memory>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

struct VerifyOptions {
  VerifyRequest request{};
  WorkOptions work{};
};

std::string place_of(const Finding& finding) {
  if (!finding.layer) return "store";
  return fmt::format("layer {} expert {}", *finding.layer, finding.expert.value_or(0));
}

void print_text(Context& context, const VerifyReport& report, const std::string& store) {
  for (const Finding& finding : report.findings) {
    context.out << fmt::format("{}: {}: expected {}, found {}\n", place_of(finding), finding.what, finding.expected,
                               finding.found);
  }
  context.out << fmt::format(
      "{} {}: {} of {} experts checked, {} {}; {}\n", report.findings.empty() ? "Verified" : "Faults in", store,
      format_count(report.experts_checked), format_count(report.experts_total), format_count(report.findings.size()),
      report.findings.size() == 1 ? "fault" : "faults", describe(report.work));
}

void print_report_json(Context& context, const VerifyReport& report, const RecordedWork& recorded) {
  nlohmann::ordered_json document{{"experts_checked", report.experts_checked},
                                  {"experts_total", report.experts_total},
                                  {"work", nlohmann::ordered_json::parse(to_json(report.work))},
                                  {"findings", nlohmann::ordered_json::array()}};
  document["row"] = recorded.row.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(recorded.row);
  document["database"] = recorded.row.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(recorded.database);
  for (const Finding& finding : report.findings) {
    nlohmann::ordered_json json{{"layer", nullptr}, {"expert", nullptr}};
    if (finding.layer) json["layer"] = *finding.layer;
    if (finding.expert) json["expert"] = *finding.expert;
    json["what"] = finding.what;
    json["expected"] = finding.expected;
    json["found"] = finding.found;
    document["findings"].push_back(std::move(json));
  }
  context.out << document.dump(2) << "\n";
}

int run_verify(Context& context, const VerifyOptions& options) {
  VerifyReport report;
  const std::string store = options.request.store.string();
  const RecordedWork recorded = record_work(context, options.work, "verify", store, [&](const WorkControl& control) {
    report = verify(options.request, control);
    return report.work;
  });
  if (options.work.json) {
    print_report_json(context, report, recorded);
  } else {
    print_text(context, report, store);
    print_recorded(context.out, recorded);
  }
  if (!report.findings.empty()) return kExitFaults;
  return recorded.lost ? kExitError : kExitDone;
}

}  // namespace

void add_verify(CLI::App& program, Context& context) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App& command = add_command(
      program, {"verify", "Prove a flat store: structure, hashes, padding, and against its model",
                "Every fault is named with the expert's layer and number, what was expected and what was found. Exit 3 "
                "when there are any.",
                fmt::format("merops verify qwen3.picchioflat\n"
                            "merops verify qwen3.picchioflat --against {}qwen3-30b-a3b\n"
                            "# a quick look at 200 experts spread over the store\n"
                            "merops verify qwen3.picchioflat --sample 200",
                            system_words().models)});
  add_path(command, {"STORE", "", "the store: a file, or a device that holds one", true}, options->request.store);
  add_path(command, {"--against", "MODEL", "the model it was packed from: compares dimensions and every byte"},
           options->request.against);
  add_count(command, {"--sample", "N", "check N experts spread over the store instead of all"},
            options->request.sample);
  add_work_options(command, context, options->work);
  on_run(command, context, [options](Context& here) { return run_verify(here, *options); });
}

}  // namespace merops
