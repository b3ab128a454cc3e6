#include "tests/host/gpt_image.h"

#include <fstream>
#include <stdexcept>

namespace merops::test {
namespace {

constexpr std::uint64_t kSector = 512, kEntries = 128, kEntryBytes = 128, kTable = kEntries * kEntryBytes / kSector;

std::string number(std::uint64_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i));
  return text;
}

std::uint32_t crc32(const std::string& text) {
  std::uint32_t crc = 0xffffffff;
  for (const char letter : text) {
    crc ^= static_cast<unsigned char>(letter);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

std::string entries_of(const GptPartition& partition) {
  std::string entry = partition.type + std::string(16, '\x11') + number(partition.first, 8) +
                      number(partition.last, 8) + number(partition.attributes, 8);
  entry.resize(kEntries * kEntryBytes, '\0');
  return entry;
}

std::string header(std::uint64_t own, std::uint64_t other, std::uint64_t table, const std::string& entries) {
  const std::uint64_t end = own > other ? own : other;  // the last sector
  const std::string before = "EFI PART" + number(0x10000, 4) + number(92, 4);
  const std::string after = number(0, 4) + number(own, 8) + number(other, 8) + number(2 + kTable, 8) +
                            number(end - kTable - 1, 8) + std::string(16, '\x22') + number(table, 8) +
                            number(kEntries, 4) + number(kEntryBytes, 4) + number(crc32(entries), 4);
  return before + number(crc32(before + number(0, 4) + after), 4) + after;
}

std::string protective_mbr(std::uint64_t sectors) {
  std::string sector(kSector, '\0');
  sector.replace(446, 16, std::string("\0\0\x02\0\xee\xff\xff\xff", 8) + number(1, 4) + number(sectors - 1, 4));
  return sector.replace(510, 2, "\x55\xaa");
}

}  // namespace

const std::string kGptLinux("\xaf\x3d\xc6\x0f\x83\x84\x72\x47\x8e\x79\x3d\x69\xd8\x47\x7d\xe4", 16);
const std::string kGptBiosBoot("Hah!IdontNeedEFI");

void write_gpt(const std::filesystem::path& image, std::uint64_t bytes, const GptPartition& partition) {
  const std::uint64_t sectors = bytes / kSector, last = sectors - 1;
  const std::string entries = entries_of(partition);
  std::fstream file(image, std::ios::in | std::ios::out | std::ios::binary);
  const auto write = [&](std::uint64_t sector, const std::string& text) {
    file.seekp(static_cast<std::streamoff>(sector * kSector))
        .write(text.data(), static_cast<std::streamsize>(text.size()));
  };
  write(0, protective_mbr(sectors));
  write(1, header(1, last, 2, entries));
  write(2, entries);
  write(last - kTable, entries);
  write(last, header(last, 1, last - kTable, entries));
  if (!file.flush()) throw std::runtime_error("writing a GPT into " + image.string());
}

}  // namespace merops::test
