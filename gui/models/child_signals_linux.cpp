#include "gui/models/child_signals.h"

#include <QProcess>
#include <csignal>

#include <sys/prctl.h>
#include <unistd.h>

namespace merops::gui {
namespace {

/// Between fork and exec: only what is safe in a signal handler.
void settleIn(pid_t parent) {
  ::signal(SIGINT, SIG_DFL);
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGINT);
  if (::getppid() != parent) ::raise(SIGINT);  // it was gone before it could be watched
}

}  // namespace

void prepareChild(QProcess& process) {
  process.setChildProcessModifier([parent = ::getpid()] { settleIn(parent); });
}

void interruptChild(const QProcess& process) {
  const qint64 child = process.processId();
  if (child > 0) ::kill(static_cast<pid_t>(child), SIGINT);
}

}  // namespace merops::gui
