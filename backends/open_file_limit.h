#pragma once

namespace merops {

/// Lets the process have as many files open as it may ask for without any right: a container may have a hundred shards,
/// and every thread of a synchronous reader opens them all.
void allow_many_open_files();

}  // namespace merops
