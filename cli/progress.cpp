#include "cli/progress.h"

#include "cli/options.h"
#include "cli/progress_jsonl.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "core/model/error.h"

#include <ostream>

namespace merops {
namespace {

/// Messages are for the user, however little else is drawn.
class MessagesOnly : public CampaignListener {
 public:
  explicit MessagesOnly(std::ostream& log) : log_(log) {}
  void message(const std::string& text) override { log_ << text << std::endl; }

 private:
  std::ostream& log_;
};

class SilentWork : public WorkDisplay {
 public:
  void started(const std::string&, const std::string&) override {}
  void progress(const WorkProgress&) override {}
  void ended(const WorkResult&) override {}
};

bool draws(ProgressMode mode, const Context& context) {
  return mode == ProgressMode::automatic && context.log_is_terminal;
}

}  // namespace

void add_progress(CLI::App& command, Context& context, ProgressMode& mode) {
  const OptionText text{"--progress", "auto|none|jsonl",
                        "what is shown while it works: a line on a terminal (auto, default), nothing, or JSON Lines on "
                        "the standard error for programs"};
  add_value(command, text, [&mode, &context](std::string_view value) {
    if (value == "auto") {
      mode = ProgressMode::automatic;
    } else if (value == "none") {
      mode = ProgressMode::none;
    } else if (value == "jsonl") {
      mode = ProgressMode::jsonl;
      context.log_is_jsonl = true;
      announce_stop_as(kJsonStopNotice, kJsonLeftNotice);
    } else {
      throw UsageError("reading the progress", "'" + std::string(value) + "' is not one of auto, none, jsonl");
    }
  });
}

void tell(Context& context, std::string_view level, const std::string& text) {
  if (context.log_is_jsonl) {
    context.log << message_event(level, text) << std::flush;
  } else {
    context.log << level << ": " << text << std::endl;
  }
}

std::unique_ptr<CampaignListener> make_progress(ProgressMode mode, Context& context) {
  if (mode == ProgressMode::jsonl) return make_jsonl_progress(context.log);
  if (draws(mode, context)) return make_line_progress(context);
  return std::make_unique<MessagesOnly>(context.log);
}

std::unique_ptr<WorkDisplay> make_work_display(ProgressMode mode, Context& context) {
  if (mode == ProgressMode::jsonl) return make_jsonl_work_display(context.log);
  if (draws(mode, context)) return make_line_work_display(context);
  return std::make_unique<SilentWork>();
}

}  // namespace merops
