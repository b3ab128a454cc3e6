#pragma once

#include <string_view>

/// Data files of this folder, built into the program (cmake/EmbedText.cmake).
namespace merops::embedded {

[[nodiscard]] std::string_view schema_1();   ///< results/schema/1.sql
[[nodiscard]] std::string_view schema_2();   ///< results/schema/2.sql
[[nodiscard]] std::string_view reference();  ///< results/reference/documented.json

}  // namespace merops::embedded
