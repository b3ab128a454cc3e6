#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace merops::test {

enum class InputFrom { nothing, pipe };
enum class OutputTo { pipe, closed, full_device, broken_pipe };

struct RunOptions {
  OutputTo output = OutputTo::pipe;
  InputFrom input = InputFrom::nothing;
  std::map<std::string, std::string> environment{};  ///< beside this process's own
  std::filesystem::path folder{};                    ///< to run in; empty: this process's
};

/// What a program did.
struct Outcome {
  int exit_code = -1;  ///< 128 + signal where a signal ended it
  std::string out{}, err{};
};

/// Runs a program with these arguments to its end.
[[nodiscard]] Outcome run_program(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                                  const RunOptions& options = {});

/// A program that runs until it is waited for; ended with SIGKILL when the object goes first.
class RunningProgram {
 public:
  RunningProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                 const RunOptions& options = {});
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;
  ~RunningProgram();
  void send(int signal) const;
  void type(const std::string& text) const;  ///< into InputFrom::pipe
  void end_input();
  /// Reads what it says until its standard error holds `text`; false when it ended without.
  [[nodiscard]] bool says(const std::string& text);
  [[nodiscard]] Outcome wait();

 private:
  bool read_some();  // waits for output; false at the end of both streams
  int process_ = -1;
  int in_ = -1, out_ = -1, err_ = -1;
  Outcome run_{};
};

}  // namespace merops::test
