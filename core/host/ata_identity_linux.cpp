#include "core/host/ata_identity_linux.h"

#include "core/host/kernel_file.h"

#include <cstddef>
#include <ios>
#include <sstream>
#include <vector>

namespace merops {
namespace {

constexpr std::size_t kWords = 256;

// Two characters a word, the first in the high byte.
std::string text_of(const std::vector<std::uint16_t>& words, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i <= last; ++i) {
    text += static_cast<char>(words[i] >> 8U);
    text += static_cast<char>(words[i] & 0xFFU);
  }
  return trimmed(text);
}

// Word 76, bits 1 to 3: the generations that the disk's port can speak; 0 and FFFFh: it does not tell.
std::uint32_t fastest(std::uint16_t capabilities) {
  if (capabilities == 0xFFFFU) return 0;
  if ((capabilities & 8U) != 0) return 6000;
  if ((capabilities & 4U) != 0) return 3000;
  return (capabilities & 2U) != 0 ? 1500 : 0;
}

}  // namespace

std::optional<AtaIdentity> parse_ata_identity(const std::string& text) {
  std::istringstream input(text);
  std::vector<std::uint16_t> words;
  for (std::uint16_t word = 0; input >> std::hex >> word;) words.push_back(word);
  if (words.size() != kWords) return std::nullopt;
  return AtaIdentity{text_of(words, 27, 46), text_of(words, 23, 26), text_of(words, 10, 19), fastest(words[76])};
}

std::optional<AtaIdentity> read_ata_identity(const std::filesystem::path& port) {
  for (const auto& link : entries_of(port)) {
    if (link.filename().string().rfind("link", 0) != 0) continue;
    for (const auto& device : entries_of(link)) {  // dev3.0/ata_device/dev3.0/id
      const std::string name = device.filename().string();
      const auto text = read_text(device / "ata_device" / name / "id");
      if (text) return parse_ata_identity(*text);
    }
  }
  return std::nullopt;
}

}  // namespace merops
