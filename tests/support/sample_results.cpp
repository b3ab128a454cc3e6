#include "tests/support/sample_results.h"

#include <limits>

namespace merops::test {
namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

Cell sample_cell() {
  Cell cell;
  cell.source = 1;
  cell.reader = "io_uring";
  cell.depth = 8;
  cell.cache = CacheMode::pressed;
  cell.order = Order::sequential;
  cell.pages = PageKind::thp;
  cell.block = 524288;
  cell.limits = {100, 200, 300};
  cell.memory_limit = 1U << 30U;
  cell.check_bytes = true;
  cell.thorough = true;
  cell.seed = kLargest - 1;
  cell.repetition = 3;
  cell.tag = "repeat";
  return cell;
}

Latency sample_latency() {
  Latency latency;
  latency.n = 384;
  latency.min = 1500001;
  latency.max = 34537003;
  latency.mean = 1762345.6789012345;
  latency.p50 = Estimate{1762000, 1750000, 1770000};
  latency.p90 = Estimate{1800000, 1790000, 1810000};
  latency.p99 = Estimate{1923000, std::nullopt, std::nullopt};
  return latency;
}

Origin sample_origin() {
  Origin origin;
  origin.asked_bytes = 1021313024;
  origin.process_read_bytes = 1021313025;
  origin.device_read_bytes = 1021313026;
  origin.device_reads = 1152;
  origin.device_written_bytes = 4096;
  origin.cached_bytes_before = 0;
  origin.device_inner_reads = 1153;
  return origin;
}

Cost sample_cost() {
  Cost cost;
  cost.process_user_ns = 11;
  cost.process_system_ns = 22000000;
  cost.worker_ns = 33;
  cost.machine_ns = 44000000;
  cost.voluntary_switches = 55;
  cost.involuntary_switches = 66;
  cost.worker_threads = 2;
  return cost;
}

Surroundings sample_surroundings() {
  Surroundings surroundings;
  surroundings.elapsed_ns = 700000001;
  surroundings.waited_ns = 61000000;
  surroundings.not_quiet = "others used 40 % of the processors";
  surroundings.temperatures = {{0, 41.85}, {1000000001, 43}};
  return surroundings;
}

Steadiness sample_steadiness() {
  Steadiness steadiness;
  steadiness.state = SteadyState::steady;
  steadiness.rounds = {1700.5, 1480.1, 1481, 1479, 1480, 1482};
  steadiness.first_round = 1;
  steadiness.mb_per_s = 1480.4200000000001;
  steadiness.excursion = 0.002;
  steadiness.slope = -0.0001;
  steadiness.changes = {{2000000001, 1700.5, 1480, 0.0004}, {4000000001, 1480, 1490, 0.001}};
  return steadiness;
}

Measurement sample_measurement() {
  Measurement measurement;
  measurement.reads = 384;
  measurement.payload_bytes = 1019215872;
  measurement.asked_bytes = 1019215873;
  measurement.wall_ns = 688659373;
  measurement.mb_per_s = {1480.0000000000002, 1470.1, 1490.9};
  measurement.mean_in_flight = 7.9000000000000004;
  measurement.latency = sample_latency();
  measurement.origin = sample_origin();
  measurement.cost = sample_cost();
  measurement.total_reads = 400;
  measurement.total_payload_bytes = 1061683200;
  measurement.resubmitted = 4;
  measurement.span = 0.0625;
  measurement.split_ratio = 1.1;
  measurement.intervals = {{0, 100000000, 56, 148635648}, {100000000, 100000000, 57, 151289856}};
  measurement.histogram = {{1757184, 200}, {1765376, 184}};
  measurement.surroundings = sample_surroundings();
  measurement.steadiness = sample_steadiness();
  measurement.stamps = {{0, 1762000}, {1762100, 3524100}, {3524200, 6000000}};
  return measurement;
}

DeviceFacts sample_device() {
  DeviceFacts device;
  device.name = "nvme0n1";
  device.path = "/dev/nvme0n1";
  device.model = "Model \"X\"";
  device.firmware = "F1";
  device.serial = "S1";
  device.transport = "nvme";
  device.driver = "nvme";
  device.namespace_id = 1;
  device.character_device = "/dev/ng0n1";
  device.size = 1000204886016;
  device.logical_block = 512;
  device.physical_block = 4096;
  device.rotational = false;
  device.scheduler = "none";
  device.max_request_bytes = 1310720;
  device.max_segments = 254;
  device.queue_depth = 1023;
  device.hardware_queues = 16;
  device.removable = true;
  device.read_only = true;
  device.link = {"pcie", "8.0 GT/s x4", "16.0 GT/s x4", 3938000000, false};
  device.parents = {"md0"};
  device.leaves = {"nvme1n1"};
  device.mounts = {{"nvme0n1p1", "/", "ext4", "rw"}};
  return device;
}

StorageFacts sample_storage() {
  StorageFacts storage;
  storage.mount_point = "/";
  storage.file_system = "ext4";
  storage.options = "rw,relatime";
  storage.device = "nvme0n1p1";
  storage.chain = {sample_device()};
  storage.leaves = {"nvme0n1"};
  storage.virtual_disk = true;
  storage.free_bytes = 123;
  storage.size_bytes = 456;
  return storage;
}

MachineFacts sample_machine() {
  MachineFacts machine;
  machine.host_name = "host";
  machine.machine_id = "abcdef";
  machine.os = "Debian GNU/Linux 12 (bookworm)";
  machine.kernel = "6.1.0";
  machine.cpu_model = "A CPU";
  machine.cpus = 8;
  machine.memory_bytes = 16U * 1000000000ULL;
  machine.available_bytes = 12U * 1000000000ULL;
  machine.swap_used_bytes = 7;
  machine.governor = "performance";
  machine.thp = "madvise";
  machine.hugetlb_free_pages = 9;
  machine.load_1m = 0.25;
  machine.on_battery = false;
  machine.virtual_machine = "KVM";
  return machine;
}

SourceRecord sample_source(std::string path, SourceKind kind) {
  SourceRecord source;
  source.path = std::move(path);
  source.kind = kind;
  source.digest = "00ff";
  source.coverage = "0.083";
  source.experts = 512;
  source.payload_bytes = 1358954496;
  source.expert_bytes = 2654208;
  source.storage = sample_storage();
  source.content = {0, 4096, std::nullopt, 2097152, 0.0, 7.9};
  if (kind != SourceKind::uniform) source.geometry = Geometry{"qwen3-30b-a3b", 2048, 768, 48, 128, 8, 4};
  return source;
}

}  // namespace

