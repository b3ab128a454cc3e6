#include "gui/models/claim_words.h"

#include "gui/models/compare_words.h"
#include "gui/models/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace merops::gui {
namespace {

struct ClaimWords {
  Q_DECLARE_TR_FUNCTIONS(ClaimWords)
};

QString text(const std::string& utf8) { return shownText(utf8); }

QString documentedNumber(double ratio, const Display& display) { return display.locale().toString(ratio, 'g', 3); }

QString rangeWords(const ClaimFigure& figure, const Display& display) {
  const QString from = documentedNumber(figure.from.value_or(0), display);
  const QString to = documentedNumber(figure.to.value_or(0), display);
  if (!figure.from) return ClaimWords::tr("at most %1").arg(to);
  if (!figure.to) return ClaimWords::tr("at least %1").arg(from);
  return *figure.from == *figure.to ? from : ClaimWords::tr("%1 to %2").arg(from, to);
}

QString figureWords(const ClaimFigure& figure, const Display& display) {
  const QString range = rangeWords(figure, display);
  if (figure.against == figure.transport) {
    return ClaimWords::tr("%1 (%2)", "a ratio and the transport of both sides").arg(range, text(figure.transport));
  }
  return ClaimWords::tr("%1 (%2 over %3)", "a ratio and the transports of the sides")
      .arg(range, text(figure.transport), text(figure.against));
}

QString directionWords(ClaimDirection direction) {
  switch (direction) {
    case ClaimDirection::above:
      return ClaimWords::tr("above 1");
    case ClaimDirection::below:
      return ClaimWords::tr("1 or below");
    case ClaimDirection::none:
      break;
  }
  return ClaimWords::tr("no figure");
}

QString diskWords(const ClaimCells& cells) {
  const QString transport = cells.transport.empty() ? ClaimWords::tr("unknown link") : text(cells.transport);
  return ClaimWords::tr("%1 (%2)", "a disk and its transport").arg(text(cells.device), transport);
}

QString sideWords(const ClaimCells& cells, const Display& display) {
  return ClaimWords::tr("%1, %n read(s) of %2 in flight", "", static_cast<int>(cells.depth))
      .arg(text(cells.reader), display.bytesText(cells.expert_bytes));
}

}  // namespace

QString standingWords(ClaimStanding standing) {
  switch (standing) {
    case ClaimStanding::holds:
      return ClaimWords::tr("✓ Holds");
    case ClaimStanding::does_not_hold:
      return ClaimWords::tr("✗ Does not hold");
    case ClaimStanding::undecided:
      return ClaimWords::tr("? Undecided");
    case ClaimStanding::not_documented:
      return ClaimWords::tr("• Measured, but not documented for this link");
    case ClaimStanding::not_measured:
      return ClaimWords::tr("– Not measured");
    case ClaimStanding::not_measurable:
      return ClaimWords::tr("– Cannot be measured");
    case ClaimStanding::withdrawn:
      break;
  }
  return ClaimWords::tr("– Withdrawn");
}

QString verdictWords(const ClaimFinding& finding) {
  const bool by_direction = finding.figure == nullptr;
  if (by_direction && finding.verdict == ClaimVerdict::holds) return ClaimWords::tr("✓ Holds, as a direction");
  if (by_direction && finding.verdict == ClaimVerdict::does_not_hold) {
    return ClaimWords::tr("✗ Does not hold, as a direction");
  }
  switch (finding.verdict) {
    case ClaimVerdict::holds:
      return standingWords(ClaimStanding::holds);
    case ClaimVerdict::does_not_hold:
      return standingWords(ClaimStanding::does_not_hold);
    case ClaimVerdict::undecided:
      return standingWords(ClaimStanding::undecided);
    case ClaimVerdict::not_documented:
      return standingWords(ClaimStanding::not_documented);
    case ClaimVerdict::not_measured:
      break;
  }
  return standingWords(ClaimStanding::not_measured);
}

QString reasonWords(const ClaimFinding& finding) {
  if (finding.verdict == ClaimVerdict::not_measured) {
    return ClaimWords::tr("To measure it: %1").arg(text(finding.check->to_measure));
  }
  if (finding.verdict != ClaimVerdict::undecided) return {};
  if (!finding.comparison) return ClaimWords::tr("No run had the 367 reads that bound a p99.");
  if (finding.comparison->ratio.low) return ClaimWords::tr("The interval lies across the bound.");
  return ClaimWords::tr("Too few runs to bound the ratio: seven of each are wanted.");
}

QString documentedWords(const ClaimCheck& check, const Display& display) {
  if (check.documented.empty()) return directionWords(check.direction);
  QStringList figures;
  for (const ClaimFigure& figure : check.documented) figures.push_back(figureWords(figure, display));
  return figures.join(ClaimWords::tr(", ", "between documented ratios"));
}

QString ratioWords(const Estimate& ratio, const Display& display) { return ratioText(ratio, display); }

QString disksWords(const ClaimFinding& finding) {
  const ClaimCells& above = *finding.numerator;
  const ClaimCells& below = *finding.denominator;
  if (above.device == below.device) return diskWords(above);
  return ClaimWords::tr("%1 over %2", "two disks").arg(diskWords(above), diskWords(below));
}

QString sidesSentence(const ClaimFinding& finding, const Display& display) {
  return ClaimWords::tr("On %1: %2, over %3.")
      .arg(disksWords(finding), sideWords(*finding.numerator, display), sideWords(*finding.denominator, display));
}

}  // namespace merops::gui
