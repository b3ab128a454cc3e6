#include "tests/support/zram_device.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>

#include <sys/swap.h>
#include <unistd.h>

namespace merops::test {
namespace {

constexpr char kAdd[] = "/sys/class/zram-control/hot_add", kRemove[] = "/sys/class/zram-control/hot_remove";
constexpr std::size_t kPage = 4096;

[[noreturn]] void fail(const std::string& doing) { throw std::system_error(errno, std::generic_category(), doing); }

/// As mkswap writes it: version 1, the last page's number, no bad pages, the magic at the page's end.
std::array<char, kPage> swap_header(std::uint64_t bytes) {
  std::array<char, kPage> page{};
  const std::array<std::uint32_t, 2> numbers{1, static_cast<std::uint32_t>(bytes / kPage - 1)};
  std::memcpy(page.data() + 1024, numbers.data(), sizeof numbers);
  std::memcpy(page.data() + kPage - 10, "SWAPSPACE2", 10);
  return page;
}

}  // namespace

std::string ZramDevice::unavailable() {
  if (::geteuid() != 0) return "zram devices need root";
  if (::access(kAdd, R_OK) != 0) return "no zram here";
  return {};
}

ZramDevice::ZramDevice(std::uint64_t bytes) {
  if (!(std::ifstream(kAdd) >> number_)) fail("adding a zram device");
  std::ofstream size("/sys/block/" + name() + "/disksize");
  if (!(size << bytes << std::flush)) fail("giving " + name() + " a size");
}

ZramDevice::~ZramDevice() { std::ofstream(kRemove) << number_ << std::flush; }

SwapOn::SwapOn(std::filesystem::path device) : device_(std::move(device)) {
  std::fstream file(device_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekg(0, std::ios::end);
  const auto page = swap_header(static_cast<std::uint64_t>(file.tellg()));
  file.seekp(0);
  if (!file.write(page.data(), page.size()) || !file.flush()) fail("writing a swap header");
  file.close();
  if (::swapon(device_.c_str(), 0) != 0) fail("swapping to " + device_.string());
}

SwapOn::~SwapOn() { ::swapoff(device_.c_str()); }

}  // namespace merops::test
