#pragma once

#include "cli/symbols.h"
#include "core/model/facts.h"
#include "core/model/source.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// What `merops inspect` found out about a source.
struct Inspection {
  std::string path{};
  std::optional<Source> source{};  ///< absent where a fault keeps it from being opened
  StorageFacts storage{};
  std::uint64_t alignment = 0;  ///< bytes that direct reads need; the largest of all targets
  std::vector<std::string> faults{};
};

/// Opens the source as the command line means it (core/host/source_file.h). Error where it is not there, cannot be read
/// or is no source at all; what is a source and does not hold together is a fault of the result.
[[nodiscard]] Inspection inspect_source(const std::filesystem::path& path, std::uint64_t block);

void print_inspection(std::ostream& out, const Inspection& inspection, const Symbols& symbols);
void print_inspection_json(std::ostream& out, const Inspection& inspection);

}  // namespace merops
