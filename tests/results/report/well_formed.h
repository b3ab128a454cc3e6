#pragma once

#include <string>

namespace merops::test {

/// What is wrong with a page as XML, as far as a small parser sees: tags that do not close in order, attributes without
/// quotes, bare '<' or '&', ids given twice, aria-labelledby and links within the page that lead nowhere. Empty:
/// nothing.
[[nodiscard]] std::string xml_fault(const std::string& page);

}  // namespace merops::test
