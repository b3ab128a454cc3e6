#include "gui/pages/measure_readers.h"

#include "gui/pages/measure_field.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <array>
#include <utility>

namespace merops::gui {
namespace {

struct ReaderRow {
  const char* name;
  const char* about;
};
constexpr std::array kReaders{
    ReaderRow{"io_uring", QT_TRANSLATE_NOOP("MeasureReaders", "one asynchronous queue past the page cache")},
    ReaderRow{"io_uring-fixed",
              QT_TRANSLATE_NOOP("MeasureReaders", "one asynchronous queue into buffers that the kernel knows")},
    ReaderRow{"raw", QT_TRANSLATE_NOOP("MeasureReaders", "one asynchronous queue on a block device, only reading")},
    ReaderRow{"flat-direct", QT_TRANSLATE_NOOP("MeasureReaders", "one aligned direct read an expert")},
    ReaderRow{"direct-inplace", QT_TRANSLATE_NOOP("MeasureReaders", "direct reads at any place, nothing copied")},
    ReaderRow{"direct-bounce",
              QT_TRANSLATE_NOOP("MeasureReaders", "direct reads at any place, copied out of an aligned buffer")},
    ReaderRow{"buffered", QT_TRANSLATE_NOOP("MeasureReaders", "ordinary reads through the page cache")},
    ReaderRow{"mmap", QT_TRANSLATE_NOOP("MeasureReaders", "a mapped file, through the page cache")},
    ReaderRow{"null", QT_TRANSLATE_NOOP("MeasureReaders", "reads nothing: what measuring itself costs")},
};

QString textOf(const QJsonObject& object, const char* name) { return object.value(QLatin1String(name)).toString(); }

/// In the program's words where it is not known here.
QString aboutReader(const QJsonObject& reader) {
  const QString name = textOf(reader, "name");
  for (const ReaderRow& row : kReaders) {
    if (name == QLatin1String(row.name)) return QCoreApplication::translate("MeasureReaders", row.about);
  }
  return textOf(reader, "summary");
}

}  // namespace

MeasureReaders::MeasureReaders(QWidget* parent)
    : QGroupBox(tr("Readers"), parent), about_(sentenceLabel(QStringLiteral("readersAbout"))), rows_(new QGridLayout) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(about_);
  layout->addLayout(rows_);
  rows_->setColumnStretch(1, 1);
  about_->setText(tr("The readers of this machine are being asked for."));
}

void MeasureReaders::show(const QJsonDocument& answer, const QString& problem) {
  const QStringList before = chosen();
  qDeleteAll(findChildren<QWidget*>(QStringLiteral("readerSummary")));
  qDeleteAll(std::exchange(boxes_, {}));
  const QJsonArray readers = answer.object().value(QLatin1String("readers")).toArray();
  for (const QJsonValue& one : readers) {
    addRow(one.toObject(), before.contains(textOf(one.toObject(), "name")));
  }
  about_->setText(readers.isEmpty() ? tr("The readers cannot be listed: %1").arg(problem)
                                    : tr("None chosen: the best one that reads the source."));
  emit changed();
}

void MeasureReaders::addRow(const QJsonObject& reader, bool chosen) {
  const QString name = textOf(reader, "name"), why = textOf(reader, "unavailable_reason");
  const bool works = reader.value(QLatin1String("available")).toBool();
  auto* box = new QCheckBox(name);
  box->setObjectName(QStringLiteral("reader-%1").arg(name));
  box->setEnabled(works);
  box->setChecked(works && chosen);
  QLabel* about = sentenceLabel(QStringLiteral("readerSummary"));
  about->setText(works ? aboutReader(reader) : tr("It does not work here: %1").arg(why));
  about->setEnabled(works);
  box->setAccessibleDescription(about->text());
  const int row = rows_->rowCount();
  rows_->addWidget(box, row, 0, Qt::AlignTop);
  rows_->addWidget(about, row, 1);
  boxes_ << box;
  connect(box, &QCheckBox::toggled, this, &MeasureReaders::changed);
}

QStringList MeasureReaders::chosen() const {
  QStringList names;
  for (const QCheckBox* box : boxes_) {
    if (box->isEnabled() && box->isChecked()) names << box->text();
  }
  return names;
}

}  // namespace merops::gui
