#include "core/engine/shard_writer.h"

#include "core/engine/aligned_writer.h"
#include "core/engine/payload_generator.h"
#include "core/engine/shard_content.h"
#include "core/engine/work_crew.h"
#include "core/host/slot_memory.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::uint64_t kWindow = std::uint64_t{8} << 20U;

std::uint64_t round_up(std::uint64_t bytes) {
  return (bytes + AlignedWriter::kBlock - 1) / AlignedWriter::kBlock * AlignedWriter::kBlock;
}

std::uint64_t total_bytes(const std::vector<ShardPlan>& shards) {
  std::uint64_t total = 0;
  for (const ShardPlan& shard : shards) total += shard.size;
  return total;
}

/// A shard being written: opened by the worker that comes first, finished by the one that writes the last of its
/// windows.
class OpenShard {
 public:
  OpenShard(std::filesystem::path path, std::uint64_t size)
      : path_(std::move(path)), size_(size), windows_left_((size + kWindow - 1) / kWindow) {}

  [[nodiscard]] std::uint64_t windows() const { return (size_ + kWindow - 1) / kWindow; }
  [[nodiscard]] std::uint64_t window_bytes(std::uint64_t window) const {
    return std::min(kWindow, size_ - window * kWindow);
  }

  /// Returns why the page cache was used, empty where it was not.
  std::string write(std::uint64_t window, std::span<const std::byte> blocks) {
    std::call_once(opened_, [this] { writer_ = std::make_unique<AlignedWriter>(path_, size_); });
    writer_->write(window * kWindow, blocks);
    std::string why = writer_->why_buffered();
    if (windows_left_.fetch_sub(1) == 1) close();
    return why;
  }

 private:
  void close() {
    writer_->finish(size_);
    writer_.reset();
  }

  std::filesystem::path path_;
  std::uint64_t size_;
  std::once_flag opened_;
  std::unique_ptr<AlignedWriter> writer_;
  std::atomic<std::uint64_t> windows_left_;
};

class ShardWriter {
 public:
  ShardWriter(const std::filesystem::path& folder, const ShardWork& work, const WorkControl& control)
      : work_(work),
        buffers_(allocate_slots(work.workers, std::min(kWindow, round_up(total_bytes(work.shards))), PageKind::any)),
        meter_(control, total_bytes(work.shards)) {
    for (std::uint32_t i = 0; i < work.workers; ++i) generators_.emplace_back(work.seed);
    for (std::size_t i = 0; i < work.shards.size(); ++i) {
      const OpenShard& shard = open_.emplace_back(shard_path(folder, i), work.shards[i].size);
      first_job_.push_back(first_job_.back() + shard.windows());
    }
  }

  WrittenShards write() {
    const std::uint64_t done = run_crew({first_job_.back(), [this](auto worker, auto job) { write_job(worker, job); },
                                         work_.deadline_ns, first_job_[2]},
                                        work_.workers, meter_);
    meter_.check_stop();
    const auto past = std::upper_bound(first_job_.begin(), first_job_.end(), done);
    const auto whole = static_cast<std::size_t>(past - first_job_.begin()) - 1;
    return {whole / 2 * 2, why_buffered_};
  }

 private:
  void write_job(std::uint32_t worker, std::uint64_t job) {
    const auto past = std::upper_bound(first_job_.begin(), first_job_.end(), job);
    const auto number = static_cast<std::size_t>(past - first_job_.begin()) - 1;
    const std::uint64_t window = job - first_job_[number];
    const std::uint64_t bytes = open_[number].window_bytes(window);
    const std::span<std::byte> blocks = buffers_.memory().slot(worker).first(round_up(bytes));
    meter_.check_stop();
    fill_shard(work_.shards[number], generators_[worker], window * kWindow, blocks);
    keep(open_[number].write(window, blocks));
    meter_.add(bytes);
  }

  void keep(const std::string& why) {
    if (why.empty()) return;
    const std::lock_guard lock(mutex_);
    why_buffered_ = why;
  }

  const ShardWork& work_;
  SlotPages buffers_;
  WorkMeter meter_;
  std::vector<PayloadGenerator> generators_;
  std::deque<OpenShard> open_;
  std::vector<std::uint64_t> first_job_{0};  // of each shard, and the end
  std::mutex mutex_;
  std::string why_buffered_;
};

}  // namespace

std::filesystem::path shard_path(const std::filesystem::path& folder, std::size_t number) {
  return folder / fmt::format("model-{:05}.safetensors", number + 1);
}

WrittenShards write_shards(const std::filesystem::path& folder, const ShardWork& work, const WorkControl& control) {
  return ShardWriter(folder, work, control).write();
}

}  // namespace merops
