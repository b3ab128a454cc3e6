#pragma once

#include "cli/context.h"
#include "core/engine/pack.h"
#include "core/model/campaign.h"

#include <memory>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

/// What happens while a command works, for people (a line drawn on a terminal) or for programs (JSON Lines). All of it
/// goes to the log. The events are listed in docs/guide.md.
namespace merops {

enum class ProgressMode {
  automatic,  ///< drawn on a terminal only; messages as lines
  none,       ///< nothing drawn; messages as lines
  jsonl,      ///< one JSON object a line: campaign-start, cell-start, progress, cell-end, message, campaign-end
};

/// --progress auto|none|jsonl; with jsonl the program's own errors become events too.
void add_progress(CLI::App& command, Context& context, ProgressMode& mode);

/// A line for the user in the log: "note: TEXT", "warning: TEXT", or an event where a program reads it.
void tell(Context& context, std::string_view level, const std::string& text);

/// A listener that shows a campaign as the mode says. Uses the context; used on the campaign's thread.
[[nodiscard]] std::unique_ptr<CampaignListener> make_progress(ProgressMode mode, Context& context);

/// Shows packing, synthesising and verifying. Give `listener` to the work and keep the object until it is done.
class WorkDisplay {
 public:
  virtual ~WorkDisplay() = default;
  virtual void started(const std::string& kind, const std::string& path) = 0;
  virtual void progress(const WorkProgress& progress) = 0;
  virtual void ended(const WorkResult& result) = 0;
  [[nodiscard]] WorkListener listener() {
    return [this](const WorkProgress& now) { progress(now); };
  }
};
[[nodiscard]] std::unique_ptr<WorkDisplay> make_work_display(ProgressMode mode, Context& context);

}  // namespace merops
