#include "core/engine/cell_run.h"

#include "core/engine/gate.h"
#include "core/host/clock.h"
#include "core/model/error.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace merops {
namespace {

constexpr std::uint64_t kNever = ~std::uint64_t{0};
constexpr std::uint64_t kWarmUpShare = 20;  // a twentieth of the time
constexpr std::uint64_t kLeastHang = 60'000'000'000, kHangProbes = 20;

/// One run's shared state. Threads hold it by shared_ptr: those of a hung device may outlive run_cell.
class CellRun {
 public:
  CellRun(CellRunSetup setup, const std::atomic<bool>* stop);

  [[nodiscard]] std::uint32_t threads() const { return threads_; }
  void thread_main(std::uint32_t number);
  /// Lets the threads go on to warm-up and window.
  void release() {
    hang_ns_ = time_out_of(setup_, slowest_probe_ns());
    prepare_turns();
    go_.open();
  }
  /// The counters have been read: the threads may end.
  void let_end() { counted_.open(); }
  /// The device hangs: threads that still move end without another read.
  void give_up() {
    abandoned_.store(true);
    stop_.store(true);
    go_.open();
    let_end();
  }
  /// The window has shown what it was to show: it ends early.
  void finish() {
    if (!stop_.exchange(true)) finished_.store(true);
  }
  void watch_user(const std::atomic<bool>* stop) {
    if (stop != nullptr && stop->load()) stop_.store(true);
  }
  /// Waits up to 100 ms; true when all threads have come so far.
  bool wait_ready() { return wait_for(ready_); }
  bool wait_done() { return wait_for(done_); }
  [[nodiscard]] std::uint64_t bytes_done() const { return warm_up_.bytes_done.load() + window_.bytes_done.load(); }
  [[nodiscard]] std::uint64_t window_bytes() const { return window_.bytes_done.load(); }
  [[nodiscard]] bool opened() const;
  [[nodiscard]] std::uint64_t slowest_probe_ns() const;
  /// Probe reads: the first of the sequence, one a thread.
  [[nodiscard]] std::uint64_t probes() const {
    return setup_.probe ? std::min<std::uint64_t>(threads_, setup_.last_index) : 0;
  }
  [[nodiscard]] std::uint64_t hang_ns() const { return hang_ns_; }
  [[nodiscard]] CellRunOutcome outcome() const;

 private:
  struct PerThread {
    LatencyRecord warm_up{};
    LatencyRecord record{};
    std::string cannot_run{}, granted{};
    std::uint64_t probe_ns = 0, alignment = 1, asked = 0, resubmitted = 0;
  };

  bool wait_for(const std::uint32_t& count);
  void arrive(std::uint32_t& count);
  void prepare_turns();
  void start_window();
  void share(Turn& turn) const;
  std::unique_ptr<Reader> open_and_probe(std::uint32_t number);
  void probe(Reader& reader, std::uint32_t number);

