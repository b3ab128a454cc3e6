#include "gui/window/banner.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <utility>

namespace merops::gui {

Banner::Banner(QWidget* parent) : QFrame(parent), sign_(new QLabel), text_(new QLabel), buttons_(new QHBoxLayout) {
  setObjectName(QStringLiteral("banner"));
  setFrameShape(QFrame::StyledPanel);
  const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
  sign_->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
  text_->setTextFormat(Qt::PlainText);
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text_->setObjectName(QStringLiteral("bannerText"));
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(sign_);
  layout->addWidget(text_, 1);
  layout->addLayout(buttons_);
  hide();
}

void Banner::say(const QString& text, const QString& hint, std::vector<Button> buttons) {
  const QString whole = hint.isEmpty() ? text : text + QLatin1Char('\n') + hint;
  text_->setText(whole);
  setAccessibleName(whole);
  while (QLayoutItem* item = buttons_->takeAt(0)) {
    item->widget()->deleteLater();  // it may be the one that was pressed
    delete item;
  }
  for (Button& button : buttons) {
    auto* widget = new QPushButton(button.text);
    connect(widget, &QPushButton::clicked, this, std::move(button.pressed));
    buttons_->addWidget(widget);
  }
  show();
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace merops::gui
