#include "core/engine/counting.h"

#include "core/host/clock.h"

namespace merops {
namespace {

std::optional<std::uint64_t> grown(std::optional<std::uint64_t> first, std::optional<std::uint64_t> last) {
  if (!first || !last || *last < *first) return std::nullopt;
  return *last - *first;
}

}  // namespace

Counting::Taken Counting::take() const {
  Taken taken;
  taken.at_ns = now_ns();
  taken.process = process_counters();
  if (!storage_.leaves.empty()) taken.leaves = device_counters(storage_.leaves);
  if (!storage_.device.empty()) taken.named = device_counters({&storage_.device, 1});
  return taken;
}

void Counting::fill(Measurement& m) const {
  const ProcessCounters& a = first_.process;
  const ProcessCounters& b = last_.process;
  m.surroundings.elapsed_ns = last_.at_ns - first_.at_ns;
  m.origin.process_read_bytes = grown(a.storage_read_bytes, b.storage_read_bytes);
  if (first_.leaves && last_.leaves) {
    m.origin.device_read_bytes = last_.leaves->read_bytes - first_.leaves->read_bytes;
    m.origin.device_reads = last_.leaves->reads - first_.leaves->reads;
    m.origin.device_written_bytes = last_.leaves->written_bytes - first_.leaves->written_bytes;
  }
  if (first_.named && last_.named) m.origin.device_inner_reads = last_.named->reads - first_.named->reads;
  m.cost.process_user_ns = b.user_ns - a.user_ns;
  m.cost.process_system_ns = b.system_ns - a.system_ns;
  m.cost.worker_ns = grown(a.worker_ns, b.worker_ns);
  m.cost.machine_ns = grown(a.machine_busy_ns, b.machine_busy_ns);
  m.cost.steal_ns = grown(a.steal_ns, b.steal_ns);
  m.cost.voluntary_switches = b.voluntary_switches - a.voluntary_switches;
  m.cost.involuntary_switches = b.involuntary_switches - a.involuntary_switches;
  m.cost.worker_threads = b.worker_threads;
}

}  // namespace merops
