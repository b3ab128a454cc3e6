#pragma once

#include "core/model/cell_group.h"
#include "gui/models/display.h"

#include <QString>
#include <cstddef>
#include <string>

/// What several pages say in the same words.
namespace merops::gui {

/// A text of the database as it may be shown: on one line, without what turns the direction of what follows.
[[nodiscard]] QString shownText(const std::string& text);
/// The same with at most so many characters: what is longer loses its middle, since names differ at both ends.
[[nodiscard]] QString shortened(const std::string& text, std::size_t most);

/// "past the page cache", "through a cold page cache", ...
[[nodiscard]] QString cacheWords(CacheState state);

[[nodiscard]] QString pageWords(PageKind pages);  ///< "transparent huge pages"

/// A row's rate without its unit: "1,618 [1,518..1,876]"; in (), the least and the greatest, where two to five runs
/// bound no interval.
[[nodiscard]] QString rateText(const CellGroup& row, const Display& display);

}  // namespace merops::gui
