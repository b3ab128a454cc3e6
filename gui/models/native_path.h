#pragma once

#include <QString>
#include <filesystem>

/// Between Qt's texts and the system's paths, whatever the system's narrow characters mean.
namespace merops::gui {

[[nodiscard]] std::filesystem::path nativePath(const QString& text);
[[nodiscard]] QString pathText(const std::filesystem::path& path);

}  // namespace merops::gui
