#pragma once

#include <string>

namespace merops {

/// "0.1.0": the version of the project.
[[nodiscard]] std::string version_number();
/// "0.1.0, g++ 12.2.0, Release, v0.1.0-3-gabc1234": what is stored with each campaign.
[[nodiscard]] std::string build_description();
/// What --version prints.
[[nodiscard]] std::string version_text();

}  // namespace merops
