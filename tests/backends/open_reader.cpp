#include "tests/backends/open_reader.h"

#include "core/model/flat_store.h"

#include <stdexcept>

namespace merops::test {

using namespace std::chrono_literals;

OpenReader::OpenReader(const Backend& row, const KnownSource& source, std::uint32_t slots)
    : source_(source),
      pages_(allocate_slots(slots, source.experts().largest_rounded(kStoreBlock), PageKind::small)),
      reader_(row.open(source.targets(), pages_.memory(), {slots, source.experts().max_extents(), false})) {}

Completion OpenReader::read(std::span<const Extent> extents, std::uint32_t slot) {
  const Request request{extents, slot};
  reader_->submit({&request, 1});
  Completion completion;
  if (reader_->reap({&completion, 1}, 30s) != 1) throw std::runtime_error("nothing was finished within 30 s");
  return completion;
}

void OpenReader::submit_to_all_slots() {
  std::vector<Request> batch;
  for (std::uint32_t slot = 0; slot < memory().slots; ++slot) batch.push_back({source_.experts()[slot], slot});
  reader_->submit(batch);
}

std::vector<Completion> OpenReader::reap_all(std::size_t at_once) {
  std::vector<Completion> all;
  std::vector<Completion> some(at_once);
  while (all.size() < memory().slots) {
    const std::size_t count = reader_->reap(some, 30s);
    if (count == 0 || count > at_once) throw std::runtime_error("a reap went wrong");
    all.insert(all.end(), some.begin(), some.begin() + static_cast<std::ptrdiff_t>(count));
  }
  return all;
}

}  // namespace merops::test