  CellRunSetup setup_;
  std::uint32_t depth_a_reader_;
  std::uint32_t threads_;
  std::vector<PerThread> per_thread_;
  std::uint64_t hang_ns_;
  Turn warm_up_{}, window_{};
  std::atomic<bool> stop_{false}, finished_{false}, abandoned_{false};
  Gate go_{}, counted_{};
  StartLine start_line_;
  mutable std::mutex lock_{};
  std::condition_variable changed_{};
  std::uint32_t ready_ = 0, done_ = 0;
};

CellRun::CellRun(CellRunSetup setup, const std::atomic<bool>* stop)
    : setup_(std::move(setup)),
      depth_a_reader_(setup_.backend->max_depth > 1 ? setup_.depth : 1),
      threads_(setup_.depth / depth_a_reader_),
      per_thread_(threads_),
      hang_ns_(time_out_of(setup_, 0)),
      start_line_(threads_) {
  watch_user(stop);
  share(warm_up_);
  share(window_);
  const std::uint64_t expected = setup_.window_reads != 0 ? setup_.window_reads : LatencyRecord::kMostStamps;
  const std::uint64_t stamps = std::min(expected, LatencyRecord::kMostStamps / threads_);
  for (PerThread& mine : per_thread_) mine.record = LatencyRecord(stamps);
}

bool CellRun::wait_for(const std::uint32_t& count) {
  std::unique_lock lock(lock_);
  return changed_.wait_for(lock, std::chrono::milliseconds(100), [&] { return count == threads_; });
}

void CellRun::arrive(std::uint32_t& count) {
  const std::scoped_lock lock(lock_);
  ++count;
  changed_.notify_all();
}

bool CellRun::opened() const {
  return std::all_of(per_thread_.begin(), per_thread_.end(), [](const PerThread& t) { return t.cannot_run.empty(); });
}

std::uint64_t CellRun::slowest_probe_ns() const {
  std::uint64_t slowest = 0;
  for (const PerThread& thread : per_thread_) slowest = std::max(slowest, thread.probe_ns);
  return slowest;
}

void CellRun::share(Turn& turn) const {
  turn.experts = &setup_.source->experts;
  turn.sequence = setup_.sequence.get();
  turn.check = setup_.check.get();
  turn.stop = &stop_;
}

void CellRun::probe(Reader& reader, std::uint32_t number) {
  if (number >= probes()) return;
  PerThread& mine = per_thread_[number];
  LatencyRecord record(1);
  Turn turn;  // of this thread alone, so that each makes exactly one read
  share(turn);
  turn.next = number;
  turn.end = number + 1;
  record.start(now_ns());
  LoopThread(reader, 1).run(turn, record);
  if (turn.failure && turn.failure->error == std::errc::invalid_argument) {
    mine.cannot_run = "the file system or device refuses direct reads: " + turn.failure->error.message();
  } else if (turn.failure) {
    window_.fail(*turn.failure);
  }
  const LatencyRecord* one = &record;
  mine.probe_ns = summarise({&one, 1}).latency.max;
}

std::unique_ptr<Reader> CellRun::open_and_probe(std::uint32_t number) {
  PerThread& mine = per_thread_[number];
  try {
    const SlotMemory memory = setup_.pages.memory().part(number * depth_a_reader_, depth_a_reader_);
    const ReaderOptions options{depth_a_reader_, setup_.source->experts.max_extents(), true};
    auto reader = setup_.backend->open(setup_.source->targets, memory, options);
    mine.alignment = reader->alignment();
    mine.granted = reader->granted();
    probe(*reader, number);
    return reader;
  } catch (const Error& error) {
    mine.cannot_run = error.what();
    if (!error.hint().empty()) mine.cannot_run += " (" + error.hint() + ")";
    return nullptr;
  }
}

/// Before the first warm-up read; the probes have been made.
void CellRun::prepare_turns() {
  const std::uint64_t first = probes();
  // A run that may not read beyond the sequence (one cold permutation through the page cache) has no warm-up: its
  // read-ahead would bring in what the window reads, and the window would have it for nothing.
  const std::uint64_t pass = setup_.last_index == kNever ? setup_.depth : 0;
  warm_up_.next = first;
  warm_up_.least = first + pass;
  warm_up_.end = setup_.last_index == kNever && setup_.window_reads == 0 ? kNever : first + pass;
  warm_up_.deadline_ns = setup_.window_ns == 0 ? 0 : now_ns() + setup_.window_ns / kWarmUpShare;
}

/// On the last thread that finished its warm-up, while the others wait.
void CellRun::start_window() {
  const std::uint64_t first = std::min(warm_up_.next.load(), warm_up_.end);
  if (warm_up_.failure) window_.fail(*warm_up_.failure);
  window_.next = first;
  window_.least = first + setup_.depth;
  window_.end = setup_.last_index;
  if (setup_.window_reads != 0) window_.end = std::min(window_.end, first + setup_.window_reads);
  const std::uint64_t start = now_ns();
  if (setup_.window_ns != 0) window_.deadline_ns = start + setup_.window_ns;
  for (PerThread& thread : per_thread_) thread.record.start(start);
}

void CellRun::thread_main(std::uint32_t number) {
  PerThread& mine = per_thread_[number];
  std::unique_ptr<Reader> reader = open_and_probe(number);
  arrive(ready_);
  go_.wait();
  if (!abandoned_.load() && opened()) {
    LoopThread loop(*reader, depth_a_reader_);
    mine.warm_up.start(now_ns());
    loop.run(warm_up_, mine.warm_up);
    start_line_.arrive_and_wait([this] { start_window(); });
    loop.run(window_, mine.record);
    mine.asked = loop.asked_bytes();
    mine.resubmitted = reader->resubmitted();
  }
  arrive(done_);
  counted_.wait();  // worker threads live as long as the reader: they are counted first
}

CellRunOutcome CellRun::outcome() const {
  CellRunOutcome outcome;
  std::vector<const LatencyRecord*> records;
  for (const PerThread& thread : per_thread_) {
    if (outcome.cannot_run.empty()) outcome.cannot_run = thread.cannot_run;
    records.push_back(&thread.record);
    outcome.total_payload += thread.warm_up.payload() + thread.record.payload();
    outcome.total_reads += thread.warm_up.reads() + thread.record.reads();
    outcome.total_asked += thread.asked;
    outcome.resubmitted += thread.resubmitted;
    outcome.alignment = std::max(outcome.alignment, thread.alignment);
  }
  outcome.probes = probes();
  outcome.granted = per_thread_.front().granted;
  outcome.probe_ns = per_thread_.front().probe_ns;
  outcome.failure = window_.failure;
  outcome.stopped = stop_.load() && !finished_.load();
  outcome.measurement = summarise(records);
  return outcome;
}

/// Waits for a phase of all threads; false when nothing was completed for the run's time-out.
template <typename Arrived>
bool wait_watching(CellRun& run, const CellRunHooks& hooks, Arrived arrived) {
  std::uint64_t bytes = 0;
  std::uint64_t last_change = now_ns();
  while (!arrived()) {
    run.watch_user(hooks.stop);
    const std::uint64_t done = run.bytes_done();
    const std::uint64_t now = now_ns();
    if (done != bytes) last_change = now;
    bytes = done;
    if (now - last_change > run.hang_ns()) return false;
    if (hooks.progress) hooks.progress(done);
    if (hooks.enough && hooks.enough(run.window_bytes())) run.finish();
  }
  return true;
}

}  // namespace

std::uint64_t time_out_of(const CellRunSetup& setup, std::uint64_t slowest_probe_ns) {
  return setup.hang_ns != 0 ? setup.hang_ns : std::max(kLeastHang, kHangProbes * setup.depth * slowest_probe_ns);
}

CellRunOutcome run_cell(CellRunSetup setup, const CellRunHooks& hooks) {
  const auto run = std::make_shared<CellRun>(std::move(setup), hooks.stop);
  std::vector<std::thread> threads;
  for (std::uint32_t i = 0; i < run->threads(); ++i) threads.emplace_back([run, i] { run->thread_main(i); });

  const auto abandon = [&] {
    run->give_up();
    for (std::thread& thread : threads) thread.detach();
    CellRunOutcome outcome;
    outcome.hung = true;
    outcome.hang_ns = run->hang_ns();
    return outcome;
  };
  if (!wait_watching(*run, hooks, [&] { return run->wait_ready(); })) return abandon();
  if (hooks.before) hooks.before();
  run->release();
  if (!wait_watching(*run, hooks, [&] { return run->wait_done(); })) return abandon();
  if (hooks.after) hooks.after();
  run->let_end();
  for (std::thread& thread : threads) thread.join();
  return run->outcome();
}

}  // namespace merops
