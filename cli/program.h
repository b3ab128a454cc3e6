#pragma once

#include "cli/context.h"

#include <memory>

namespace CLI {
class App;
}

namespace merops {

/// The whole command line: the program's own options and every command of commands().
[[nodiscard]] std::shared_ptr<CLI::App> make_program(Context& context);

/// Parses `arguments`, runs the chosen command and turns what goes wrong into a message and an exit code.
[[nodiscard]] int run_program(int count, const char* const* arguments, Context& context);

/// The exit code of a run whose data could not all be written (`error` is an errno, 0 for none): such a run is not
/// "done". A pipe whose reader has seen enough is no news to anybody, all else is reported.
[[nodiscard]] int with_output_error(int exit_code, int error, Context& context);

}  // namespace merops
