#pragma once

namespace merops::test {

/// Whether the program was optimised: simulations take a hundred times as long otherwise, and show the same.
#ifdef NDEBUG
inline constexpr bool kOptimised = true;
#else
inline constexpr bool kOptimised = false;
#endif

}  // namespace merops::test

/// For a test that is a simulation and touches no memory worth checking.
#define MEROPS_NEEDS_OPTIMISED() \
  if (!test::kOptimised) GTEST_SKIP() << "a simulation: made in optimised builds (./test)"
