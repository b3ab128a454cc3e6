#include "cli/text_file.h"

#include "core/host/open_file.h"
#include "core/model/error.h"

#include <cstdint>
#include <span>

namespace merops {
namespace {

/// Files written by hand have some kilobytes; what is larger is something else.
constexpr std::uint64_t kLargest = 16U << 20U;

}  // namespace

std::string read_text_file(const std::filesystem::path& path, const std::string& what) {
  const auto source = open_byte_source(path);
  if (source->size() > kLargest) {
    throw Error("reading " + path.string(), "it is too large to be " + what, "Name " + what + ".");
  }
  std::string text(static_cast<std::size_t>(source->size()), '\0');
  source->read(0, std::as_writable_bytes(std::span(text)));
  return text;
}

}  // namespace merops
