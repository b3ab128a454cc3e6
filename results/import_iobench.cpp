#include "results/import_iobench.h"

#include "core/model/error.h"
#include "results/foreign.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <regex>
#include <utility>

#include <fmt/format.h>

namespace merops {
namespace {

constexpr std::size_t kLongestLine = 300;
constexpr double kMiB = 1024.0 * 1024.0;

/// A line's figures as they are printed.
struct BenchLine {
  bool direct = false;
  std::uint32_t threads = 0;
  std::uint64_t reads = 0;
  double block_mib = 0, seconds = 0, gb_per_s = 0;
  [[nodiscard]] double bytes() const { return static_cast<double>(reads) * block_mib * kMiB; }
};

template <class T>
bool read_number(const std::ssub_match& match, T& value) {
  const std::string text = match.str();
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

std::optional<BenchLine> parse_line(const std::string& line) {
  static const std::regex kLine(
      R"((O_DIRECT|buffered)\s+x(\d+)\s+threads?:\s+(\d+)\s+(?:reads|letture)\s+x\s+(\d+(?:\.\d+)?)\s?MB\s+=\s+\d+(?:\.\d+)?\s+GB)"
      R"(\s+in\s+(\d+(?:\.\d+)?)s\s+->\s+(\d+(?:\.\d+)?)\s+GB/s(?:\s+\(.*\))?\s*)");
  std::smatch found;
  if (line.size() > kLongestLine || !std::regex_search(line, found, kLine)) return std::nullopt;
  BenchLine bench;
  bench.direct = found.str(1) == "O_DIRECT";
  const bool read = read_number(found[2], bench.threads) && read_number(found[3], bench.reads) &&
                    read_number(found[4], bench.block_mib) && read_number(found[5], bench.seconds) &&
                    read_number(found[6], bench.gb_per_s);
  return read && bench.threads > 0 ? std::optional(bench) : std::nullopt;
}

/// Calls `use` with the number of each line, from 1, and the line.
template <class Use>
void for_each_line(std::string_view text, const Use& use) {
  for (std::size_t begin = 0, number = 1; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    use(number, text.substr(begin, end - begin));
    begin = end + 1;
  }
}

/// The time has two decimals and the rate two: what both say of the bytes must overlap.
bool is_consistent(const BenchLine& bench) {
  const double least = (bench.gb_per_s - 0.006) * 1e9 * (bench.seconds - 0.006);
  const double most = (bench.gb_per_s + 0.006) * 1e9 * (bench.seconds + 0.006);
  return bench.bytes() >= least && bench.bytes() <= most && bench.bytes() < 1e18 && bench.seconds < 1e7;
}

/// The rate has more digits than the time.
std::uint64_t wall_ns(const BenchLine& bench) {
  const double seconds = bench.gb_per_s > 0 ? bench.bytes() / (bench.gb_per_s * 1e9) : bench.seconds;
  return static_cast<std::uint64_t>(std::llround(std::min(seconds, 1e9) * 1e9));
}

StoredCell cell_of(const BenchLine& bench, std::uint32_t index) {
  StoredCell stored = foreign_cell("iobench", index);
  CellResult& cell = stored.result;
  cell.cell.reader = bench.direct ? "iobench:direct" : "iobench:buffered";
  cell.cell.depth = bench.threads;
  cell.cell.block = static_cast<std::uint64_t>(std::llround(bench.block_mib * kMiB));
  cell.expert_bytes = cell.padded_bytes = cell.cell.block;
  cell.effective.granted = fmt::format("{} x{} threads", bench.direct ? "O_DIRECT" : "buffered", bench.threads);
  Measurement& measured = cell.measurement;
  measured.reads = bench.reads;
  measured.payload_bytes = static_cast<std::uint64_t>(std::llround(bench.bytes()));
  measured.asked_bytes = measured.payload_bytes;
  measured.wall_ns = wall_ns(bench);
  measured.mb_per_s.value = bench.gb_per_s * 1e3;
  return stored;
}

}  // namespace

bool looks_like_iobench(std::string_view text) {
  bool found = false;
  for_each_line(text, [&found](std::size_t, std::string_view line) {
    found = found || (line.find("GB/s") != std::string_view::npos && parse_line(std::string(line)).has_value());
  });
  return found;
}

ReadSet read_iobench(std::string_view text, const std::string& name) {
  SetCampaign campaign = foreign_campaign("iobench", text);
  SourceRecord source;
  source.kind = SourceKind::uniform;
  source.coverage = "uniform";
  campaign.campaign.info.sources = {source};
  campaign.campaign.info.build = "iobench";
  for_each_line(text, [&](std::size_t number, std::string_view line) {
    const auto bench = line.find("GB/s") == std::string_view::npos ? std::nullopt : parse_line(std::string(line));
    if (!bench) return;
    if (!is_consistent(*bench)) {
      throw Error("reading iobench's output " + name,
                  fmt::format("line {}: bytes, time and rate contradict each other", number),
                  "leave the line out, or look at how it came about");
    }
    campaign.cells.push_back(cell_of(*bench, static_cast<std::uint32_t>(campaign.cells.size())));
  });
  return foreign_set(std::move(campaign), text);
}

}  // namespace merops
