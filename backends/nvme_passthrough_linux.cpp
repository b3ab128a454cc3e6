#include "backends/command_table.h"
#include "backends/misalignment.h"
#include "backends/nvme_source_linux.h"
#include "backends/ring_reader_linux.h"
#include "backends/rows.h"
#include "backends/uring_ring_linux.h"
#include "core/host/nvme_commands_linux.h"
#include "core/host/nvme_status.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <liburing.h>
#include <unistd.h>

namespace merops {
namespace {

/// Entries of 128 bytes carry the command, answers of 32 bytes its result.
constexpr unsigned kCommandRing = IORING_SETUP_SQE128 | IORING_SETUP_CQE32;
constexpr std::uint32_t kMostDepth = 4096;
/// Commands that wait in the ring for one system call; more are started in several.
constexpr std::size_t kMostEntries = 4096;

/// Enough commands for any request. Every command is as large as can be but those that end a run of blocks, and each
/// extent meets as many runs as its target has within a slot's bytes; none is smaller than a block.
std::size_t commands_of_a_slot(const NvmeSource& source, std::uint64_t slot, std::uint32_t extents) {
  std::size_t runs = 0;
  std::uint64_t full = 0, blocks = 0;
  for (const NvmeTarget& target : source.targets) {
    const NvmeNamespace& drive = source.drives[target.drive];
    runs = std::max(runs, target.map.most_runs_within(slot));
    full = std::max(full, slot / drive.largest_command + slot / source.largest_buffer + 1);
    blocks = std::max(blocks, slot / drive.block);
  }
  return std::min(full + std::size_t{extents} * runs, blocks) + 1;
}

class NvmePassthrough final : public RingReader {
 public:
  NvmePassthrough(NvmeSource source, const SlotMemory& memory, const ReaderOptions& options, std::size_t commands,
                  unsigned ring);
  void submit(std::span<const Request> batch) override;

 private:
  void start_part(std::uint32_t part, const Extent& extent);
  void go_on(std::uint32_t part);
  [[nodiscard]] std::uint64_t length_of(std::uint32_t part);
  void queue(std::uint32_t command);
  void take(std::uint32_t command, int result) override;
  [[nodiscard]] std::uint32_t fewest_to_a_completion() const override;

