#pragma once

#include "gui/charts/picture.h"

#include <optional>

namespace merops::gui {

enum class Way : std::uint8_t { left, right, up, down, first, last };

/// The target that a key leads to: along a series, or to the nearest one of another series. The first press finds the
/// first target. The same at an end; none where there are no targets.
[[nodiscard]] std::optional<std::size_t> targetAfter(const Picture& picture, std::optional<std::size_t> current,
                                                     Way way);

/// The nearest target within `reach` pixels.
[[nodiscard]] std::optional<std::size_t> targetAt(const Picture& picture, const QPointF& place, double reach);

}  // namespace merops::gui
