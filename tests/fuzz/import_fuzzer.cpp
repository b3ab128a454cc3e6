#include "tests/fuzz/entry_points.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  (void)merops::test::feed_import(std::as_bytes(std::span(data, size)));
  return 0;
}
