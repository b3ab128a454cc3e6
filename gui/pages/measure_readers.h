#pragma once

#include <QGroupBox>
#include <QJsonDocument>
#include <QStringList>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace merops::gui {

/// The readers of this machine to choose from; those that do not work here stand there with the reason.
class MeasureReaders : public QGroupBox {
  Q_OBJECT

 public:
  explicit MeasureReaders(QWidget* parent = nullptr);
  /// What `merops readers --json` answered; `problem` where it answered nothing. Keeps what was chosen.
  void show(const QJsonDocument& answer, const QString& problem);
  /// Those that can be used and are chosen; none: the program chooses.
  [[nodiscard]] QStringList chosen() const;

 signals:
  void changed();

 private:
  void addRow(const QJsonObject& reader, bool chosen);

  QLabel* about_;
  QGridLayout* rows_;
  QList<QCheckBox*> boxes_{};
};

}  // namespace merops::gui
