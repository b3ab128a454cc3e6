#include "gui/models/native_path.h"

#include <QByteArray>
#include <string>

namespace merops::gui {

std::filesystem::path nativePath(const QString& text) {
  const QByteArray utf8 = text.toUtf8();
  return std::u8string(utf8.begin(), utf8.end());
}

QString pathText(const std::filesystem::path& path) {
  const std::u8string utf8 = path.u8string();
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace merops::gui
