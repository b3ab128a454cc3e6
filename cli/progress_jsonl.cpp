#include "cli/progress_jsonl.h"

#include "core/model/json.h"

#include <cmath>
#include <ostream>

#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const Json& event) { return event.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

class JsonlProgress : public CampaignListener {
 public:
  explicit JsonlProgress(std::ostream& log) : log_(log) {}

  void campaign_started(const CampaignInfo& info) override {
    id_ = info.id;
    write({{"event", "campaign-start"},
           {"id", info.id},
           {"command", info.command},
           {"cells", info.cells_planned == 0 ? Json(nullptr) : Json(info.cells_planned)},
           {"seed", info.seed},
           {"started_utc", info.started_utc},
           {"plan", info.plan_json.empty() ? Json(nullptr) : Json::parse(info.plan_json)}});
  }
  void cell_started(const Cell& cell, std::uint32_t index, std::uint32_t of) override {
    write({{"event", "cell-start"}, {"cell", index}, {"cells", of}, {"plan", Json::parse(to_json(cell))}});
  }
  void progress(const CellProgress& now) override {
    write({{"event", "progress"},
           {"cell", now.index},
           {"cells", now.of},
           {"bytes", now.bytes},
           {"of", now.of_bytes == 0 ? Json(nullptr) : Json(now.of_bytes)},
           {"mb_per_s", number(now.mb_per_s)},
           {"eta_s", number(now.eta_s)}});
  }
  void cell_ended(const CellResult& result, std::uint32_t index, std::uint32_t of) override {
    write({{"event", "cell-end"}, {"cell", index}, {"cells", of}, {"result", Json::parse(to_json(result))}});
  }
  void message(const std::string& text) override { write({{"event", "message"}, {"level", "note"}, {"text", text}}); }
  void campaign_ended(CampaignEnd end, int exit_code) override {
    write({{"event", "campaign-end"}, {"id", id_}, {"end", to_string(end)}, {"exit", exit_code}});
  }

 private:
  void write(const Json& event) { log_ << line_of(event) << std::flush; }
  std::ostream& log_;
  std::string id_;
};

class JsonlWorkDisplay : public WorkDisplay {
 public:
  explicit JsonlWorkDisplay(std::ostream& log) : log_(log) {}
  void started(const std::string& kind, const std::string& path) override {
    write({{"event", "work-start"}, {"kind", kind}, {"path", path}});
  }
  void progress(const WorkProgress& now) override {
    write({{"event", "progress"},
           {"bytes", now.bytes},
           {"of", now.of},
           {"mb_per_s", number(now.mb_per_s)},
           {"eta_s", number(now.eta_s)}});
  }
  void ended(const WorkResult& result) override {
    write({{"event", "work-end"}, {"result", Json::parse(to_json(result))}});
  }

 private:
  void write(const Json& event) { log_ << line_of(event) << std::flush; }
  std::ostream& log_;
};

}  // namespace

std::unique_ptr<CampaignListener> make_jsonl_progress(std::ostream& log) {
  return std::make_unique<JsonlProgress>(log);
}

std::unique_ptr<WorkDisplay> make_jsonl_work_display(std::ostream& log) {
  return std::make_unique<JsonlWorkDisplay>(log);
}

std::string message_event(std::string_view level, const std::string& text) {
  return line_of({{"event", "message"}, {"level", level}, {"text", text}});
}

std::string error_event(const Error& error) {
  return line_of({{"event", "message"}, {"level", "error"}, {"text", error.what()}, {"hint", error.hint()}});
}

}  // namespace merops
