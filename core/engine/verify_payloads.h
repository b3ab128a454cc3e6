#pragma once

#include "core/engine/cold_file.h"
#include "core/engine/findings.h"
#include "core/engine/payload_reader.h"
#include "core/engine/work_crew.h"
#include "core/host/slot_memory.h"
#include "core/model/flat_store.h"
#include "core/model/source.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace merops {

/// What is checked, and against what.
struct PayloadsToVerify {
  const FlatStore& store;               ///< as verify_structure returned it
  std::uint64_t store_bytes = 0;        ///< size of the file or device
  std::vector<std::uint32_t> chosen{};  ///< index entries to check
  const Source* model = nullptr;        ///< the container to compare with; experts that it lacks are not compared
};

/// Checks each chosen expert: all of it there and readable, padding zero, the payload's hash, and with a model every
/// byte. Faults become findings, unreadable bytes of the store too. Returns why the page cache was used, empty where it
/// was not. Throws Interrupted, and Error for a model that cannot be read.
std::string verify_payloads(const ColdFile& file, const PayloadsToVerify& check, std::uint32_t workers,
                            WorkMeter& meter, Findings& findings);

}  // namespace merops
