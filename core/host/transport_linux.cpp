#include "core/host/transport_linux.h"

#include "core/host/hardware_path_linux.h"
#include "core/host/kernel_file.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <vector>

namespace merops {
namespace {

namespace fs = std::filesystem;

struct Rule {
  std::string_view part, transport;
};

// A kernel name that begins so has this transport, wherever it hangs.
constexpr std::array kByName{
    Rule{"loop", "loop"}, Rule{"zram", "zram"},  Rule{"ram", "ram"},     Rule{"nullb", "ram"},
    Rule{"dm-", "dm"},    Rule{"md", "md"},      Rule{"mmcblk", "mmc"},  Rule{"nbd", "nbd"},
    Rule{"pmem", "pmem"}, Rule{"vd", "virtual"}, Rule{"xvd", "virtual"},
};

// Else the first rule that a folder above it fits: a name that begins so.
constexpr std::array kByFolder{
    Rule{"usb", "usb"},  Rule{"virtio", "virtual"}, Rule{"vmbus", "virtual"},   Rule{"VMBUS:", "virtual"},
    Rule{"ata", "sata"}, Rule{"session", "iscsi"},  Rule{"end_device-", "sas"}, Rule{"host", "scsi"},
};

bool begins(std::string_view text, std::string_view part) { return text.substr(0, part.size()) == part; }

bool hangs_below(const std::vector<fs::path>& places, std::string_view part) {
  return std::any_of(places.begin(), places.end(),
                     [&](const fs::path& place) { return begins(place.filename().string(), part); });
}

// "pcie" for a controller in this machine, "tcp", "rdma" or "fc" for one across a network.
std::string nvme_transport(const fs::path& folder) {
  std::string way = read_text(folder / "device/transport").value_or("");
  for (const fs::path& entry : entries_of(folder / "device")) {
    if (way.empty()) way = read_text(entry / "transport").value_or("");
  }
  return way.empty() || way == "pcie" ? "nvme" : "nvme-" + way;
}

std::string driver_above(const fs::path& folder) {
  std::error_code error;
  for (const fs::path& place : hardware_path(folder)) {
    std::string driver = fs::read_symlink(place / "driver", error).filename().string();
    if (!driver.empty() && driver != "sd" && driver != "sr") return driver;
  }
  return {};
}

}  // namespace

std::string transport_of(const std::string& name, const fs::path& folder) {
  if (begins(name, "nvme")) return nvme_transport(folder);
  for (const Rule& rule : kByName) {
    if (begins(name, rule.part)) return std::string(rule.transport);
  }
  const auto places = hardware_path(folder);
  for (const Rule& rule : kByFolder) {
    if (hangs_below(places, rule.part)) return std::string(rule.transport);
  }
  return "unknown";
}

std::string driver_of(const fs::path& folder) {
  std::error_code error;
  if (std::string driver = driver_above(fs::canonical(folder / "device", error)); !driver.empty()) return driver;
  if (!begins(folder.filename().string(), "nvme")) return {};
  // Below a subsystem, which lists the controllers that lead to the disk.
  for (const fs::path& controller : entries_of(folder / "device")) {
    if (std::string driver = driver_above(fs::canonical(controller / "device", error)); !driver.empty()) return driver;
  }
  return {};
}

}  // namespace merops
