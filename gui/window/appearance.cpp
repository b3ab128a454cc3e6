#include "gui/window/appearance.h"

#include "gui/window/desktop_colours.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace merops::gui {
namespace {

void set(QPalette& palette, QPalette::ColorRole role, const QColor& active, const QColor& disabled) {
  palette.setColor(QPalette::Active, role, active);
  palette.setColor(QPalette::Inactive, role, active);
  palette.setColor(QPalette::Disabled, role, disabled);
}

QPalette darkPalette() {
  const QColor window(0x2b, 0x2d, 0x30), base(0x1e, 0x1f, 0x22), button(0x3a, 0x3d, 0x41), text(0xe8, 0xe8, 0xe8),
      dim(0x9a, 0x9c, 0x9f), accent(0x3d, 0x8b, 0xc4), link(0x7a, 0xb8, 0xe6);
  QPalette palette(button, window);
  set(palette, QPalette::Window, window, window);
  set(palette, QPalette::Base, base, window);
  set(palette, QPalette::AlternateBase, QColor(0x26, 0x28, 0x2b), window);
  set(palette, QPalette::Button, button, window);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) set(palette, role, text, dim);
  set(palette, QPalette::PlaceholderText, dim, dim);
  set(palette, QPalette::BrightText, Qt::white, dim);
  set(palette, QPalette::ToolTipBase, button, button);
  set(palette, QPalette::ToolTipText, text, dim);
  set(palette, QPalette::Highlight, accent, button);
  set(palette, QPalette::HighlightedText, Qt::white, dim);
  set(palette, QPalette::Link, link, dim);
  set(palette, QPalette::LinkVisited, link, dim);
  return palette;
}

/// Fusion draws the edge of a box or circle to check in a darker shade of the window, which cannot be seen in the dark.
class SeenBoxes : public QProxyStyle {
 public:
  SeenBoxes() : QProxyStyle(QStringLiteral("Fusion")) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool round = element == PE_IndicatorRadioButton;
    if (!round && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) return;
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -1.5, -1.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, round);
    painter->setPen(QPen(option->palette.color(QPalette::PlaceholderText), 1));
    painter->setBrush(Qt::NoBrush);
    round ? painter->drawEllipse(edge) : painter->drawRoundedRect(edge, 2, 2);
    painter->restore();
  }
};

void useColours(bool dark) {
  QApplication::setStyle(dark ? new SeenBoxes : QStyleFactory::create(QStringLiteral("Fusion")));
  QApplication::setPalette(dark ? darkPalette() : QApplication::style()->standardPalette());
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

}  // namespace

void applyAppearance(QApplication& application, Appearance appearance) {
  if (appearance != Appearance::system) return useColours(appearance == Appearance::dark);
  if (isDark(QApplication::palette())) return;  // the platform's plug-in knows
  followDesktopColours(application, [](bool dark) {
    if (dark != isDark(QApplication::palette())) useColours(dark);
  });
}

}  // namespace merops::gui
