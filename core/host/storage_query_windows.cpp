#include "core/host/storage_query_windows.h"

#include "core/host/wide_text_windows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include <windows.h>
#include <winioctl.h>

namespace merops {
namespace {

constexpr std::string_view kDrive = "PhysicalDrive", kDevices = R"(\\.\)";

bool is_same_letter(char a, char b) {
  const auto lower = [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  };
  return lower(a) == lower(b);
}

bool begins(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(), is_same_letter);
}

FileHandle open_with(const std::filesystem::path& path, DWORD flags) {
  constexpr DWORD kShare = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  return FileHandle(::CreateFileW(wide_path(path).c_str(), 0, kShare, nullptr, OPEN_EXISTING, flags, nullptr));
}

}  // namespace

std::string drive_name(std::uint32_t number) { return std::string(kDrive) + std::to_string(number); }

std::string drive_path(std::uint32_t number) { return std::string(kDevices) + drive_name(number); }

std::optional<std::uint32_t> drive_number(const std::string& name) {
  std::string_view rest = name;
  if (begins(rest, kDevices)) rest.remove_prefix(kDevices.size());
  if (!begins(rest, kDrive)) return std::nullopt;
  rest.remove_prefix(kDrive.size());
  std::uint32_t number = 0;
  const auto [stop, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  const bool whole = error == std::errc{} && stop == rest.data() + rest.size();
  return whole ? std::optional(number) : std::nullopt;
}

FileHandle open_device_to_ask(const std::filesystem::path& device) { return open_with(device, 0); }

FileHandle open_file_to_ask(const std::filesystem::path& path) { return open_with(path, FILE_FLAG_BACKUP_SEMANTICS); }

StorageAnswer ask_storage(const FileHandle& device, unsigned long code, std::span<const std::byte> question,
                          std::size_t most_bytes) {
  std::vector<std::byte> asked(question.begin(), question.end());  // the call takes no constant
  StorageAnswer answer{std::vector<std::byte>(most_bytes)};
  DWORD came = 0;
  const BOOL done = ::DeviceIoControl(device.handle(), code, asked.data(), static_cast<DWORD>(asked.size()),
                                      answer.bytes.data(), static_cast<DWORD>(answer.bytes.size()), &came, nullptr);
  if (done == 0) answer.error = ::GetLastError();
  answer.bytes.resize(done == 0 ? 0 : std::min<std::size_t>(came, most_bytes));
  return answer;
}

StorageAnswer ask_property(const FileHandle& device, int property) {
  STORAGE_PROPERTY_QUERY query{};
  query.PropertyId = static_cast<STORAGE_PROPERTY_ID>(property);
  query.QueryType = PropertyStandardQuery;
  return ask_storage(device, IOCTL_STORAGE_QUERY_PROPERTY, std::as_bytes(std::span(&query, 1)));
}

}  // namespace merops