CellResult sample_cell_result() {
  CellResult result;
  result.cell = sample_cell();
  result.source_path = "/data/modèle \"x\".picchioflat";
  result.source_kind = SourceKind::device_store;
  result.source_digest = "00ff";
  result.coverage = "0.083";
  result.device = "nvme0n1";
  result.expert_bytes = 2654208;
  result.padded_bytes = 2654209;
  result.sequence_digest = "aa55";
  result.source_bytes = 1358954496;
  result.state = CellState::measured;
  result.reason = "none";
  result.validity = Validity::contaminated;
  result.validity_reason = "foreign reads";
  result.cache_state = CacheState::bypassed;
  result.effective = {PageKind::hugetlb, 4194304, 512, "single_issuer", 1999999};
  result.measurement = sample_measurement();
  result.flags = {{"few-samples", "sample", "384 reads", "read longer"}, {"fits-in-memory", "cache", "1.4 GB", ""}};
  result.started_utc = "2026-01-31T12:00:01.123Z";
  result.loop_version = 7;
  return result;
}

CampaignInfo sample_campaign() {
  CampaignInfo campaign;
  campaign.id = "0123456789abcdef";
  campaign.command = "merops measure /data/a /data/b --qd 1,8";
  campaign.plan_json = "{\"seed\":1}";
  campaign.seed = kLargest;
  campaign.build = "merops 0.1.0";
  campaign.started_utc = "2026-01-31T12:00:00.000Z";
  campaign.machine = sample_machine();
  campaign.self = {18.5, "tsc", 61.25, 40.125, 7};
  campaign.sources = {sample_source("/data/a", SourceKind::store), sample_source("/data/b", SourceKind::uniform)};
  campaign.cells_planned = 12;
  return campaign;
}

WorkResult sample_work() {
  WorkResult work;
  work.kind = "pack";
  work.source_path = "/models/a";
  work.target_path = "/data/a.picchioflat";
  work.device = "nvme0n1";
  work.bytes = 2000000000;
  work.wall_ns = 1000000000;
  work.threads = 8;
  work.direct = true;
  work.findings = 2;
  work.state = "done";
  work.reason = "because";
  work.started_utc = "2026-01-31T12:00:00.000Z";
  return work;
}

}  // namespace merops::test
