#include "tests/backends/whole_pass.h"

#include "core/model/flat_store.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <numeric>
#include <thread>

#include <fmt/format.h>

namespace merops::test {
namespace {

using namespace std::chrono_literals;

/// What all threads of a pass share.
struct Pass {
  const Backend& row;
  const KnownSource& source;
  PassOptions options;
  std::atomic<std::uint32_t> next{0};
  [[nodiscard]] std::uint32_t total() const { return source.experts().size() * options.rounds; }
};

/// One reader's part in a pass: keeps all its slots busy until the sequence is used up.
class Part {
 public:
  Part(Pass& pass, const SlotMemory& memory)
      : pass_(pass),
        reader_(
            pass.row.open(pass.source.targets(), memory, {memory.slots, pass.source.experts().max_extents(), false})),
        expert_in_(memory.slots),
        free_(memory.slots) {
    std::iota(free_.begin(), free_.end(), 0U);
  }

  std::vector<std::string> run() {
    std::vector<Completion> done(expert_in_.size());
    for (fill(); free_.size() < expert_in_.size(); fill()) {
      const std::size_t count = reader_->reap(done, 30s);
      if (count == 0) return {"nothing was finished within 30 s"};
      for (std::size_t i = 0; i < count; ++i) check(done[i]);
    }
    return faults_;
  }

 private:
  void fill() {
    std::vector<Request> batch;
    while (!free_.empty()) {
      const std::uint32_t at = pass_.next++;
      if (at >= pass_.total()) break;
      const std::uint32_t slot = free_.back();
      free_.pop_back();
      expert_in_[slot] = at % pass_.source.experts().size();
      batch.push_back({pass_.source.experts()[expert_in_[slot]], slot});
    }
    reader_->submit(batch);
  }

  void check(const Completion& completion) {
    const std::uint32_t expert = expert_in_.at(completion.slot);
    const std::string fault = fault_of(pass_.row, pass_.source, pass_.source.experts()[expert], completion, *reader_);
    if (!fault.empty()) faults_.push_back(fmt::format("expert {}: {}", expert, fault));
    if (std::count(free_.begin(), free_.end(), completion.slot) != 0) faults_.push_back("a slot completed twice");
    free_.push_back(completion.slot);
  }

  Pass& pass_;
  std::unique_ptr<Reader> reader_;
  std::vector<std::uint32_t> expert_in_;  // of each slot
  std::vector<std::uint32_t> free_;
  std::vector<std::string> faults_;
};

std::vector<std::string> run_part(Pass& pass, const SlotMemory& memory) {
  try {
    return Part(pass, memory).run();
  } catch (const std::exception& error) {
    return {error.what()};
  }
}

bool equal(std::span<const std::byte> left, std::span<const std::byte> right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

}  // namespace

std::string fault_of(const Backend& row, const KnownSource& source, std::span<const Extent> extents,
                     const Completion& completion, const Reader& reader) {
  if (completion.error) return fmt::format("{} at {}", completion.error.message(), completion.error_offset);
  const std::span<const std::span<const std::byte>> pieces = reader.pieces(completion.slot);
  if (pieces.size() != extents.size()) return fmt::format("{} pieces, not {}", pieces.size(), extents.size());
  std::uint64_t payload = 0;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    payload += extents[i].length;
    if (pieces[i].size() != extents[i].length) return fmt::format("piece {} has {} bytes", i, pieces[i].size());
    if (row.touches_storage && !equal(pieces[i], source.bytes(extents[i]))) return fmt::format("piece {} differs", i);
  }
  if (completion.payload != payload) return fmt::format("payload {}, not {}", completion.payload, payload);
  if (row.touches_storage && completion.asked < payload) return "less asked than delivered";
  if (row.touches_storage && completion.asked % reader.alignment() != 0) return "asked for a broken block";
  return {};
}

std::vector<std::string> faults_of_whole_pass(const Backend& row, const KnownSource& source,
                                              const PassOptions& options) {
  Pass pass{row, source, options};
  const std::uint32_t each = std::min(options.depth, row.max_depth);
  const std::uint32_t readers = (options.depth + each - 1) / each;
  const SlotPages pages =
      allocate_slots(readers * each, source.experts().largest_rounded(kStoreBlock), PageKind::small);

  std::vector<std::vector<std::string>> found(readers);
  std::vector<std::thread> threads;
  for (std::uint32_t i = 0; i < readers; ++i) {
    threads.emplace_back([&, i] { found[i] = run_part(pass, pages.memory().part(i * each, each)); });
  }
  for (std::thread& thread : threads) thread.join();

  std::vector<std::string> all;
  for (const std::vector<std::string>& part : found) all.insert(all.end(), part.begin(), part.end());
  if (pass.next < pass.total()) all.push_back("the sequence was not used up");
  return all;
}

}  // namespace merops::test
