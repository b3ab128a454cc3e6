#include "gui/charts/picture.h"

#include <QFontMetricsF>
#include <cmath>

namespace merops::gui {
namespace {

constexpr double kUsedOfLines = 0.85;

QFont styled(QFont font, const TextStyle& style) {
  font.setStrikeOut(style.struck);
  font.setBold(style.bold);
  return font;
}

/// Names may have come shortened already: one mark is enough.
QString elided(const QFontMetricsF& metrics, const QString& text, double width) {
  const QChar mark(0x2026);
  const QString twice = QString(2, mark);
  QString shown = metrics.elidedText(text, Qt::ElideMiddle, width);
  while (shown.contains(twice)) shown.replace(twice, mark);
  return shown;
}

}  // namespace

double Look::lineHeight() const { return QFontMetricsF(font).height(); }

double Look::textWidth(const QString& text) const { return QFontMetricsF(font).horizontalAdvance(text); }

void addText(Picture& picture, const Look& look, const QRectF& area, const QString& text, const TextStyle& style) {
  const QFont font = styled(look.font, style);
  // A hair more, so that a text in the room that was measured for it is whole.
  const QString shown = elided(QFontMetricsF(font), text, area.width() + 0.5);
  if (shown != text) picture.tips.push_back({area, text});
  picture.behind.push_back([=, ink = look.colors.ink(), alignment = style.alignment](QPainter& painter) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(area, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, shown);
  });
}

void addLines(Picture& picture, const Look& look, const QRectF& area, const QString& text, const TextStyle& style) {
  const QFont font = styled(look.font, style);
  const QFontMetricsF metrics(font);
  const double lines = std::floor((area.height() + 1) / metrics.lineSpacing());
  if (lines < 2 || metrics.horizontalAdvance(text) <= area.width()) return addText(picture, look, area, text, style);
  // Lines end at words: what they leave free at their ends is lost.
  const QString shown = elided(metrics, text, area.width() * lines * kUsedOfLines);
  if (shown != text) picture.tips.push_back({area, text});
  const bool byWords = metrics.boundingRect(area, Qt::TextWordWrap, shown).width() <= area.width() + 0.5;
  const int wrap = byWords ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
  picture.behind.push_back(
      [=, ink = look.colors.ink(), flags = static_cast<int>(style.alignment) | wrap](QPainter& painter) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(area, flags, shown);
      });
}

void addSentence(Picture& picture, const Look& look, const QRectF& area, const QString& text) {
  picture.behind.push_back([area, text, font = look.font, ink = look.colors.ink()](QPainter& painter) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, text);
  });
}

}  // namespace merops::gui
