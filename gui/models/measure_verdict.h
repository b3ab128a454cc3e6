#pragma once

#include "core/model/measurement.h"
#include "gui/models/display.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace merops::gui {

/// How many tokens a second reading alone allows at a hit rate of the cache of experts.
struct TokensAt {
  double hitRate = 0;
  Estimate tokensPerS{};
};

struct BestRoad {
  QString reader{}, sourceKind{};
  std::uint32_t depth = 0;
  Estimate mbPerS{};
  friend bool operator==(const BestRoad&, const BestRoad&) = default;
};

/// What the document that `merops qualify --json` and `merops measure --json` print says, as far as a verdict needs it.
struct RunDocument {
  QString campaign{};  ///< its id
  bool qualified = false;
  std::uint64_t bytesWritten = 0;
  std::optional<BestRoad> best{};  ///< the best direct one; of `measure` the fastest cell that counts
  std::vector<TokensAt> forecast{};
  int documented = 0;  ///< published figures of the same regime
};

/// Not for the window's thread: a document may hold thousands of cells. Empty where the text is no such document.
[[nodiscard]] RunDocument runDocumentOf(const QByteArray& json);

/// Whole sentences that say what was found; empty where nothing was.
[[nodiscard]] QStringList verdictOf(const RunDocument& document, const Display& display);

}  // namespace merops::gui
