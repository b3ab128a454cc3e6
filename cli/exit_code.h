#pragma once

namespace merops {

/// Exit codes that scripts rely on.
inline constexpr int kExitDone = 0;           ///< done, nothing wrong found
inline constexpr int kExitError = 1;          ///< could not work: input, device, database or right missing or bad
inline constexpr int kExitUsage = 2;          ///< the command line is wrong
inline constexpr int kExitFaults = 3;         ///< ran and found faults
inline constexpr int kExitUnmet = 4;          ///< thresholds were given and are not met, or undecided
inline constexpr int kExitInterrupted = 130;  ///< stopped by the user; finished cells are kept

}  // namespace merops
