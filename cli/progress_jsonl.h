#pragma once

#include "cli/progress.h"
#include "core/model/error.h"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace merops {

/// Events as JSON Lines, each line written whole and at once.
[[nodiscard]] std::unique_ptr<CampaignListener> make_jsonl_progress(std::ostream& log);
[[nodiscard]] std::unique_ptr<WorkDisplay> make_jsonl_work_display(std::ostream& log);

/// {"event":"message","level":...,"text":...}
[[nodiscard]] std::string message_event(std::string_view level, const std::string& text);
/// {"event":"message","level":"error","text":...,"hint":...}
[[nodiscard]] std::string error_event(const Error& error);

inline constexpr const char* kJsonStopNotice =
    "{\"event\":\"message\",\"level\":\"note\",\"text\":\"stopping after what is in flight\"}\n";
inline constexpr const char* kJsonLeftNotice =
    "{\"event\":\"message\",\"level\":\"warning\",\"text\":\"the disk hangs and temporary files are left; the next run "
    "there removes them\"}\n";

}  // namespace merops
