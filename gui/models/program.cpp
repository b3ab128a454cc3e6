#include "gui/models/program.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>
#include <memory>
#include <utility>

namespace merops::gui {
namespace {

constexpr char kName[] = "merops";

/// Beside this program's file (where it is installed, and on Windows), or where the build puts it.
QString findProgram() {
  const QString here = QCoreApplication::applicationDirPath();
  for (const char* folder : {"", "/../cli"}) {
    const QString found = QStandardPaths::findExecutable(QLatin1String(kName), {here + QLatin1String(folder)});
    if (!found.isEmpty()) return QFileInfo(found).canonicalFilePath();
  }
  return QStandardPaths::findExecutable(QLatin1String(kName));
}

QString firstWords(const QByteArray& standardError) { return QString::fromUtf8(standardError).trimmed().left(2000); }

QString problemOf(const QProcess& process, int exitCode, const QByteArray& standardError) {
  if (process.error() == QProcess::FailedToStart) {
    return Program::tr("%1 cannot be started (%2). Is it installed beside this program?")
        .arg(process.program(), process.errorString());
  }
  if (exitCode == 0) return {};
  const QString words = firstWords(standardError);
  return words.isEmpty() ? Program::tr("%1 ended without a word (exit code %2).").arg(process.program()).arg(exitCode)
                         : words;
}

}  // namespace

Program::Program(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
  if (path_.isEmpty()) path_ = findProgram();
}

void Program::ask(const QStringList& arguments, QObject* receiver, std::function<void(const Answer&)> done,
                  int timeoutMs) {
  auto* process = new QProcess(this);
  auto* timer = new QTimer(process);
  timer->setSingleShot(true);
  ++running_;
  const QPointer<QObject> alive(receiver);
  const auto late = std::make_shared<bool>(false);
  const auto end = [this, process, alive, late, done = std::move(done)](int exitCode) {
    process->disconnect();
    process->deleteLater();
    Answer answer;
    answer.document = QJsonDocument::fromJson(process->readAllStandardOutput());
    answer.exitCode = exitCode;
    answer.problem = *late ? tr("%1 did not answer in time and was ended.").arg(process->program())
                           : problemOf(*process, exitCode, process->readAllStandardError());
    --running_;
    if (alive) done(answer);
    if (running_ == 0) emit idle();
  };
  connect(process, &QProcess::finished, this,
          [end](int code, QProcess::ExitStatus status) { end(status == QProcess::NormalExit ? code : -1); });
  connect(process, &QProcess::errorOccurred, this, [end](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end(-1);
  });
  connect(timer, &QTimer::timeout, process, [process, late] {
    *late = true;
    process->kill();
  });
  timer->start(timeoutMs);
  process->start(path_.isEmpty() ? QString::fromLatin1(kName) : path_, arguments);
}

}  // namespace merops::gui
