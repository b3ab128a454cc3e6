#pragma once

#include "results/reference.h"

#include <filesystem>

namespace CLI {
class App;
}

namespace merops {

/// --reference FILE: a catalogue of the user's own (docs/results.md), added to the one built in.
void add_reference_file(CLI::App& command, std::filesystem::path& file);

/// The built-in catalogue, with the file's rows and claims behind it unless `file` is empty. Error where the file
/// cannot be read, is no catalogue, or has an id that is taken.
[[nodiscard]] ReferenceCatalogue catalogue_with(const std::filesystem::path& file);

}  // namespace merops
