#include "cli/progress_line.h"

#include "cli/status_line.h"
#include "cli/terminal.h"
#include "core/model/units.h"

#include <algorithm>
#include <cmath>
#include <ostream>

#include <fmt/format.h>

namespace merops {
namespace {

double share_of(std::uint64_t done, std::uint64_t all) {
  return all == 0 ? 0 : static_cast<double>(done) / static_cast<double>(all);
}

/// ", 12.3 s left", or nothing where that is not known.
std::string time_left(double seconds) {
  constexpr double kLongest = 1e6;
  if (!std::isfinite(seconds) || seconds <= 0 || seconds > kLongest) return "";
  return ", " + format_duration(static_cast<std::uint64_t>(std::ceil(seconds)) * 1'000'000'000) + " left";
}

class LineProgress : public CampaignListener {
 public:
  explicit LineProgress(Context& context)
      : log_(context.log), symbols_(context.symbols), line_(context.log, terminal_width()) {}

  void cell_started(const Cell& cell, std::uint32_t index, std::uint32_t of) override {
    title_ = fmt::format("cell {} of {}: {}", index + 1, std::max(of, index + 1), cell_title(cell));
    line_.show(title_);
  }
  void progress(const CellProgress& now) override {
    line_.show(fmt::format("{}  {}  {} MB/s{}", title_, progress_bar(share_of(now.bytes, now.of_bytes), symbols_),
                           format_rate(now.mb_per_s), time_left(now.eta_s)));
  }
  void cell_ended(const CellResult& result, std::uint32_t, std::uint32_t) override {
    if (result.state == CellState::failed) message(cell_title(result.cell) + ": failed: " + result.reason);
  }
  void message(const std::string& text) override {
    line_.clear();
    log_ << text << std::endl;
  }
  void campaign_ended(CampaignEnd, int) override { line_.clear(); }

 private:
  std::ostream& log_;
  Symbols symbols_;
  StatusLine line_;
  std::string title_;
};

class LineWorkDisplay : public WorkDisplay {
 public:
  explicit LineWorkDisplay(Context& context) : symbols_(context.symbols), line_(context.log, terminal_width()) {}
  void started(const std::string& kind, const std::string& path) override {
    title_ = kind + " " + path;
    line_.show(title_);
  }
  void progress(const WorkProgress& now) override {
    line_.show(fmt::format("{}  {} of {}  {} MB/s{}", progress_bar(share_of(now.bytes, now.of), symbols_),
                           format_bytes(now.bytes), format_bytes(now.of), format_rate(now.mb_per_s),
                           time_left(now.eta_s)));
  }
  void ended(const WorkResult&) override { line_.clear(); }

 private:
  Symbols symbols_;
  StatusLine line_;
  std::string title_;
};

}  // namespace

std::unique_ptr<CampaignListener> make_line_progress(Context& context) {
  return std::make_unique<LineProgress>(context);
}

std::unique_ptr<WorkDisplay> make_line_work_display(Context& context) {
  return std::make_unique<LineWorkDisplay>(context);
}

std::string progress_bar(double share, const Symbols& symbols) {
  constexpr int kLength = 20;
  const double clamped = std::isfinite(share) ? std::clamp(share, 0.0, 1.0) : 0.0;
  const int full = static_cast<int>(std::lround(clamped * kLength));
  std::string bar;
  for (int part = 0; part < kLength; ++part) bar += part < full ? symbols.bar : symbols.bar_rest;
  return fmt::format("{} {:3.0f} %", bar, std::floor(clamped * 100));
}

std::string cell_title(const Cell& cell) {
  std::string title = fmt::format("{} depth {} {}", cell.reader, cell.depth, to_string(cell.cache));
  if (cell.order == Order::sequential) title += " sequential";
  if (cell.block != 0) title += " blocks of " + format_bytes(cell.block);
  return title;
}

}  // namespace merops
