#pragma once

#include <string_view>

namespace merops {

/// Whether a name, as wide_path gives it, is one of a whole device (\\.\PhysicalDrive0, \\.\C:, \\?\Volume{...}) and
/// not of a file on one (\\.\C:\file).
[[nodiscard]] bool is_device_name(std::wstring_view path);

/// Whether it is one of a pipe (\\.\pipe\name, \\server\pipe\name): opening it would take a place at its other end.
[[nodiscard]] bool is_pipe_name(std::wstring_view path);

}  // namespace merops
