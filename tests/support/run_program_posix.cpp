#include "tests/support/run_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace merops::test {
namespace {

struct Pipe {
  int read_end = -1, write_end = -1;
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  return {ends[0], ends[1]};
}

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

/// In the child, between fork and exec: gives descriptor 1 what the test wants.
void place_output(OutputTo to, int pipe_end) {
  switch (to) {
    case OutputTo::pipe:
      ::dup2(pipe_end, STDOUT_FILENO);
      break;
    case OutputTo::closed:
      ::close(STDOUT_FILENO);
      break;
    case OutputTo::full_device:
      ::dup2(::open("/dev/full", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
      break;
    case OutputTo::broken_pipe: {
      std::array<int, 2> ends{};
      if (::pipe2(ends.data(), O_CLOEXEC) != 0) ::_exit(127);
      ::dup2(ends[1], STDOUT_FILENO);
      ::close(ends[0]);
      break;
    }
  }
}

void clear_signals() {
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) std::signal(signal, SIG_DFL);
}

[[noreturn]] void become(const std::filesystem::path& program, std::vector<char*>& arguments, const RunOptions& options,
                         int input) {
  clear_signals();
  for (const auto& [name, value] : options.environment) ::setenv(name.c_str(), value.c_str(), 1);
  if (!options.data.empty()) ::setenv("XDG_DATA_HOME", options.data.c_str(), 1);
  if (!options.folder.empty() && ::chdir(options.folder.c_str()) != 0) ::_exit(127);
  ::dup2(input >= 0 ? input : ::open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
  ::execv(program.c_str(), arguments.data());
  ::_exit(127);
}

/// Appends what is there; closes the descriptor at its end.
void drain(int& descriptor, std::string& into) {
  std::array<char, 65536> buffer{};
  const auto count = ::read(descriptor, buffer.data(), buffer.size());
  if (count < 0 && errno == EINTR) return;
  if (count <= 0) {
    close_end(descriptor);
  } else {
    into.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

}  // namespace

bool can_offer(OutputTo) { return true; }

int exit_of_broken_pipe() { return 128 + SIGPIPE; }

struct RunningProgram::State {
  bool read_some();  // waits for output; false at the end of both streams
  int process = -1;
  int in = -1, out = -1, err = -1;
  Outcome run{};
};

RunningProgram::RunningProgram(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                               const RunOptions& options)
    : state_(std::make_unique<State>()) {
  std::vector<std::string> texts{program.string()};
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);

  Pipe in = options.input == InputFrom::pipe ? make_pipe() : Pipe{};
  Pipe out = make_pipe();
  Pipe err = make_pipe();
  state_->process = ::fork();
  if (state_->process == 0) {
    place_output(options.output, out.write_end);
    ::dup2(err.write_end, STDERR_FILENO);
    become(program, pointers, options, in.read_end);
  }
  close_end(in.read_end);
  close_end(out.write_end);
  close_end(err.write_end);
  state_->in = in.write_end;
  state_->out = out.read_end;
  state_->err = err.read_end;
  if (state_->process < 0) throw std::system_error(errno, std::generic_category(), "fork");
}

RunningProgram::~RunningProgram() {
  close_end(state_->in);
  close_end(state_->out);
  close_end(state_->err);
  if (state_->process <= 0) return;
  kill();
  ::waitpid(state_->process, nullptr, 0);
}

void RunningProgram::send(int signal) const {
  if (state_->process > 0) ::kill(state_->process, signal);
}

void RunningProgram::kill() { send(SIGKILL); }

void RunningProgram::type(const std::string& text) const {
  if (::write(state_->in, text.data(), text.size()) < 0)
    throw std::system_error(errno, std::generic_category(), "write");
}

void RunningProgram::end_input() { close_end(state_->in); }

bool RunningProgram::State::read_some() {
  if (out < 0 && err < 0) return false;
  std::array<pollfd, 2> streams{{{out, POLLIN, 0}, {err, POLLIN, 0}}};  // poll leaves out negative descriptors
  if (::poll(streams.data(), streams.size(), -1) < 0 && errno != EINTR) return false;
  if (streams[0].revents != 0) drain(out, run.out);
  if (streams[1].revents != 0) drain(err, run.err);
  return true;
}

bool RunningProgram::says(const std::string& text) {
  while (state_->run.err.find(text) == std::string::npos) {
    if (!state_->read_some()) return false;
  }
  return true;
}

Outcome RunningProgram::wait() {
  while (state_->read_some()) {
  }
  int status = 0;
  if (::waitpid(std::exchange(state_->process, -1), &status, 0) < 0)
    throw std::system_error(errno, std::generic_category(), "waitpid");
  Outcome& run = state_->run;
  run.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (run.exit_code == 127) throw std::runtime_error("the program could not be started");
  return run;
}

Outcome run_program(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                    const RunOptions& options) {
  return RunningProgram(program, arguments, options).wait();
}

}  // namespace merops::test
