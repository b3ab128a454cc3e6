#include "gui/pages/disk_card_view.h"

#include "gui/models/words.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>
#include <algorithm>

namespace merops::gui {
namespace {

constexpr int kLongestWord = 12;
constexpr std::size_t kLongestName = 160;
constexpr double kRateSize = 1.4;

/// Long words may be broken anywhere: a path must not make a card wider than its column.
QString breakable(const QString& text) {
  QString broken;
  int run = 0;
  for (const QChar c : text) {
    run = c.isSpace() ? 0 : run + 1;
    if (run > kLongestWord && !c.isLowSurrogate() && !c.isMark()) {
      broken += QChar(0x200b);  // a space of no width
      run = 1;
    }
    broken += c;
  }
  return broken.replace(QStringLiteral("/s "), QStringLiteral("/\u2060s "));  // units are not broken
}

int indicatorWidth(const QWidget& card) { return card.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &card); }

}  // namespace

DiskCardView::DiskCardView(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  auto* layout = new QVBoxLayout(this);
  name_ = addText("name");
  QFont bold = name_->font();
  bold.setBold(true);
  name_->setFont(bold);
  hardware_ = addText("hardware");
  rate_ = addText("rate");
  verdict_ = addText("verdict");
  tokens_ = addText("tokens");
  place_ = addText("place");
  link_ = addText("link");
  cautions_ = addText("cautions");
  layout->addStretch(1);
  measure_ = new QPushButton(tr("Measure this disk"), this);
  measure_->setObjectName(QStringLiteral("measure"));
  layout->addWidget(measure_, 0, Qt::AlignLeft);
  connect(measure_, &QPushButton::clicked, this, &DiskCardView::measureWanted);
  enlargeRate();
}

/// Texts take no clicks: the whole card is one button.
QLabel* DiskCardView::addText(const char* name) {
  auto* label = new QLabel(this);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  layout()->addWidget(label);
  return label;
}

void DiskCardView::say(QLabel* label, const QString& text) const {
  label->setText(breakable(text));
  label->setHidden(text.isEmpty());
  label->setForegroundRole(card_.kind == DiskCard::Kind::unusable ? QPalette::PlaceholderText : QPalette::WindowText);
}

void DiskCardView::show(const DiskCard& card) {
  if (card == card_) return;
  card_ = card;
  setCheckable(card.hasResults());
  sayName();
  say(hardware_, card.hardware);
  say(rate_, card.rate);
  say(place_, card.place);
  say(verdict_, card.verdict);
  say(tokens_, card.tokens);
  say(link_, card.link);
  say(cautions_, card.cautions.join(QLatin1Char(' ')));
  measure_->setHidden(card.kind != DiskCard::Kind::unmeasured);
  measure_->setAccessibleName(tr("Measure the disk %1").arg(card.name));
  setToolTip(QStringLiteral("<qt>%1</qt>").arg(card.name.toHtmlEscaped()));
  setAccessibleName(card.sentences());
  setAccessibleDescription(card.hasResults() ? tr("Space chooses the disk for a comparison, Enter opens its menu.")
                                             : tr("Without results, it cannot be compared. Enter opens its menu."));
  updateGeometry();
  update();
}

QSize DiskCardView::sizeHint() const { return layout()->sizeHint(); }

/// The box that shows whether the card is chosen stands beside the name.
void DiskCardView::sayName() {
  const QMargins margins = layout()->contentsMargins();
  const int box = isCheckable() ? indicatorWidth(*this) + margins.right() : 0;
  name_->setContentsMargins(isRightToLeft() ? box : 0, 0, isRightToLeft() ? 0 : box, 0);
  say(name_, shortened(card_.name.toStdString(), kLongestName));
}

void DiskCardView::enlargeRate() {
  QFont large = font();
  large.setPointSizeF(kRateSize * QFontInfo(large).pointSizeF());
  rate_->setFont(large);
}

void DiskCardView::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (rate_ == nullptr) return;
  if (event->type() == QEvent::FontChange) enlargeRate();
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutDirectionChange) sayName();
}

void DiskCardView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool chosen = isCheckable() && isChecked();
  const double pen = chosen ? 2 : 1;
  painter.setPen(QPen(palette().color(chosen ? QPalette::Highlight : QPalette::Mid), pen));
  painter.setBrush(palette().color(QPalette::Base));
  const double radius = fontMetrics().height() / 4.0;
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
  if (isCheckable()) {
    QStyleOptionButton box;
    box.initFrom(this);
    box.state |= chosen ? QStyle::State_On : QStyle::State_Off;
    const int side = indicatorWidth(*this), margin = layout()->contentsMargins().top();
    box.rect = QStyle::visualRect(layoutDirection(), rect(), {width() - margin - side, margin, side, side});
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(palette().color(QPalette::PlaceholderText));  // styles draw the box too faint on dark cards
    painter.drawRoundedRect(QRectF(box.rect).adjusted(0.5, 0.5, -1.5, -1.5), 2, 2);
  }
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DashLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), radius, radius);
}

void DiskCardView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return emit menuWanted(mapToGlobal(rect().center()));
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      return emit neighbourWanted(static_cast<Qt::Key>(event->key()));
    default:
      QAbstractButton::keyPressEvent(event);
  }
}

void DiskCardView::contextMenuEvent(QContextMenuEvent* event) {
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  emit menuWanted(byMouse ? event->globalPos() : mapToGlobal(rect().center()));
}

}  // namespace merops::gui
