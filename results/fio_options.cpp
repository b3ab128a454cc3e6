#include "results/fio_options.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

/// Engines that have one read in flight, whatever iodepth says (fio's manual, "I/O engine").
constexpr std::array<std::string_view, 7> kSynchronous = {"sync",    "psync", "vsync", "pvsync",
                                                          "pvsync2", "mmap",  "null"};

class FioOptions {
 public:
  FioOptions(const JsonObject& document, const JsonObject& job) : job_(job) {
    if (document.has_object("global options")) levels_.push_back(document.object("global options"));
    if (job.has_object("job options")) levels_.insert(levels_.begin(), job.object("job options"));
  }

  /// The first of these names that the job, or else all jobs, were given.
  [[nodiscard]] std::optional<std::string> find(std::initializer_list<const char*> names) const {
    for (const JsonObject& level : levels_) {
      for (const char* name : names) {
        if (level.has(name)) return level.text(name);
      }
    }
    return std::nullopt;
  }
  [[nodiscard]] std::uint32_t count(const char* name) const {
    const auto text = find({name});
    if (!text) return 1;
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc{} || end != text->data() + text->size() || value == 0) refuse(name, *text);
    return value;
  }
  [[noreturn]] void refuse(const char* name, const std::string& text) const {
    job_.refuse(fmt::format("the option {}={} is not understood", name, text.substr(0, 40)));
  }

 private:
  const JsonObject& job_;
  std::vector<JsonObject> levels_{};
};

/// "1", "true" or a bare option.
bool is_on(const std::optional<std::string>& text) {
  return text && (*text == "1" || *text == "true" || text->empty());
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// bs=READ,WRITE,TRIM: the first is for reads. Absent where sizes are mixed.
std::optional<std::uint64_t> block_of(const FioOptions& options) {
  constexpr std::uint64_t kDefault = 4096;
  if (options.find({"bsrange", "blocksize_range", "bssplit"})) return std::nullopt;
  const auto text = options.find({"bs", "blocksize"});
  if (!text) return kDefault;
  const auto size = parse_fio_size(std::string_view(*text).substr(0, text->find(',')));
  if (!size || *size == 0) options.refuse("bs", *text);
  return size;
}

}  // namespace

std::optional<std::uint64_t> parse_fio_size(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  std::string unit = lower(std::string(end, text.data() + text.size()));
  if (unit.ends_with("ib")) unit.resize(unit.size() - 2);
  if (unit.ends_with("b")) unit.pop_back();
  if (unit.ends_with("i")) unit.pop_back();
  const std::size_t power = std::string_view("kmgt").find(unit.empty() ? ' ' : unit.front());
  if (unit.size() > 1 || (!unit.empty() && power == std::string_view::npos)) return std::nullopt;
  const std::uint64_t factor = unit.empty() ? 1 : std::uint64_t{1} << (10 * (power + 1));
  if (number > std::numeric_limits<std::uint64_t>::max() / factor) return std::nullopt;
  return number * factor;
}

FioJob read_fio_job(const JsonObject& document, const JsonObject& job) {
  const FioOptions options(document, job);
  FioJob asked;
  asked.name = job.text("jobname").value_or("");
  asked.engine = options.find({"ioengine"}).value_or("psync");  // fio's defaults on Linux
  asked.pattern = options.find({"rw", "readwrite"}).value_or("read");
  asked.pattern = asked.pattern.substr(0, asked.pattern.find(':'));  // "read:8": a modifier
  asked.file = options.find({"filename"}).value_or("");
  // A log of reads decides sizes and order, whatever else stands there.
  const bool replays = options.find({"read_iolog"}).has_value();
  asked.block = replays ? std::nullopt : block_of(options);
  const bool synchronous = std::find(kSynchronous.begin(), kSynchronous.end(), asked.engine) != kSynchronous.end();
  asked.depth = synchronous ? 1 : options.count("iodepth");
  asked.jobs = options.count("numjobs");
  asked.direct = is_on(options.find({"direct"}));
  const std::string memory = options.find({"iomem", "mem"}).value_or("");
  asked.huge_pages = memory.find("huge") != std::string::npos;
  return asked;
}

std::string FioJob::text() const {
  return fmt::format("rw={} ioengine={} direct={} bs={} iodepth={} numjobs={}{}", pattern, engine, direct ? 1 : 0,
                     block ? std::to_string(*block) : "mixed", depth, jobs, huge_pages ? " iomem=huge" : "");
}

}  // namespace merops
