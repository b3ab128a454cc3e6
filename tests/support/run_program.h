#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace merops::test {

enum class InputFrom { nothing, pipe };
enum class OutputTo { pipe, closed, full_device, broken_pipe };
/// Windows has no device that is always full.
[[nodiscard]] bool can_offer(OutputTo output);

/// The exit code of a program of ours whose standard output is a pipe that nobody reads any more.
[[nodiscard]] int exit_of_broken_pipe();

struct RunOptions {
  OutputTo output = OutputTo::pipe;
  InputFrom input = InputFrom::nothing;
  std::map<std::string, std::string> environment{};  ///< beside this process's own
  std::filesystem::path folder{};                    ///< to run in; empty: this process's
  std::filesystem::path data{};                      ///< where it keeps data of its own; empty: as for this process
};

/// What a program did.
struct Outcome {
  int exit_code = -1;  ///< 128 + signal where a signal ended it
  std::string out{}, err{};
};

/// Runs a program with these arguments to its end. Texts and names are UTF-8.
[[nodiscard]] Outcome run_program(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                                  const RunOptions& options = {});

/// A program that runs until it is waited for; killed when the object goes first.
class RunningProgram {
 public:
  RunningProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                 const RunOptions& options = {});
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;
  ~RunningProgram();
  /// On Windows SIGINT is Ctrl-C and any other is Ctrl-Break (Ctrl-C again under Wine, which knows no Ctrl-Break).
  void send(int signal) const;
  void type(const std::string& text) const;  ///< into InputFrom::pipe
  void end_input();
  /// Ends it at once, as nothing that it could prepare for.
  void kill();
  /// Reads what it says until its standard error holds `text`; false when it ended without.
  [[nodiscard]] bool says(const std::string& text);
  [[nodiscard]] Outcome wait();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace merops::test
