#pragma once

#include "gui/models/disk_cards.h"
#include "gui/models/latest.h"
#include "gui/models/model_choice.h"
#include "gui/pages/page.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace merops::gui {

class DiskCardView;

/// Every disk of this machine and every disk with results, as cards; several are chosen to be compared.
class DisksPage : public Page {
  Q_OBJECT

 public:
  explicit DisksPage(const PageContext& context, QWidget* parent = nullptr);
  [[nodiscard]] bool isSettled() const override;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  void follow();
  void refresh();  ///< asks for everything that the page shows
  void askDevices();
  void askDisks();
  void showCards();
  void showWords(std::size_t cards, std::size_t leftOut);
  void showChosen();
  void resizeTo(std::size_t count);
  DiskCardView* makeView();
  void choose(const DiskCardView& view);
  void measure(const DiskCard& card);
  void showMenu(const DiskCardView& view, const QPoint& at);
  void focusNeighbour(const DiskCardView& view, Qt::Key arrow);
  [[nodiscard]] std::vector<std::string> chosen() const;  ///< of the selection those that have a card
  [[nodiscard]] QString storeWords() const;

  Latest latest_;
  ModelChoice models_;
  bool devicesAsked_ = false;
  std::optional<MachineDevices> machine_{};
  QString devicesProblem_{};
  std::vector<report::DiskSummary> disks_{};
  std::vector<DiskCardView*> views_{};
  QLabel *words_ = nullptr, *problem_ = nullptr;
  QPushButton *compare_ = nullptr, *rescan_ = nullptr, *measure_ = nullptr;
  QScrollArea* area_ = nullptr;
  QWidget* cards_ = nullptr;
};

}  // namespace merops::gui
