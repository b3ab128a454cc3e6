#pragma once

#include <QByteArray>
#include <filesystem>

namespace merops::gui {

/// Writes a file that the user named, durably and whole or not at all (a temporary one takes its place). Over an
/// existing file only with `replace`: else false, and nothing is written. Never over anything but a regular file, and
/// never over a results database or what belongs to one: Error, as where it cannot be written. Symbolic links are
/// followed.
[[nodiscard]] bool saveFile(const std::filesystem::path& path, const QByteArray& content, bool replace);

}  // namespace merops::gui
