#pragma once

#include "gui/models/claim_rows.h"
#include "gui/models/compare_view.h"
#include "gui/models/latest.h"
#include "gui/pages/page.h"

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace merops::gui {

class ChartList;
class ClaimsPanel;
class CompareBar;
class CompareDiskList;
class CompareFindingsPanel;

/// Disks beside one another and beside documented results, and what becomes of documented claims.
class ComparePage : public Page {
  Q_OBJECT

 public:
  explicit ComparePage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  /// What was read of the database: kept until it changes, since other measures and disks are shown of the same.
  struct Recorded {
    std::vector<ComparedDisk> disks{};
    std::vector<ClaimRow> claims{};
  };
  struct Answer {
    std::shared_ptr<const Recorded> recorded{};
    CompareView view{};
  };

  void build();
  [[nodiscard]] QWidget* buildCharts();
  [[nodiscard]] QWidget* buildMessage();
  void follow();
  void refresh();
  void forget();
  void ask();
  void showAnswer(const Answer& answer);
  void say(const QString& text, bool offersMeasuring);
  void sayNothing();
  void sayState();
  void shareHeight();
  [[nodiscard]] CompareWish wish() const;
  [[nodiscard]] static std::shared_ptr<const Recorded> load(Database& database, const Display& display);

  Latest latest_;
  std::shared_ptr<const Recorded> recorded_{};
  bool stale_ = true, shared_ = false;
  QStackedWidget* stack_ = nullptr;  ///< a sentence instead of tabs, or the tabs
  QLabel* message_ = nullptr;
  QPushButton* measure_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  CompareBar* bar_ = nullptr;
  CompareDiskList* disks_ = nullptr;
  QSplitter* beside_ = nullptr;  ///< charts and findings
  ChartList* charts_ = nullptr;
  CompareFindingsPanel* findings_ = nullptr;
  ClaimsPanel* claims_ = nullptr;
};

}  // namespace merops::gui
