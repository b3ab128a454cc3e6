#pragma once

#include "gui/charts/chart_list.h"
#include "gui/models/latest.h"
#include "gui/pages/page.h"

#include <QStringList>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace merops::gui {

class LinesCheckList;

/// What the pages of lines have in common: choices on the left, charts and sentences about them on the right; asks the
/// database when it is shown and something changed; a sentence and a way on where there is nothing to show.
class LinesPage : public Page {
  Q_OBJECT

 public:
  explicit LinesPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;

 protected:
  /// Asks `latest()` for what is to be shown; called only while the page is shown and the store is ready.
  virtual void ask() = 0;
  /// What to say where nothing was measured.
  [[nodiscard]] virtual QString nothingYet() const = 0;
  /// Another database, or other results: what was read is out of date.
  virtual void forget() {}

  /// Asks now if the page is shown, else when it is.
  void refresh();
  [[nodiscard]] Latest& latest() { return latest_; }
  /// Shows charts with sentences below them; `instead` where there are no charts.
  void showCharts(const std::vector<LineChart>& charts, const QStringList& notes, const QString& instead);
  /// Shows a sentence instead of everything, with a button that asks for a measurement.
  void invite(const QString& text, bool measure = true);
  void fail(const Error& error);

  /// Adds a labelled list on the left; its parent holds both.
  LinesCheckList* addChoices(const QString& label, const QString& name, const QString& toolTip);
  [[nodiscard]] QVBoxLayout* choices() const { return choices_; }
  [[nodiscard]] QVBoxLayout* body() const { return body_; }  ///< what is right of the choices
  [[nodiscard]] ChartList* charts() const { return charts_; }

  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeBody();
  QWidget* makeInvitation();
  void follow();

  Latest latest_;
  bool stale_ = true;
  QStackedWidget* stack_ = nullptr;
  QSplitter* content_ = nullptr;
  QVBoxLayout *choices_ = nullptr, *body_ = nullptr;
  ChartList* charts_ = nullptr;
  QPlainTextEdit* notes_ = nullptr;
  QLabel* invitation_ = nullptr;
  QPushButton* measure_ = nullptr;
};

}  // namespace merops::gui
