#include "core/host/link_linux.h"

#include "core/host/ata_identity_linux.h"
#include "core/host/hardware_path_linux.h"
#include "core/host/kernel_file.h"
#include "core/host/usb_speed_linux.h"

#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

// The nearest folder that a device hangs on and that fits; empty where none does.
fs::path nearest(const fs::path& folder, bool (*fits)(const fs::path&)) {
  const auto places = hardware_path(folder);
  const auto found = std::find_if(places.begin(), places.end(), fits);
  return found == places.end() ? fs::path() : *found;
}

// The number a text begins with; 0 where there is none ("Unknown", "<unknown>").
double leading_number(const std::string& text) {
  std::istringstream words(text);
  words.imbue(std::locale::classic());
  double value = 0;
  words >> value;
  return words ? value : 0;
}

std::optional<std::uint64_t> bytes_per_s(double bits_per_s) {
  if (!(bits_per_s > 0)) return std::nullopt;
  return static_cast<std::uint64_t>(std::floor(bits_per_s / 8));
}

void compare(LinkFacts& link) {
  if (!link.negotiated.empty() && !link.possible.empty()) link.full = link.negotiated == link.possible;
}

std::string pcie_words(const std::string& speed, const std::string& width) {
  if (leading_number(speed) <= 0 || leading_number(width) <= 0) return {};
  return fmt::format("{:.1f} GT/s x{}", leading_number(speed), width);
}

LinkFacts pcie_link(const fs::path& function) {
  const auto text = [&](const char* name) { return read_text(function / name).value_or(""); };
  LinkFacts link{"pcie"};
  const std::string speed = text("current_link_speed"), width = text("current_link_width");
  link.negotiated = pcie_words(speed, width);
  link.possible = pcie_words(text("max_link_speed"), text("max_link_width"));
  link.ceiling_bytes_per_s = pcie_ceiling(speed, to_number(width).value_or(0));
  compare(link);
  return link;
}

LinkFacts usb_link(const fs::path& device) {
  LinkFacts link{"usb"};
  const std::string speed = read_text(device / "speed").value_or("");
  if (leading_number(speed) > 0) link.negotiated = speed + " Mb/s";
  if (const auto fastest = fastest_usb_mbit_per_s(device)) link.possible = fmt::format("{} Mb/s", *fastest);
  link.ceiling_bytes_per_s = usb_ceiling(speed);
  compare(link);
  return link;
}

std::string sata_words(double gbit_per_s) { return gbit_per_s > 0 ? fmt::format("{:.1f} Gb/s", gbit_per_s) : ""; }

// .../ata3/link3/ata_link/link3/sata_spd
LinkFacts sata_link(const fs::path& port) {
  LinkFacts link{"sata"};
  const std::string name = "link" + port.filename().string().substr(3);
  const std::string speed = read_text(port / name / "ata_link" / name / "sata_spd").value_or("");
  link.negotiated = sata_words(leading_number(speed));
  if (const auto disk = read_ata_identity(port)) link.possible = sata_words(disk->fastest_mbit_per_s / 1000.0);
  link.ceiling_bytes_per_s = sata_ceiling(speed);
  compare(link);
  return link;
}

bool is_ata_port(const fs::path& folder) {
  const std::string name = folder.filename().string();
  return name.rfind("ata", 0) == 0 && to_number(name.substr(3)).has_value();
}

bool is_usb_device(const fs::path& folder) { return is_there(folder / "idVendor") && is_there(folder / "speed"); }

bool is_pci_function(const fs::path& folder) { return is_there(folder / "vendor") && is_there(folder / "class"); }

// The PCI function of an NVMe namespace's controller; also where several paths lead to the namespace, which then hangs
// below a subsystem that lists its controllers.
fs::path nvme_function(const fs::path& folder) {
  fs::path above = nearest(folder, is_pci_function);
  if (!above.empty()) return above;
  for (const fs::path& entry : entries_of(folder / "device")) {
    std::error_code error;
    fs::path function = fs::canonical(entry / "device", error);
    if (!error && is_pci_function(function)) return function;
  }
  return {};
}

}  // namespace

std::optional<std::uint64_t> pcie_ceiling(const std::string& speed, std::uint64_t width) {
  const double transfers = leading_number(speed) * 1e9;
  const double coding = transfers <= 5e9 ? 8.0 / 10 : transfers <= 32e9 ? 128.0 / 130 : 1.0;
  return bytes_per_s(transfers * coding * static_cast<double>(width));
}

std::optional<std::uint64_t> usb_ceiling(const std::string& speed) {
  const double bits = leading_number(speed) * 1e6;
  const double coding = bits <= 480e6 ? 1.0 : bits <= 5e9 ? 8.0 / 10 : 128.0 / 132;
  return bytes_per_s(bits * coding);
}

std::optional<std::uint64_t> sata_ceiling(const std::string& speed) {
  return bytes_per_s(leading_number(speed) * 1e9 * 8 / 10);
}

LinkFacts link_of(const fs::path& folder) {
  if (const fs::path usb = nearest(folder, is_usb_device); !usb.empty()) return usb_link(usb);
  if (const fs::path port = nearest(folder, is_ata_port); !port.empty()) return sata_link(port);
  if (folder.filename().string().rfind("nvme", 0) != 0) return {};
  const fs::path function = nvme_function(folder);
  return function.empty() ? LinkFacts{} : pcie_link(function);
}

}  // namespace merops
