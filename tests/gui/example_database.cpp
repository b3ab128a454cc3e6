// example_database FILE DISKS [NAME_LENGTH]: a results database as many disks of two machines could have left it,
// always the same for the same arguments: to look at the dashboard with. Disks are named with so many characters at
// least.
#include "core/model/histogram.h"
#include "results/edit.h"
#include "results/recorder.h"
#include "tests/support/sample_results.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace merops::test {
namespace {

constexpr std::uint64_t kExpert = 2'654'208;
constexpr std::uint32_t kLeastForP99 = 367;

/// A disk as its vendor might sell it.
struct Kind {
  /// Kernel names are of the first disk of the kind and the second one.
  const char *model, *device, *again, *transport, *driver, *negotiated, *possible;
  std::uint64_t ceiling;   ///< bytes/s of the link; 0: none
  std::uint64_t bytes;     ///< of the disk
  double single, plateau;  ///< MB/s at depth 1, and with as many reads as it likes
  double celsius;          ///< idle; 0: tells none
  const char* link;
};
constexpr std::array kKinds{
    Kind{"Samsung SSD 990 PRO 2TB", "nvme0n1", "nvme3n1", "nvme", "nvme", "16.0 GT/s x4", "16.0 GT/s x4", 7'876'000'000,
         2'000'398'934'016, 2650, 6900, 41, "pcie"},
    Kind{"JMicron Tech", "sda", "sde", "usb", "uas", "5 Gb/s", "10 Gb/s", 500'000'000, 1'000'204'886'016, 322, 421, 0,
         "usb"},
    Kind{"KINGSTON SNV2S1000G", "nvme1n1", "nvme4n1", "nvme", "nvme", "8.0 GT/s x4", "16.0 GT/s x4", 3'938'000'000,
         1'000'204'886'016, 1475, 3350, 38, "pcie"},
    Kind{"CT1000MX500SSD1", "sdb", "sdf", "sata", "ahci", "6.0 Gb/s", "6.0 Gb/s", 600'000'000, 1'000'204'886'016, 402,
         545, 33, "sata"},
    Kind{"QEMU HARDDISK", "vda", "vdb", "virtual", "virtio_blk", "", "", 0, 107'374'182'400, 890, 1760, 0, ""},
    Kind{"WDC WD40EFRX-68N32N0", "sdc", "sdg", "sata", "ahci", "6.0 Gb/s", "6.0 Gb/s", 600'000'000, 4'000'787'030'016,
         96, 128, 31, "sata"},
    Kind{"WD_BLACK SN850X 4000GB", "nvme2n1", "nvme5n1", "nvme", "nvme", "16.0 GT/s x4", "16.0 GT/s x4", 7'876'000'000,
         4'000'787'030'016, 2480, 7050, 46, "pcie"},
    Kind{"Flash Drive FIT", "sdd", "sdh", "usb", "usb-storage", "480 Mb/s", "5 Gb/s", 53'000'000, 256'641'603'584, 34,
         36, 0, "usb"},
};

class ExampleDisk {
 public:
  ExampleDisk(std::uint32_t number, std::size_t nameLength)
      : number_(number), kind_(kKinds[number % kKinds.size()]), later_(number / kKinds.size()) {
    device_ = deviceOf(nameLength);
  }

  [[nodiscard]] CampaignInfo campaign() const {
    CampaignInfo info = sample_campaign();
    info.id = fmt::format("{:016x}", 0x9e3779b97f4a7c15U * (number_ + 1));
    info.started_utc = fmt::format("2026-03-{:02}T09:30:00.000Z", number_ + 1);
    info.command = "merops measure " + path();
    info.machine.machine_id = isElsewhere() ? "elsewhere" : "here";
    info.machine.host_name = isElsewhere() ? "workshop" : "desk";
    info.machine.cpu_model = isElsewhere() ? "AMD Ryzen 9 7950X" : "Intel Core i7-8700K";
    info.machine.kernel = isElsewhere() ? "6.6.13-amd64" : "6.1.0-18-amd64";
    info.machine.virtual_machine = isVirtual() ? "KVM" : "";
    info.sources.resize(1);
    SourceRecord& source = info.sources.front();
    source.path = path();
    source.storage = storage();
    return info;
  }

  [[nodiscard]] std::vector<CellResult> cells() const {
    std::vector<CellResult> made;
    for (std::uint32_t repetition = 0; repetition < repetitions(); ++repetition) addRepetition(made, repetition);
    made[1].validity = Validity::invalid;
    made[1].validity_reason = "faster than the device's link";
    made[1].flags = {{"above-link", "plausibility", "8123 MB/s over a link of 3938", "do not believe it"}};
    made[2].validity = Validity::contaminated;
    made[2].validity_reason = "others read 14 % of the device's bytes";
    made[2].flags = {{"foreign-traffic", "disturbance", "14 % of the bytes were others'", "measure again in quiet"}};
    return made;
  }

  /// As far as readers and depths go.
  [[nodiscard]] std::uint32_t repetitions() const { return number_ % 3 == 2 ? 3 : 7; }

 private:
  std::uint32_t number_;
  const Kind& kind_;
  std::size_t later_;  ///< how many of its kind came before
  DeviceFacts device_{};

  [[nodiscard]] bool isElsewhere() const { return number_ % 4 == 3; }
  [[nodiscard]] bool isVirtual() const { return device_.transport == "virtual"; }
  [[nodiscard]] std::string path() const { return fmt::format("/mnt/{}/qwen3-30b-a3b.picchioflat", device_.name); }

  [[nodiscard]] DeviceFacts deviceOf(std::size_t nameLength) const {
    DeviceFacts device;
    device.name = later_ == 0 ? kind_.device : kind_.again;
    device.path = "/dev/" + device.name;
    device.model = kind_.model;
    if (later_ > 0) device.model += fmt::format(" {}", later_ + 1);
    constexpr std::string_view kPedigree = " of a vendor who writes the whole pedigree into the name of the disk";
    while (device.model.size() < nameLength) device.model += kPedigree;
    if (nameLength > 0) device.model.resize(nameLength);
    device.serial = fmt::format("S{:03}", number_);
    device.transport = kind_.transport;
    device.driver = kind_.driver;
    device.size = kind_.bytes;
    device.logical_block = 512;
    device.virtual_disk = device.transport == "virtual";
    if (kind_.ceiling > 0) {
      device.link = {kind_.link, kind_.negotiated, kind_.possible, kind_.ceiling,
                     std::string_view(kind_.negotiated) == kind_.possible};
    }
    return device;
  }

  [[nodiscard]] StorageFacts storage() const {
    StorageFacts storage;
    storage.mount_point = "/mnt/" + device_.name;
    storage.file_system = number_ % 2 == 0 ? "ext4" : "xfs";
    storage.options = "rw,relatime";
    storage.device = device_.name;
    storage.chain = {device_};
    storage.leaves = {device_.name};
    storage.virtual_disk = isVirtual();
    storage.size_bytes = device_.size;
    storage.free_bytes = device_.size / 3;
    return storage;
  }

  void addRepetition(std::vector<CellResult>& made, std::uint32_t repetition) const {
    for (const std::uint32_t depth : {1U, 2U, 4U, 8U, 16U, 32U}) {
      made.push_back(cell("io_uring", depth, CacheState::bypassed, repetition, made.size()));
      if (depth <= 8) made.push_back(cell("flat-direct", depth, CacheState::bypassed, repetition, made.size()));
    }
    made.push_back(cell("direct-bounce", 1, CacheState::bypassed, repetition, made.size()));
    made.push_back(cell("buffered", 1, CacheState::cold, repetition, made.size()));
    made.push_back(cell("buffered", 8, CacheState::cold, repetition, made.size()));
    if (number_ % 2 == 0) made.push_back(cell("buffered", 8, CacheState::warm, repetition, made.size()));
  }

  /// Saturates with depth; readers cost more or less of it.
  [[nodiscard]] double rate(const std::string& reader, std::uint32_t depth, CacheState cache, std::size_t place) const {
    if (cache == CacheState::warm) return 9200 + 40.0 * static_cast<double>(place % 5);
    const double gain = kind_.plateau / kind_.single - 1;
    const double reached = 1 - std::exp2(-(depth - 1.0) / 3);
    const double cost = reader == "io_uring"      ? 1.0
                        : reader == "flat-direct" ? 0.97
                        : reader == "buffered"    ? 0.78
                                                  : 0.88;
    const double spread = 1 + 0.012 * std::sin(static_cast<double>(place * 7 + number_));
    return kind_.single * (1 + gain * reached) * cost * spread * (1 + 0.015 * static_cast<double>(later_));
  }

  [[nodiscard]] CellResult cell(const std::string& reader, std::uint32_t depth, CacheState cache,
                                std::uint32_t repetition, std::size_t place) const {
    CellResult result = sample_cell_result();
    result.cell = Cell{};
    result.cell.reader = reader;
    result.cell.depth = depth;
    result.cell.cache = cache == CacheState::warm ? CacheMode::warm : CacheMode::cold;
    result.cell.repetition = repetition;
    result.source_path = path();
    result.source_kind = SourceKind::store;
    result.coverage = "whole";
    result.device = device_.name;
    result.expert_bytes = result.padded_bytes = kExpert;
    result.effective.pages = PageKind::thp;
    result.validity = isVirtual() ? Validity::unknown : Validity::valid;
    result.validity_reason.clear();
    result.cache_state = cache;
    result.reason.clear();
    result.flags.clear();
    result.started_utc = fmt::format("2026-03-{:02}T{:02}:{:02}:{:02}.000Z", number_ + 1, 9 + place * 4 / 3600,
                                     place * 4 / 60 % 60, place * 4 % 60);
    setMeasured(result, rate(reader, depth, cache, place), place);
    return result;
  }

  void setMeasured(CellResult& result, double mbPerS, std::size_t place) const {
    constexpr double kSeconds = 4;
    Measurement& measured = result.measurement;
    measured = Measurement{};
    measured.reads = std::max<std::uint64_t>(static_cast<std::uint64_t>(mbPerS * 1e6 * kSeconds / kExpert), 12);
    measured.total_reads = measured.reads;
    measured.payload_bytes = measured.total_payload_bytes = measured.asked_bytes = measured.reads * kExpert;
    measured.wall_ns = static_cast<std::uint64_t>(static_cast<double>(measured.payload_bytes) * 1e3 / mbPerS);
    measured.mb_per_s = {mbPerS, mbPerS * 0.985, mbPerS * 1.012};
    measured.mean_in_flight = result.cell.depth * 0.98;
    measured.cost.process_system_ns = measured.reads * 300'000;
    setLatency(result, static_cast<double>(kExpert) * 1e3 / mbPerS * result.cell.depth);
    setCourse(measured, mbPerS, place);
  }

  static void setLatency(CellResult& result, double meanNs) {
    Measurement& measured = result.measurement;
    Histogram histogram;
    for (std::uint64_t i = 0; i < measured.reads; ++i) {
      const double bulk = 0.93 + 0.14 * static_cast<double>(i % 89) / 89;
      histogram.record(static_cast<std::uint64_t>(meanNs * (i % 71 == 3 ? 2.6 : i % 331 == 5 ? 7.5 : bulk)));
    }
    measured.histogram = histogram.buckets();
    measured.latency = histogram.summarise();
    if (measured.reads >= kLeastForP99) return;
    result.flags.push_back(
        {"few-samples", "sample", fmt::format("{} reads; p99 needs 367", measured.reads), "read longer"});
  }

  void setCourse(Measurement& measured, double mbPerS, std::size_t place) const {
    constexpr std::uint64_t kSteps = 16;
    const std::uint64_t step = measured.wall_ns / kSteps;
    for (std::uint64_t i = 0; i < kSteps; ++i) {
      const double wave = 1 + 0.03 * std::sin(static_cast<double>(i * 5 + place));
      const auto bytes = static_cast<std::uint64_t>(mbPerS * 1e6 * wave * static_cast<double>(step) / 1e9);
      measured.intervals.push_back({i * step, step, bytes / kExpert, bytes});
    }
    measured.surroundings.elapsed_ns = measured.wall_ns + 100'000'000;
    if (!(kind_.celsius > 0)) return;
    const double warm = kind_.celsius + 24 * (1 - std::exp(-static_cast<double>(place) / 30));
    for (std::uint64_t i = 0; i < 4; ++i) {
      measured.surroundings.temperatures.push_back({i * 1'000'000'000, warm + 0.3 * static_cast<double>(i)});
    }
  }
};

void record(Database& database, const ExampleDisk& disk) {
  std::ostringstream rescue;
  Recorder recorder(database, rescue);
  recorder.campaign_started(disk.campaign());
  const std::vector<CellResult> cells = disk.cells();
  const auto count = static_cast<std::uint32_t>(cells.size());
  for (std::uint32_t i = 0; i < count; ++i) {
    recorder.cell_ended(cells[i], i, count);
    if (i == 3) retract_row(database, CellId{*recorder.last_cell()}, "the laptop went onto its battery");
    if (i == 4) add_note(database, CellId{*recorder.last_cell()}, "with the new cable");
  }
  recorder.campaign_ended(CampaignEnd::finished, 0);
}

int makeDatabase(const std::filesystem::path& file, std::uint32_t disks, std::size_t nameLength) {
  Database database = Database::open(file, {.access = DatabaseAccess::write});
  for (std::uint32_t number = 0; number < disks; ++number) record(database, ExampleDisk(number, nameLength));
  return 0;
}

}  // namespace
}  // namespace merops::test

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("usage: gui_example_database FILE DISKS [NAME_LENGTH]\n", stderr);
    return 2;
  }
  try {
    return merops::test::makeDatabase(argv[1], static_cast<std::uint32_t>(std::atoi(argv[2])),
                                      argc > 3 ? static_cast<std::size_t>(std::atoi(argv[3])) : 0);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
