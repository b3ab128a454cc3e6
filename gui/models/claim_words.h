#pragma once

#include "gui/models/claim_rows.h"
#include "results/claims.h"

#include <QString>

/// How claims are worded, translated.
namespace merops::gui {

/// A sign and words: "✓ Holds".
[[nodiscard]] QString standingWords(ClaimStanding standing);
/// The same of a finding; says so where it was judged by its direction alone.
[[nodiscard]] QString verdictWords(const ClaimFinding& finding);
/// Why it is undecided; what to run where it was not measured; else empty.
[[nodiscard]] QString reasonWords(const ClaimFinding& finding);

/// "4.6 (nvme over usb), at least 1.1 (sata)"; "above 1" where only the direction was published.
[[nodiscard]] QString documentedWords(const ClaimCheck& check, const Display& display);
/// "1.61 [1.55..1.70]".
[[nodiscard]] QString ratioWords(const Estimate& ratio, const Display& display);
/// "nvme0n1 (nvme) over sda (usb)"; both sides are there.
[[nodiscard]] QString disksWords(const ClaimFinding& finding);
/// What was read above and below the line; both sides are there.
[[nodiscard]] QString sidesSentence(const ClaimFinding& finding, const Display& display);

}  // namespace merops::gui
