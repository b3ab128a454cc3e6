#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

/// Options in the words of this program. Each function adds one option to a command and sets `target` while the command
/// line is parsed; a value that does not parse is a UsageError naming the option. Targets keep their value when the
/// option is not given.
namespace merops {

/// `names` as "-o,--output" for an option, "SOURCE" for an argument. `value` is what stands for the value in help; it
/// also tells the completions what to offer: alternatives "cold|warm", or one of FILE, FOLDER, PATH, SOURCE, STORE,
/// MODEL, DEVICE (paths), PRESET and READERS (names). Empty for an argument, whose name says it.
struct OptionText {
  std::string names, value;
  std::string text;  ///< what it does, a phrase that begins in lower case, without a full stop
  bool required = false;
};

void add_flag(CLI::App& command, const OptionText& option, bool& target);
void add_text(CLI::App& command, const OptionText& option, std::string& target);
void add_path(CLI::App& command, const OptionText& option, std::filesystem::path& target);
void add_count(CLI::App& command, const OptionText& option, std::uint32_t& target, std::uint32_t least = 1,
               std::uint32_t most = 0xffffffff);
/// What a number may be, both ends included.
struct NumberRange {
  std::uint64_t least = 0, most = std::numeric_limits<std::uint64_t>::max();
};
void add_number(CLI::App& command, const OptionText& option, std::uint64_t& target, NumberRange range = {});
void add_bytes(CLI::App& command, const OptionText& option, std::uint64_t& target);        ///< 64KiB, 1.5GB
void add_nanoseconds(CLI::App& command, const OptionText& option, std::uint64_t& target);  ///< 500ms, 30s, 2m

/// Values separated by commas, or the option several times, or an argument several times.
void add_texts(CLI::App& command, const OptionText& option, std::vector<std::string>& target);
/// Each from 1 to `most`.
void add_counts(CLI::App& command, const OptionText& option, std::vector<std::uint32_t>& target,
                std::uint32_t most = std::numeric_limits<std::uint32_t>::max());

/// Two values that stand behind one another: --ab A B.
void add_two_texts(CLI::App& command, const OptionText& option, std::vector<std::string>& target);

/// Any other value: `set` is called with each text given, and throws UsageError where it is not allowed.
void add_value(CLI::App& command, const OptionText& option, std::function<void(std::string_view)> set);
void add_values(CLI::App& command, const OptionText& option, std::function<void(std::string_view)> add);

/// --bits 4|3: the weights' width.
void add_bits(CLI::App& command, std::uint32_t& target);

/// --json, the same for every command that has data to show.
void add_json(CLI::App& command, bool& target);

}  // namespace merops
