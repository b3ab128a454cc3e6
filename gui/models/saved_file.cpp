#include "gui/models/saved_file.h"

#include "core/model/error.h"
#include "gui/models/native_path.h"
#include "results/output_path.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace merops::gui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(SavedFile)
};

[[noreturn]] void refuse(const std::filesystem::path& path, const QString& why) {
  throw Error(Words::tr("writing %1").arg(pathText(path)).toStdString(), why.toStdString(),
              Words::tr("Choose another folder or another name.").toStdString());
}

}  // namespace

bool saveFile(const std::filesystem::path& path, const QByteArray& content, bool replace) {
  refuse_results_database(path);
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (std::filesystem::exists(status)) {
    // A device or pipe would be taken away from whoever uses it.
    if (!std::filesystem::is_regular_file(status)) refuse(path, Words::tr("it is there and is no regular file"));
    if (!replace) return false;
  }
  QSaveFile file(pathText(path));
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit()) {
    refuse(path, file.errorString());
  }
  return true;
}

}  // namespace merops::gui
