#include "cli/command.h"

#include <array>

namespace merops {
namespace {

// clang-format off
constexpr std::array kCommands{
    add_qualify,
    add_measure,
    add_inspect,
    add_devices,
    add_readers,
    add_models,
    add_pack,
    add_synth,
    add_verify,
    add_image,
    add_results,
    add_compare,
    add_rerun,
    add_report,
    add_export,
    add_import,
    add_reference,
    add_claims,
    add_fio_job,
    add_completion,
    add_man,
};
// clang-format on

}  // namespace

std::span<const AddCommand> commands() { return kCommands; }

}  // namespace merops
