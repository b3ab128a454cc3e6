#pragma once

#include "cli/fio_trace.h"

#include <cstddef>
#include <string>
#include <string_view>

/// Texts for fio (version 3): https://fio.readthedocs.io, "Job file parameters" and "Trace file format v2".
namespace merops {

/// Name of the log that a job reads, "cell-12.1.iolog"; jobs count from 1.
[[nodiscard]] std::string fio_log_name(std::string_view cell, std::size_t job);

/// The log of one job: which files, and which bytes of them in which order. Error for a path that the format cannot
/// hold (white space, or 256 bytes and more).
[[nodiscard]] std::string fio_log_text(const FioTrace& trace, std::size_t job, const Source& source);

/// The job file of a cell called `cell`, with what differs from the cell and what is to be done first as comments.
[[nodiscard]] std::string fio_job_text(const FioTrace& trace, const CellResult& result, const Backend& reader,
                                       std::string_view cell);

}  // namespace merops