  NvmeSource source_;
  CommandTable commands_;
  std::uint64_t buffers_a_slot_;
  std::uint64_t page_ = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
};

NvmePassthrough::NvmePassthrough(NvmeSource source, const SlotMemory& memory, const ReaderOptions& options,
                                 std::size_t commands, unsigned ring)
    : RingReader(memory, options, source.alignment, static_cast<unsigned>(std::min(kMostEntries, commands)), ring),
      source_(std::move(source)),
      commands_(parts_.size(), commands),
      buffers_a_slot_((memory.stride + source_.largest_buffer - 1) / source_.largest_buffer) {
  std::vector<int> descriptors;
  std::uint64_t largest = 0;
  for (const NvmeNamespace& drive : source_.drives) {
    descriptors.push_back(drive.device.get());
    largest = std::max(largest, drive.largest_command);
  }
  register_files(descriptors);
  register_buffers(source_.largest_buffer);
  granted_ += fmt::format(" commands-of-{}", largest);
  if ((ring & IORING_SETUP_IOPOLL) != 0) granted_ += " polled";
}

void NvmePassthrough::submit(std::span<const Request> batch) {
  for (const Request& request : batch) {
    const PartTable::Range laid_out = parts_.lay_out(request);
    for (std::uint32_t i = 0; i < laid_out.count; ++i) start_part(laid_out.first + i, request.extents[i]);
  }
  start();
}

/// The drive has blocks behind a file's end, and other files' there: what the target does not hold is not asked for.
void NvmePassthrough::start_part(std::uint32_t part, const Extent& extent) {
  const std::uint64_t size = source_.targets[extent.target].size;
  const bool inside = extent.offset <= size && extent.length <= size - extent.offset;
  inside ? go_on(part) : parts_.fail(part, ReadError::ended_early);
}

void NvmePassthrough::go_on(std::uint32_t part) {
  const PartTable::Part& p = parts_[part];
  const NvmeTarget& target = source_.targets[p.target];
  const auto memory = static_cast<std::uint64_t>(p.next_memory() - memory_.slot(parts_.slot_of(part)).data());
  const auto started =
      commands_.split(part, target.map, p.progress.offset(), length_of(part), memory,
                      {.transfer = source_.drives[target.drive].largest_command, .buffer = source_.largest_buffer});
  for (const std::uint32_t command : started) queue(command);
  if (started.empty()) (void)parts_.goes_on_after(part, 0);  // nothing was asked for
}

/// What is rounded out behind the target's last block is not there.
std::uint64_t NvmePassthrough::length_of(std::uint32_t part) {
  const ReadProgress& progress = parts_[part].progress;
  return std::min(progress.length(), source_.targets[parts_[part].target].map.size() - progress.offset());
}

/// Several kernels (Linux 6.1 among them) refuse registered memory that is not whole pages, which only the end of a
/// target and file systems of smaller blocks bring about: such a command's memory is looked up by the kernel.
void NvmePassthrough::queue(std::uint32_t number) {
  const CommandTable::Command& command = commands_[number];
  const std::uint32_t index = source_.targets[parts_[command.read].target].drive;
  const NvmeNamespace& drive = source_.drives[index];
  io_uring_sqe* sqe = next_entry();
  io_uring_prep_rw(IORING_OP_URING_CMD, sqe, files_registered_ ? static_cast<int>(index) : drive.device.get(), nullptr,
                   0, 0);
  sqe->cmd_op = nvme_command_operation();
  const std::uint32_t slot = parts_.slot_of(command.read);
  std::byte* memory = memory_.slot(slot).data() + command.memory;
  if (is_aligned(0, command.length, memory, page_)) {
    sqe->uring_cmd_flags = IORING_URING_CMD_FIXED;
    sqe->buf_index = static_cast<std::uint16_t>(slot * buffers_a_slot_ + command.memory / source_.largest_buffer);
  }
  if (files_registered_) sqe->flags |= IOSQE_FIXED_FILE;
  io_uring_sqe_set_data64(sqe, number);
  write_nvme_read(std::span<std::byte, kNvmeCommandRoom>(reinterpret_cast<std::byte*>(sqe->cmd), kNvmeCommandRoom),
                  {.nsid = drive.number,
                   .first_block = command.device / drive.block,
                   .blocks = command.length / drive.block,
                   .bytes = command.length,
                   .memory = memory});
}

/// 0 where the command was done; a drive's status is positive, what the system has to say negative.
void NvmePassthrough::take(std::uint32_t command, int result) {
  if (result == -EAGAIN || result == -EINTR) {
    ++resubmitted_;
    return queue(command);
  }
  const std::uint32_t part = commands_[command].read;
  const std::error_code error = result > 0   ? nvme_status(result)
                                : result < 0 ? std::error_code(-result, std::generic_category())
                                             : std::error_code();
  const CommandTable::Outcome outcome = commands_.end(command, error);
  if (!outcome.over) return;
  if (outcome.error) return parts_.fail(part, outcome.error, outcome.offset);
  if (parts_.goes_on_after(part, length_of(part))) go_on(part);
}

std::uint32_t NvmePassthrough::fewest_to_a_completion() const {
  const std::uint32_t parts_a_slot = parts_.size() / memory_.slots;
  std::uint32_t fewest = 0;
  for (std::uint32_t first = 0; first < parts_.size(); first += parts_a_slot) {
    std::uint32_t left = 0;
    for (std::uint32_t part = first; part < first + parts_a_slot; ++part) left += commands_.left(part);
    if (left > 0 && (fewest == 0 || left < fewest)) fewest = left;
  }
  return std::max(1U, fewest);
}

NvmeSource open_source_polled_if(bool polled, std::span<const Target> targets) {
  NvmeSource source = open_nvme_source(targets);
  for (const NvmeNamespace& drive : source.drives) {
    if (polled && !drive.polled)
      throw Error(fmt::format("polling {}", drive.node.string()), "the driver has no queues for it that are polled",
                  "boot with nvme.poll_queues=4, or take the reader nvme-passthrough");
  }
  return source;
}

std::unique_ptr<Reader> open_with(bool polled, std::span<const Target> targets, const SlotMemory& memory,
                                  const ReaderOptions& options) {
  NvmeSource source = open_source_polled_if(polled, targets);
  const std::size_t commands =
      memory.slots * commands_of_a_slot(source, memory.stride, std::max(1U, options.max_extents));
  return std::make_unique<NvmePassthrough>(std::move(source), memory, options, commands,
                                           kCommandRing | (polled ? IORING_SETUP_IOPOLL : 0U));
}

std::unique_ptr<Reader> open_fixed(std::span<const Target> targets, const SlotMemory& memory,
                                   const ReaderOptions& options) {
  return open_with(false, targets, memory, options);
}

std::unique_ptr<Reader> open_polled(std::span<const Target> targets, const SlotMemory& memory,
                                    const ReaderOptions& options) {
  return open_with(true, targets, memory, options);
}

std::string why_no_passthrough() {
  if (std::string why = why_no_ring(kCommandRing, IORING_OP_URING_CMD); !why.empty()) return why;
  return nvme_nodes().empty() ? "there is no NVMe namespace with a character device (/dev/ng0n1) here" : "";
}

std::string why_no_polled_passthrough() {
  if (std::string why = why_no_passthrough(); !why.empty()) return why;
  return any_nvme_is_polled() ? "" : "the NVMe driver has no polled queues; boot with nvme.poll_queues=4";
}

Backend row(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .max_depth = kMostDepth,
          .direct = true,
          .past_block_layer = true,
          .unreachable = why_not_on_nvme};
}

}  // namespace

Backend nvme_passthrough_row() {
  Backend passthrough = row("nvme-passthrough", "NVMe Read commands to the drive itself, one registered buffer a slot");
  passthrough.unavailable = why_no_passthrough;
  passthrough.open = open_fixed;
  return passthrough;
}

Backend nvme_passthrough_poll_row() {
  Backend passthrough = row("nvme-passthrough-poll", "the same, polling for answers instead of taking interrupts");
  passthrough.unavailable = why_no_polled_passthrough;
  passthrough.open = open_polled;
  return passthrough;
}

}  // namespace merops
