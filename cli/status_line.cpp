#include "cli/status_line.h"

#include "cli/table.h"

#include <algorithm>
#include <ostream>

namespace merops {

std::string first_columns(const std::string& text, std::size_t columns) {
  std::size_t end = 0;
  for (std::size_t used = 0; end < text.size(); ++end) {
    const bool begins_character = (static_cast<unsigned char>(text[end]) & 0xC0U) != 0x80U;
    if (begins_character && used++ == columns) break;
  }
  return text.substr(0, end);
}

void StatusLine::show(const std::string& text) {
  const std::string line = first_columns(text, width_ - std::min<std::size_t>(width_, 1));  // the last column wraps
  const std::size_t columns = display_width(line);
  const std::string rest(shown_ - std::min(shown_, columns), ' ');
  log_ << '\r' << line << rest << std::flush;
  shown_ = columns;
}

void StatusLine::clear() {
  if (shown_ == 0) return;
  log_ << '\r' << std::string(shown_, ' ') << '\r' << std::flush;
  shown_ = 0;
}

}  // namespace merops
