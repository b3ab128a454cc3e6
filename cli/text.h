#pragma once

#include "core/model/facts.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace merops {

/// Where something lives, in one line: "/dev/nvme0n1 (nvme, Samsung SSD 990 PRO), ext4 at /home".
[[nodiscard]] std::string storage_text(const StorageFacts& storage);

/// "name         text", the texts of all facts one below the other; nothing where the text is empty.
void print_fact(std::ostream& out, std::string_view name, const std::string& text);

}  // namespace merops
