#pragma once

class QCoreApplication;

namespace merops::gui {

/// Makes the program speak the user's language, where there is a translation of it (gui/translations), and Qt's own
/// dialogs too; English otherwise, whose plural forms are a translation as well.
void installTranslations(QCoreApplication& application);

}  // namespace merops::gui
