#pragma once

#include "core/host/block_map.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <system_error>
#include <vector>

namespace merops {

/// The commands of a reader that asks a drive by its blocks: one read of a target becomes as many as its place on the
/// drive has runs and the drive's largest transfer demands, all in flight at once; the read is over when the last one
/// is. Pure bookkeeping. All memory is taken when it is made.
class CommandTable {
 public:
  struct Command {
    std::uint64_t offset = 0;  ///< bytes, in the target
    std::uint64_t device = 0;  ///< bytes, on the drive
    std::uint64_t memory = 0;  ///< bytes from its slot's start
    std::uint32_t length = 0;  ///< bytes
    std::uint32_t read = 0;    ///< whose it is
  };
  /// What one command can do at most, in bytes.
  struct Limits {
    std::uint64_t transfer = 0;  ///< of the drive
    std::uint64_t buffer = 0;    ///< memory is registered in pieces of these, none of which a command may leave
  };
  /// What became of a read.
  struct Outcome {
    bool over = false;  ///< its last command is answered
    std::error_code error{};
    std::uint64_t offset = 0;  ///< of the failed command, in the target
  };

  /// For `reads` reads at once, with so many commands together.
  CommandTable(std::uint32_t reads, std::size_t commands);

  [[nodiscard]] const Command& operator[](std::uint32_t command) const { return commands_[command]; }
  /// Commands of a read that are not answered yet.
  [[nodiscard]] std::uint32_t left(std::uint32_t read) const { return reads_[read].left; }

  /// Splits `length` bytes of a target from `offset` on, all of which its map knows, into commands within the limits;
  /// they fill its slot from `memory` on. The numbers of the new commands, valid until the next call; none where length
  /// is 0.
  [[nodiscard]] std::span<const std::uint32_t> split(std::uint32_t read, const BlockMap& map, std::uint64_t offset,
                                                     std::uint64_t length, std::uint64_t memory, const Limits& limits);
  /// A command is answered, with an error or without; its number is free again. A read tells its first error.
  [[nodiscard]] Outcome end(std::uint32_t command, std::error_code error);

 private:
  struct Read {
    std::uint32_t left = 0;
    std::error_code error{};
    std::uint64_t offset = 0;
  };
  std::vector<Command> commands_;
  std::vector<Read> reads_;
  std::vector<std::uint32_t> free_, started_;
};

}  // namespace merops
