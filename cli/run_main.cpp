#include "cli/run_main.h"

#include "cli/checked_output.h"
#include "cli/program.h"
#include "cli/stop_signals.h"
#include "cli/terminal.h"

#include <cerrno>
#include <iostream>

namespace merops {

int run_main(int count, const char* const* arguments) {
  secure_standard_streams();
  const std::atomic<bool>& stop = watch_for_stop_signals();
  CheckedOutput checked(std::cout.rdbuf());
  std::ostream out(&checked);
  std::cerr.tie(&out);  // not to std::cout, by whose flush the reason of a failure would be lost
  Context context{out, std::cerr, stop, log_is_terminal(), false, symbols_for(locale_is_utf8())};
  const int exit_code = run_program(count, arguments, context);
  out.flush();
  std::cerr.tie(nullptr);
  const int error = error_of_output(checked.error());
  if (error == EPIPE) end_by_broken_pipe();
  return with_output_error(exit_code, error, context);
}

}  // namespace merops
