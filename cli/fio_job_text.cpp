#include "cli/fio_job_text.h"

#include "cli/fio_system.h"
#include "core/host/whole_path.h"
#include "core/model/error.h"
#include "core/model/units.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <vector>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kLongestName = 255;  // fio reads a name into 256 bytes

std::string_view engine_of(const Backend& reader) {
  const std::string_view lines = fio_engine(reader.name);
  if (lines.empty()) {
    throw Error("writing a fio job", fmt::format("fio replays no log as the reader {} would read it", reader.name),
                "`merops readers` shows what each one does.");
  }
  return lines;
}

std::string name_of(const Target& target) {
  std::string name = whole_path(target.path).string();
  const bool has_space = std::any_of(name.begin(), name.end(), [](char c) { return c == ' ' || (c >= 9 && c <= 13); });
  if (has_space || name.size() > kLongestName) {
    throw Error("writing a log for fio",
                fmt::format("it cannot name {}: white space, or more than {} bytes", name, kLongestName),
                "Name the source through a link with a plain, short path, and measure it again.");
  }
  return name;
}

/// Most reads that one job keeps in flight: an asynchronous reader has all extents of its experts under way.
std::uint64_t depth_of(const CellResult& result, const Backend& reader, const FioTrace& trace) {
  if (reader.max_depth == 1) return 1;
  const std::uint64_t experts = std::max<std::uint64_t>(1, result.measurement.reads);
  return result.cell.depth * ((trace.reads + experts - 1) / experts);
}

std::string pages_of(const CellResult& result, std::uint64_t depth, std::size_t jobs) {
  const std::uint64_t bytes = result.effective.slot_bytes * std::max<std::uint64_t>(depth, 1) * jobs;
  return fio_pages(result.effective.pages, bytes, jobs);
}

std::string cache_of(const CellResult& result, const Backend& reader) {
  if (reader.direct) return "direct=1\n";
  switch (result.cell.cache) {
    case CacheMode::cold:
      return "direct=0\ninvalidate=1\n";
    case CacheMode::warm:
      return "; The cell's source was in the page cache: read it once before this job.\ndirect=0\ninvalidate=0\n";
    case CacheMode::pressed:
      return fmt::format(
          "; The cell ran with {} of memory: run fio in a control group with that limit.\n"
          "direct=0\ninvalidate=1\n",
          format_bytes(result.cell.memory_limit));
    case CacheMode::as_is:
      break;
  }
  return "direct=0\ninvalidate=0\n";
}

std::uint64_t bytes_of(const std::vector<FioRead>& reads) {
  std::uint64_t bytes = 0;
  for (const FioRead& read : reads) bytes += read.length;
  return bytes;
}

std::string remarks(const FioTrace& trace, const CellResult& result, const Backend& reader) {
  std::string text;
  if (trace.reads != result.measurement.reads) {
    text += fmt::format(
        "; An expert lies in several pieces: fio counts {} reads where the cell counts {}, and its\n"
        "; latencies are of pieces.\n",
        trace.reads, result.measurement.reads);
  }
  if (trace.left_out != 0) {
    text += fmt::format("; {} bytes behind the last whole block of a file are left out.\n", trace.left_out);
  }
  if (trace.jobs.size() > 1) {
    text +=
        fmt::format("; {} threads took the reads from one list, each as it became free. Here each job has its own.\n",
                    trace.jobs.size());
  }
  if (reader.name == "direct-bounce") text += "; The cell also copied each read; fio does not.\n";
  if (result.cell.check_bytes) text += "; The cell also hashed each read; fio does not.\n";
  return text;
}

}  // namespace

std::string fio_log_name(std::string_view cell, std::size_t job) { return fmt::format("{}.{}.iolog", cell, job); }

std::string fio_log_text(const FioTrace& trace, std::size_t job, const Source& source) {
  std::set<std::uint32_t> used;
  for (const FioRead& read : trace.jobs[job]) used.insert(read.target);
  std::vector<std::string> names(source.targets.size());
  std::string text = "fio version 2 iolog\n";
  for (const std::uint32_t target : used) {
    names[target] = name_of(source.targets[target]);
    text += fmt::format("{0} add\n{0} open\n", names[target]);
  }
  for (const FioRead& read : trace.jobs[job]) {
    text += fmt::format("{} read {} {}\n", names[read.target], read.offset, read.length);
  }
  return text;  // without "close": fio would close the file under the last reads
}

std::string fio_job_text(const FioTrace& trace, const CellResult& result, const Backend& reader,
                         std::string_view cell) {
  const std::uint64_t depth = depth_of(result, reader, trace);
  std::string text = fmt::format("; {}: {} at depth {}, {} reads, {} bytes. Latencies to compare: lat, not clat.\n",
                                 cell, result.cell.reader, result.cell.depth, trace.reads, trace.bytes);
  text += remarks(trace, result, reader);
  text += fmt::format("[global]\n{}iodepth={}\n", engine_of(reader), depth);
  text += cache_of(result, reader);
  text += pages_of(result, depth, trace.jobs.size());
  text +=
      "thread=1\nreplay_no_stall=1\nlat_percentiles=1\nclat_percentiles=0\npercentile_list=50:90:99:99.9\n"
      "group_reporting=1\n";
  for (std::size_t job = 1; job <= trace.jobs.size(); ++job) {
    const std::uint64_t bytes = bytes_of(trace.jobs[job - 1]);
    if (bytes == 0) continue;
    // Without the size fio 3.33 ends by the log's end, and leaves the reads then in flight out of bytes and latencies.
    text += fmt::format("\n[job{}]\nread_iolog={}\nio_size={}\n", job, fio_log_name(cell, job), bytes);
  }
  return text;
}

}  // namespace merops
