#include "gui/charts/chart_actions.h"

#include "gui/charts/chart_view.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <array>

namespace merops::gui {
namespace {

using Save = bool (ChartView::*)(const QString&, QString&) const;

struct Format {
  const char* text;
  const char* ending;
  QKeySequence keys;
  Save save;
};

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ChartActions)
};

/// The title as a file's name.
QString nameFor(const ChartView& view, const QString& ending) {
  static const QRegularExpression kNotInNames(QStringLiteral("[\\x00-\\x1f\\\\/:*?\"<>|]+"));
  constexpr int kMost = 60;
  QString name = view.accessibleName().replace(kNotInNames, QStringLiteral(" ")).simplified().left(kMost);
  if (name.isEmpty()) name = Words::tr("Chart");
  return QDir::home().filePath(name + u'.' + ending);
}

void saveAs(ChartView& view, const Format& format) {
  const QString ending = QString::fromLatin1(format.ending);
  QFileDialog dialog(&view, Words::tr("Save the chart"), nameFor(view, ending),
                     Words::tr("%1 files (*.%2)").arg(ending.toUpper(), ending));
  dialog.setAcceptMode(QFileDialog::AcceptSave);  // asks before it names a file that is there
  dialog.setDefaultSuffix(ending);
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
  QString why;
  if ((view.*format.save)(dialog.selectedFiles().constFirst(), why)) return;
  QMessageBox box(QMessageBox::Warning, Words::tr("The chart was not saved"), why, QMessageBox::Ok, &view);
  box.setTextFormat(Qt::PlainText);
  box.exec();
}

QAction* addAction(ChartView& view, const QString& text, const QKeySequence& keys, const QString& name) {
  auto* action = new QAction(text, &view);
  action->setShortcut(keys);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  action->setObjectName(name);
  view.addAction(action);
  return action;
}

}  // namespace

void addChartActions(ChartView& view) {
  static const std::array kFormats{Format{QT_TRANSLATE_NOOP("ChartActions", "Save as &PNG..."), "png",
                                          QKeySequence(Qt::CTRL | Qt::Key_S), &ChartView::savePng},
                                   Format{QT_TRANSLATE_NOOP("ChartActions", "Save as &SVG..."), "svg",
                                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &ChartView::saveSvg}};
  for (const Format& format : kFormats) {
    QAction* action = addAction(view, Words::tr(format.text), format.keys, QString::fromLatin1(format.ending));
    QObject::connect(action, &QAction::triggered, &view, [&view, &format] { saveAs(view, format); });
  }
  QAction* values = addAction(view, Words::tr("&Copy values"), QKeySequence::Copy, QStringLiteral("copyValues"));
  QObject::connect(values, &QAction::triggered, &view, [&view] { view.copyValues(); });
  QAction* picture = addAction(view, Words::tr("Copy p&icture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                               QStringLiteral("copyPicture"));
  QObject::connect(picture, &QAction::triggered, &view, [&view] { view.copyPicture(); });
  view.setContextMenuPolicy(Qt::ActionsContextMenu);
}

}  // namespace merops::gui
