#pragma once

#include <string>
#include <vector>

namespace merops {

/// What the user of this program is called (USER, LOGNAME, SUDO_USER, USERNAME, the home folder's name): to be taken
/// out of exported texts.
[[nodiscard]] std::vector<std::string> own_names();

}  // namespace merops
