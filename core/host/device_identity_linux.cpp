#include "core/host/device_identity_linux.h"

#include "core/host/ata_identity_linux.h"
#include "core/host/hardware_path_linux.h"
#include "core/host/kernel_file.h"

#include <initializer_list>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <sys/sysmacros.h>

namespace merops {
namespace {

namespace fs = std::filesystem;

std::string text_in(const fs::path& path) { return trimmed(read_text(path).value_or("")); }

void fill(std::string& field, const std::string& text) {
  if (field.empty()) field = text;
}

std::string first_of(const fs::path& folder, std::initializer_list<const char*> names) {
  std::string text;
  for (const char* name : names) fill(text, text_in(folder / name));
  return text;
}

void fill_from_ata(DeviceIdentity& identity, const fs::path& folder) {
  for (const fs::path& place : hardware_path(folder)) {
    if (const auto disk = read_ata_identity(place)) {
      identity = {disk->model, disk->firmware, disk->serial};
      return;
    }
  }
}

// SCSI: the vendor belongs to the name, unless the kernel only says that it is an ATA disk.
std::string model_in(const fs::path& folder) {
  const std::string vendor = text_in(folder / "device/vendor");
  const std::string model = first_of(folder, {"device/model", "device/name"});  // mmc has a name
  const bool pci_number = vendor.rfind("0x", 0) == 0;
  return model.empty() || vendor.empty() || vendor == "ATA" || pci_number ? model : vendor + " " + model;
}

// SCSI's unit serial number page: four bytes of header.
std::string serial_page(const fs::path& folder) {
  const auto page = read_bytes(folder / "device/vpd_pg80");
  return page && page->size() > 4 ? trimmed(page->substr(4)) : std::string();
}

// Many USB disks have no such page; the plug has a serial number of its own.
std::string usb_serial(const fs::path& folder) {
  for (const fs::path& place : hardware_path(folder)) {
    if (read_text(place / "idVendor")) return text_in(place / "serial");
  }
  return {};
}

void fill_from_sysfs(DeviceIdentity& identity, const fs::path& folder) {
  fill(identity.model, model_in(folder));
  fill(identity.firmware, first_of(folder, {"device/firmware_rev", "device/rev", "device/fwrev"}));
  fill(identity.serial, first_of(folder, {"device/serial", "serial"}));
  fill(identity.serial, serial_page(folder));
  fill(identity.serial, usb_serial(folder));
}

// LVM-..., CRYPT-LUKS2-..., mpath-...: dm's uuid says whose device it is.
void fill_stacked(DeviceIdentity& identity, const fs::path& folder) {
  const std::string name = text_in(folder / "dm/name"), uuid = text_in(folder / "dm/uuid");
  const std::string kind = uuid.substr(0, uuid.find('-'));
  if (!name.empty()) fill(identity.model, kind.empty() ? name : fmt::format("{} ({})", name, kind));
  fill(identity.model, text_in(folder / "md/level"));
}

// udev writes blanks and special characters of ID_MODEL_ENC as \x20.
std::string decoded(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned code = 0;
    std::istringstream digits(text.compare(i, 2, "\\x") == 0 ? text.substr(i + 2, 2) : "");
    if (digits >> std::hex >> code) {
      plain += static_cast<char>(code);
      i += 3;
    } else {
      plain += text[i];
    }
  }
  return trimmed(plain);
}

void fill_from_udev(DeviceIdentity& identity, std::uint64_t number, const fs::path& run_udev) {
  std::map<std::string, std::string> known;
  const std::string file = fmt::format("data/b{}:{}", major(number), minor(number));
  std::istringstream lines(read_text(run_udev / file).value_or(""));
  for (std::string line; std::getline(lines, line);) {
    const auto equals = line.find('=');
    if (line.rfind("E:", 0) == 0 && equals != std::string::npos)
      known[line.substr(2, equals - 2)] = line.substr(equals + 1);
  }
  fill(identity.model, decoded(known["ID_MODEL_ENC"]));
  fill(identity.firmware, known["ID_REVISION"]);
  fill(identity.serial, known["ID_SERIAL_SHORT"]);
}

}  // namespace

DeviceIdentity identity_of_device(const fs::path& disk_folder, std::optional<std::uint64_t> number,
                                  const fs::path& run_udev) {
  DeviceIdentity identity;
  fill_from_ata(identity, disk_folder);
  fill_from_sysfs(identity, disk_folder);
  fill_stacked(identity, disk_folder);
  if (number) fill_from_udev(identity, *number, run_udev);
  return identity;
}

}  // namespace merops
