#pragma once

#include <QtGlobal>

class QProcess;

namespace merops::gui {

/// Before the start: the child is asked to stop as by Ctrl-C when this program ends in whatever way, hears that signal
/// also where this program ignores it, and not the one that a terminal sends to this program.
void prepareChild(QProcess& process);
/// Asks a running child to stop as Ctrl-C does; nothing happens where there is none.
void interruptChild(const QProcess& process);

}  // namespace merops::gui
