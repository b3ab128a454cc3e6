#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>

namespace merops::gui {

/// The command-line program beside this one: measures, and tells about devices and models. All calls return at once.
class Program : public QObject {
  Q_OBJECT

 public:
  /// `path` empty: looks beside this program's file, where the build puts it, then in PATH.
  explicit Program(QString path = {}, QObject* parent = nullptr);
  [[nodiscard]] const QString& path() const { return path_; }  ///< empty: not found

  struct Answer {
    QJsonDocument document{};  ///< of its standard output; null where that is no JSON
    int exitCode = -1;         ///< -1: not started, killed, or it took longer than `timeoutMs`
    QString problem{};         ///< empty, or in words what went wrong and what to try (its own words where it has any)
  };
  /// Starts `merops arguments...` and calls `done` with the answer, unless `receiver` is gone by then. The document is
  /// there also when the exit code is not 0 (`inspect` of a faulty source).
  void ask(const QStringList& arguments, QObject* receiver, std::function<void(const Answer&)> done,
           int timeoutMs = 30'000);
  [[nodiscard]] bool isIdle() const { return running_ == 0; }

 signals:
  void idle();

 private:
  QString path_{};
  int running_ = 0;
};

}  // namespace merops::gui
