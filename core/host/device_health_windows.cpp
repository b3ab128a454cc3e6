#include "core/host/device_health.h"
#include "core/host/error_windows.h"
#include "core/host/storage_answer_windows.h"
#include "core/host/storage_query_windows.h"
#include "core/model/little_endian.h"
#include "core/model/nvme_health.h"

#include <array>

#include <fmt/format.h>
#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

[[noreturn]] void fail(const DeviceFacts& device, const std::string& why) {
  throw Error(fmt::format("reading the health log of {}", device.name), why);
}

std::string words_of(unsigned long error) {
  return words_of_error(error) + (error == ERROR_ACCESS_DENIED ? " (it needs an administrator)" : "");
}

constexpr std::size_t kWordBytes = 4, kQuestionWords = 12;
/// Drivers want room for the page behind the question, too.
using Question = std::array<std::byte, kQuestionWords * kWordBytes + kNvmeHealthBytes>;

/// STORAGE_PROPERTY_QUERY with STORAGE_PROTOCOL_SPECIFIC_DATA as its parameters, in words of four bytes.
Question question() {
  constexpr std::uint64_t kNvme = 3, kLogPage = 2, kHealthPage = 2, kPageOffset = 40;
  constexpr std::array<std::uint64_t, kQuestionWords> kWords{StorageDeviceProtocolSpecificProperty,
                                                             PropertyStandardQuery,
                                                             kNvme,
                                                             kLogPage,
                                                             kHealthPage,
                                                             0,
                                                             kPageOffset,
                                                             kNvmeHealthBytes};
  Question bytes{};
  const std::span all(bytes);
  for (std::size_t i = 0; i < kWords.size(); ++i) put_little_endian(all.subspan(kWordBytes * i), kWords[i], kWordBytes);
  return bytes;
}

}  // namespace

std::string read_nvme_health_page(const DeviceFacts& device) {
  const FileHandle drive = open_device_to_ask(device.path);
  if (!drive) fail(device, words_of(::GetLastError()));
  const StorageAnswer answer = ask_storage(drive, IOCTL_STORAGE_QUERY_PROPERTY, question());
  if (answer.error != 0) fail(device, words_of(answer.error));
  std::string page = storage_answer::decode_log_page(answer.bytes, kNvmeHealthBytes);
  if (page.empty()) fail(device, "the disk's answer does not hold the page");
  return page;
}

}  // namespace merops
