#include "results/import.h"

#include "core/model/error.h"
#include "results/import_fio.h"
#include "results/import_iobench.h"
#include "results/set_envelope.h"

#include <algorithm>

#include <fmt/format.h>

namespace merops {
namespace {

void need_bounded(std::string_view text, const std::string& name) {
  const auto opens = [](char c) { return c == '[' || c == '{'; };
  const auto parts = static_cast<std::uint64_t>(std::count_if(text.begin(), text.end(), opens));
  if (text.size() <= kMostImportBytes && parts <= kMostImportParts) return;
  throw Error("importing " + name,
              fmt::format("it has {} bytes with {} lists and objects; up to {} with {} are taken", text.size(), parts,
                          kMostImportBytes, kMostImportParts),
              "have fewer campaigns exported into each set");
}

}  // namespace

ReadSet read_importable(std::string_view text, const std::string& name) {
  need_bounded(text, name);
  if (looks_like_set(text)) return read_set(text, name);
  if (looks_like_fio(text)) return read_fio(text, name);
  if (looks_like_iobench(text)) return read_iobench(text, name);
  throw Error("importing " + name,
              "it is neither a result set of Merops, nor fio's JSON output, nor has it a line of iobench",
              "`merops export` writes result sets, `fio --output-format=json` that of fio");
}

}  // namespace merops
