#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace merops {

/// A text below HKEY_LOCAL_MACHINE without the blanks around it; empty where there is none.
[[nodiscard]] std::string registry_text(const wchar_t* key, const wchar_t* name);
[[nodiscard]] std::optional<std::uint32_t> registry_number(const wchar_t* key, const wchar_t* name);

}  // namespace merops
