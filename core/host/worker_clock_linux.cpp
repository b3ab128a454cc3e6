#include "core/host/kernel_file.h"
#include "core/host/worker_clock.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace merops {
namespace {

struct ThreadStat {
  std::string name{};
  std::uint64_t parent = 0, ticks = 0, start = 0;  // parent process; CPU time and start time in clock ticks
};

// PID (NAME) STATE PPID ...: the name may hold blanks and brackets, so the fields count from the last bracket.
std::optional<ThreadStat> read_stat(const std::filesystem::path& folder) {
  const auto text = read_text(folder / "stat");
  if (!text) return std::nullopt;
  const auto open = text->find('('), close = text->rfind(')');
  if (open == std::string::npos || close == std::string::npos || close < open) return std::nullopt;
  std::istringstream rest(text->substr(close + 1));
  const std::vector<std::string> fields{std::istream_iterator<std::string>(rest), {}};  // [0] is field 3, STATE
  if (fields.size() < 20) return std::nullopt;
  const auto field = [&](std::size_t number) { return to_number(fields[number - 3]).value_or(0); };
  return ThreadStat{text->substr(open + 1, close - open - 1), field(4), field(14) + field(15), field(22)};
}

// Exact where the scheduler keeps it (schedstat), else in clock ticks.
std::uint64_t cpu_ns(const std::filesystem::path& folder, const ThreadStat& stat) {
  if (const auto text = read_text(folder / "schedstat")) {
    if (const auto exact = to_number(text->substr(0, text->find(' ')))) return *exact;
  }
  return stat.ticks * (1'000'000'000U / static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK)));
}

// Folders of `parent` whose names are numbers, with those numbers.
std::vector<std::pair<std::uint64_t, std::filesystem::path>> numbered_folders(const std::filesystem::path& parent) {
  std::vector<std::pair<std::uint64_t, std::filesystem::path>> found;
  for (const auto& entry : entries_of(parent)) {
    if (const auto number = to_number(entry.filename().string())) found.emplace_back(*number, entry);
  }
  return found;
}

template <typename Threads>
std::uint64_t ran_since(const Threads& last, const Threads& now) {
  std::uint64_t sum = 0;
  for (const auto& [thread, state] : now) {
    const auto before = last.find(thread);
    const bool known = before != last.end();
    if (!state.worker && !(known && before->second.worker)) continue;
    const std::uint64_t start = known ? before->second.ns : 0;
    sum += state.ns - std::min(start, state.ns);
  }
  return sum;
}

}  // namespace

bool is_loop_worker(const std::string& name) {
  const auto is_loop = [](std::string_view word) {
    constexpr std::string_view kLoop = "loop";
    if (word.substr(0, kLoop.size()) != kLoop || word.size() == kLoop.size()) return false;
    return word.find_first_not_of("0123456789", kLoop.size()) == std::string_view::npos;
  };
  if (name.rfind("kworker/", 0) != 0) return is_loop(name);
  const auto work = name.find_first_of("+-");
  return work != std::string::npos && is_loop(std::string_view(name).substr(work + 1));
}

WorkerClock::Threads WorkerClock::io_threads() const {
  Threads found;
  for (const auto& [number, folder] : numbered_folders(proc_ / "self/task")) {
    const auto stat = read_stat(folder);
    if (!stat || stat->name.rfind("iou-wrk-", 0) != 0) continue;
    found[{number, stat->start}] = {cpu_ns(folder, *stat), true};
  }
  return found;
}

// All threads that may become a loop device's worker, so that what they ran before is known when they do.
WorkerClock::Threads WorkerClock::kernel_threads() const {
  constexpr std::uint64_t kKthreadd = 2;
  Threads found;
  for (const auto& [number, folder] : numbered_folders(proc_)) {
    const auto stat = read_stat(folder);
    if (!stat || stat->parent != kKthreadd) continue;
    const bool worker = is_loop_worker(stat->name);
    if (!worker && stat->name.rfind("kworker/", 0) != 0) continue;
    found[{number, stat->start}] = {cpu_ns(folder, *stat), worker};
  }
  return found;
}

WorkerClock::Seen WorkerClock::look() {
  Seen seen;
  Threads io = io_threads(), kernel = kernel_threads();
  io_ns_ += ran_since(last_io_, io);
  kernel_ns_ += ran_since(last_kernel_, kernel);
  seen.io_workers = static_cast<std::uint32_t>(io.size());
  seen.io_worker_ns = io_ns_;
  if (!kernel.empty()) seen.kernel_worker_ns = kernel_ns_;
  last_io_ = std::move(io);
  last_kernel_ = std::move(kernel);
  return seen;
}

}  // namespace merops
