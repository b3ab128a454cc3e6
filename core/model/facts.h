#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace merops {

/// The machine a campaign ran on. Gathered by host/machine_facts.h; unknown is absent or empty, never a guess.
struct MachineFacts {
  std::string host_name{};   ///< identity: left out of exports unless asked
  std::string machine_id{};  ///< a hash, stable for one machine; identity
  std::string os{};          ///< "Debian GNU/Linux 12 (bookworm)"
  std::string kernel{};
  std::string cpu_model{};
  std::uint32_t cpus = 0;
  std::uint64_t memory_bytes = 0, available_bytes = 0, swap_used_bytes = 0;
  std::string governor{};  ///< of cpu0, or the power plan in the same words; empty where there is none
  std::string thp{};       ///< transparent huge pages: always, madvise, never; empty where there are none
  std::uint64_t hugetlb_free_pages = 0;
  double load_1m = 0;  ///< 0 also where the system keeps none
  std::optional<bool> on_battery{};
  std::string virtual_machine{};  ///< hypervisor's name where one is seen; empty on metal
};

/// Negotiated and possible link of a device. Ceiling is the negotiated payload rate in bytes/s after line coding;
/// absent for a hypervisor's disk, whose emulated link limits nothing.
struct LinkFacts {
  std::string kind{};                    ///< "pcie", "usb", "sata"
  std::string negotiated{}, possible{};  ///< "8.0 GT/s x4", "480 Mb/s", "6.0 Gb/s"
  std::optional<std::uint64_t> ceiling_bytes_per_s{};
  std::optional<bool> full{};  ///< negotiated equals possible
};

struct PartitionMount {
  std::string device{}, mount_point{}, type{}, options{};
};

/// One block device, whole disks and stacked ones alike (host/device_facts.h).
struct DeviceFacts {
  std::string name{};  ///< as the system calls it: nvme0n1, sda, vda, loop3, dm-0, PhysicalDrive0
  std::string path{};  ///< that opens it: /dev/..., \\.\PhysicalDrive0
  std::string model{}, firmware{};
  std::string serial{};     ///< identity
  std::string transport{};  ///< "nvme", "usb", "sata", "sas", "scsi", "iscsi", "mmc", "virtual", "loop", "zram", "ram",
                            ///< "dm", "md", "nbd", "pmem", "unknown"; "nvme-tcp" and so on over a network
  std::string driver{};  ///< of the hardware or its interface: "nvme", "uas", "usb-storage", "ahci"; empty without any
  std::optional<std::uint32_t> namespace_id{};  ///< NVMe's, 1 and up
  std::string character_device{};               ///< of an NVMe namespace, for commands of its own: /dev/ng0n1
  std::uint64_t size = 0;                       ///< bytes
  std::uint32_t logical_block = 0, physical_block = 0;
  std::optional<bool> rotational{};
  std::string scheduler{};
  std::uint64_t max_request_bytes = 0;  ///< max_sectors_kb x 1024, or what the adapter takes; 0: not known
  std::uint32_t max_segments = 0;
  std::uint32_t queue_depth = 0;      ///< nr_requests; 0: not known
  std::uint32_t hardware_queues = 0;  ///< that the driver serves side by side, each so deep; 0: not known
  bool removable = false, read_only = false;
  bool memory_backed = false;  ///< zram, ram disk, or a loop over a memory file system
  bool virtual_disk = false;   ///< a hypervisor's: its cache cannot be seen from here
  LinkFacts link{};
  std::vector<std::string>
      parents{};  ///< devices directly below it (dm, md slaves; a loop's backing device; a partition's disk)
  std::vector<std::string> leaves{};     ///< disks at the bottom, as StorageFacts has them: itself where none is below
  std::string backing_file{};            ///< of a loop device
  std::vector<PartitionMount> mounts{};  ///< of it and its partitions
  std::string unusable{};                ///< empty, or why it cannot be measured
};

/// How a source's bytes lie on their disk and what they are like, so far as a device or file system could make reading
/// them cheaper than reading a model. Absent is not known (host/extent_facts.h, host/content_sample.h).
struct ContentFacts {
  std::optional<std::uint64_t> hole_bytes{};       ///< of files: no block is behind them
  std::optional<std::uint64_t> unwritten_bytes{};  ///< of files: allocated, read as zeros without a read
  std::optional<std::uint64_t> encoded_bytes{};    ///< of files: compressed, encrypted or inside other blocks
  std::optional<std::uint64_t> sampled_bytes{};    ///< read to learn the following
  std::optional<double> repeated_share{};          ///< 4 KiB blocks of one value only, or equal to another sampled one
  std::optional<double> bits_per_byte{};           ///< entropy of the byte values, 0 to 8
  friend bool operator==(const ContentFacts&, const ContentFacts&) = default;
};

/// What a drive tells of its own state (NVMe: SMART / health log page 02h).
struct DeviceHealth {
  std::string device{};   ///< its name
  std::string problem{};  ///< empty, or why nothing is known
  std::optional<double> celsius{};
  std::optional<std::uint32_t> critical_warning{};                    ///< bits as the drive gives them; 0: none
  std::optional<std::uint32_t> percentage_used{}, available_spare{};  ///< per cent
  std::optional<std::uint64_t> media_errors{}, power_on_hours{}, unsafe_shutdowns{};
  std::optional<std::uint64_t> data_read_bytes{}, data_written_bytes{};  ///< in units of 512,000
  std::optional<std::uint64_t> warning_temperature_minutes{}, critical_temperature_minutes{};
  friend bool operator==(const DeviceHealth&, const DeviceHealth&) = default;
};

/// Where a path lives.
struct StorageFacts {
  std::string mount_point{}, file_system{}, options{};
  std::string device{};               ///< name of the device that holds it; empty for memory and network file systems
  std::vector<DeviceFacts> chain{};   ///< that device and everything below it, nearest first
  std::vector<std::string> leaves{};  ///< names of the devices at the bottom: whose counters are proof
  bool memory_backed = false;         ///< memory file system, zram, or a loop on either
  bool virtual_disk = false;          ///< any leaf is a hypervisor's disk
  std::uint64_t free_bytes = 0, size_bytes = 0;
};

/// The devices of the chain that the bytes come from, without those stacked on them. They live as long as `storage`.
[[nodiscard]] std::vector<const DeviceFacts*> leaves_of(const StorageFacts& storage);

}  // namespace merops
