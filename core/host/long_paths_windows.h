#pragma once

namespace merops {

/// Lets this process use paths of over 260 characters in every function of Windows 10 version 1703 and later, also
/// where std::filesystem calls them and the machine's setting LongPathsEnabled is off. On others only what Merops
/// itself opens, lists, names and removes may be longer. To be called once, before other threads are started.
void allow_long_paths() noexcept;

}  // namespace merops
