#include "backends/command_table.h"

#include <algorithm>
#include <cassert>

namespace merops {

CommandTable::CommandTable(std::uint32_t reads, std::size_t commands) : commands_(commands), reads_(reads) {
  free_.reserve(commands);
  started_.reserve(commands);
  for (std::size_t i = commands; i > 0; --i) free_.push_back(static_cast<std::uint32_t>(i - 1));
}

std::span<const std::uint32_t> CommandTable::split(std::uint32_t read, const BlockMap& map, std::uint64_t offset,
                                                   std::uint64_t length, std::uint64_t memory, const Limits& limits) {
  assert(offset + length <= map.size());
  started_.clear();
  reads_[read] = {};
  for (std::uint64_t done = 0; done < length;) {
    const std::uint64_t left_of_buffer = limits.buffer - (memory + done) % limits.buffer;
    const BlockRun run = map.piece(offset + done, std::min({limits.transfer, left_of_buffer, length - done}));
    assert(!free_.empty());
    const std::uint32_t command = free_.back();
    free_.pop_back();
    commands_[command] = {run.offset, run.device, memory + done, static_cast<std::uint32_t>(run.length), read};
    started_.push_back(command);
    done += run.length;
  }
  reads_[read].left = static_cast<std::uint32_t>(started_.size());
  return started_;
}

CommandTable::Outcome CommandTable::end(std::uint32_t command, std::error_code error) {
  Read& read = reads_[commands_[command].read];
  if (error && !read.error) {
    read.error = error;
    read.offset = commands_[command].offset;
  }
  free_.push_back(command);
  return {--read.left == 0, read.error, read.offset};
}

}  // namespace merops
