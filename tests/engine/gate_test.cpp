// Threads wait for one another and none is left behind, however often.

#include "core/engine/gate.h"

#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace merops {
namespace {

constexpr std::uint32_t kThreads = 16;
constexpr int kRounds = 40;

TEST(Gate, LetsEveryThreadThroughOnceItIsOpen) {
  for (int round = 0; round < kRounds; ++round) {
    Gate gate;
    std::atomic<bool> opened{false};
    std::atomic<std::uint32_t> through{0}, early{0};
    std::vector<std::thread> threads;
    for (std::uint32_t i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] {
        gate.wait();
        if (!opened) ++early;
        ++through;
      });
    }
    opened = true;
    gate.open();
    for (std::thread& thread : threads) thread.join();
    ASSERT_EQ(through, kThreads);
    ASSERT_EQ(early, 0U);
  }
}

TEST(StartLine, IsLeftByAllBehindTheStartThatOneOfThemMakes) {
  for (int round = 0; round < kRounds; ++round) {
    StartLine line(kThreads);
    std::atomic<std::uint32_t> arrived{0}, starts{0}, early{0};
    std::vector<std::thread> threads;
    for (std::uint32_t i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] {
        ++arrived;
        line.arrive_and_wait([&] {
          if (arrived != kThreads) ++early;
          ++starts;
        });
        if (starts != 1) ++early;
      });
    }
    for (std::thread& thread : threads) thread.join();
    ASSERT_EQ(starts, 1U);
    ASSERT_EQ(early, 0U);
  }
}

}  // namespace
}  // namespace merops
