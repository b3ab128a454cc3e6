#include "cli/checked_output.h"
#include "cli/program.h"
#include "cli/stop_signals.h"
#include "cli/terminal.h"

#include <cerrno>
#include <iostream>

int main(int count, char** arguments) {
  merops::secure_standard_streams();
  const std::atomic<bool>& stop = merops::watch_for_stop_signals();
  merops::CheckedOutput checked(std::cout.rdbuf());
  std::ostream out(&checked);
  merops::Context context{
      out, std::cerr, stop, merops::log_is_terminal(), false, merops::symbols_for(merops::locale_is_utf8())};
  const int exit_code = merops::run_program(count, arguments, context);
  out.flush();
  if (checked.error() == EPIPE) merops::end_by_broken_pipe();
  return merops::with_output_error(exit_code, checked.error(), context);
}
