#include "core/host/machine_id.h"

#include "core/model/sha256.h"

#include <span>

namespace merops {

std::string hashed_machine_id(const std::string& id) {
  if (id.empty()) return {};
  const std::string salted = "merops machine " + id;
  return to_hex(sha256(std::as_bytes(std::span(salted)))).substr(0, 16);
}

}  // namespace merops
