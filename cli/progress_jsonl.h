#pragma once

#include "cli/progress.h"
#include "core/model/error.h"

#include <iosfwd>
#include <memory>

namespace merops {

/// Events as JSON Lines, each line written whole and at once.
[[nodiscard]] std::unique_ptr<CampaignListener> make_jsonl_progress(std::ostream& log);
[[nodiscard]] std::unique_ptr<WorkDisplay> make_jsonl_work_display(std::ostream& log);

/// {"event":"message","level":"error","text":...,"hint":...}
[[nodiscard]] std::string error_event(const Error& error);

inline constexpr const char* kJsonStopNotice =
    "{\"event\":\"message\",\"level\":\"note\",\"text\":\"stopping after what is in flight\"}\n";

}  // namespace merops
