#pragma once

#include "gui/models/preferences.h"
#include "gui/models/program.h"
#include "gui/models/results_store.h"
#include "gui/models/selection.h"

#include <QWidget>

class QUndoStack;

namespace merops::gui {

/// What all pages share; outlives them.
struct PageContext {
  ResultsStore& store;
  Selection& selection;
  Preferences& preferences;
  Program& program;
  QUndoStack& undo;
};

/// One page of the window. A page works only while it is shown: what changed meanwhile it looks up when it is shown
/// again. Its constructor touches neither disk nor database.
class Page : public QWidget {
  Q_OBJECT

 public:
  explicit Page(const PageContext& context, QWidget* parent = nullptr) : QWidget(parent), context_(context) {}

  /// Everything is shown that is known: nothing is being read or drawn. For pictures and tests.
  [[nodiscard]] virtual bool isSettled() const = 0;
  /// Empty, or why the window should not close now, in a sentence that ends with what would be lost.
  [[nodiscard]] virtual QString closeObstacle() const { return {}; }

 signals:
  /// To be said in the window's status line; errors as a banner with what to try.
  void said(const QString& text);
  void failed(const QString& text, const QString& hint);
  /// Asks the window for another page by its id: "disks", "compare", "depth", "latency", "time", "results", "measure",
  /// "model".
  void pageWanted(const QString& id);

 protected:
  [[nodiscard]] const PageContext& context() const { return context_; }

 private:
  PageContext context_;
};

}  // namespace merops::gui
