#pragma once

#include "core/model/campaign.h"

#include <concepts>

/// The members of the fact values under their names in JSON. Each function is walked by a writer and by a reader
/// (json_write.cpp, json_read.cpp), so that a name cannot differ between the two. `io(name, member)`.
namespace merops::json_fields {

/// A constant or variable of a type: lets one overload set serve reading and writing.
template <class T, class Value>
concept Is = std::same_as<std::remove_const_t<T>, Value>;

void fields(auto& io, Is<MachineFacts> auto& machine) {
  io("host_name", machine.host_name);
  io("machine_id", machine.machine_id);
  io("os", machine.os);
  io("kernel", machine.kernel);
  io("cpu_model", machine.cpu_model);
  io("cpus", machine.cpus);
  io("memory_bytes", machine.memory_bytes);
  io("available_bytes", machine.available_bytes);
  io("swap_used_bytes", machine.swap_used_bytes);
  io("governor", machine.governor);
  io("thp", machine.thp);
  io("hugetlb_free_pages", machine.hugetlb_free_pages);
  io("load_1m", machine.load_1m);
  io("on_battery", machine.on_battery);
  io("virtual_machine", machine.virtual_machine);
}

void fields(auto& io, Is<LinkFacts> auto& link) {
  io("kind", link.kind);
  io("negotiated", link.negotiated);
  io("possible", link.possible);
  io("ceiling_bytes_per_s", link.ceiling_bytes_per_s);
  io("full", link.full);
}

void fields(auto& io, Is<PartitionMount> auto& mount) {
  io("device", mount.device);
  io("mount_point", mount.mount_point);
  io("type", mount.type);
  io("options", mount.options);
}

void fields(auto& io, Is<DeviceFacts> auto& device) {
  io("name", device.name);
  io("path", device.path);
  io("model", device.model);
  io("firmware", device.firmware);
  io("serial", device.serial);
  io("transport", device.transport);
  io("driver", device.driver);
  io("namespace_id", device.namespace_id);
  io("character_device", device.character_device);
  io("size_bytes", device.size);
  io("logical_block_bytes", device.logical_block);
  io("physical_block_bytes", device.physical_block);
  io("rotational", device.rotational);
  io("scheduler", device.scheduler);
  io("max_request_bytes", device.max_request_bytes);
  io("max_segments", device.max_segments);
  io("queue_depth", device.queue_depth);
  io("hardware_queues", device.hardware_queues);
  io("removable", device.removable);
  io("read_only", device.read_only);
  io("memory_backed", device.memory_backed);
  io("virtual_disk", device.virtual_disk);
  io("link", device.link);
  io("parents", device.parents);
  io("leaves", device.leaves);
  io("backing_file", device.backing_file);
  io("mounts", device.mounts);
  io("unusable", device.unusable);
}

void fields(auto& io, Is<StorageFacts> auto& storage) {
  io("mount_point", storage.mount_point);
  io("file_system", storage.file_system);
  io("options", storage.options);
  io("device", storage.device);
  io("chain", storage.chain);
  io("leaves", storage.leaves);
  io("memory_backed", storage.memory_backed);
  io("virtual_disk", storage.virtual_disk);
  io("free_bytes", storage.free_bytes);
  io("size_bytes", storage.size_bytes);
}

void fields(auto& io, Is<ContentFacts> auto& content) {
  io("hole_bytes", content.hole_bytes);
  io("unwritten_bytes", content.unwritten_bytes);
  io("encoded_bytes", content.encoded_bytes);
  io("sampled_bytes", content.sampled_bytes);
  io("repeated_share", content.repeated_share);
  io("bits_per_byte", content.bits_per_byte);
}

void fields(auto& io, Is<DeviceHealth> auto& health) {
  io("device", health.device);
  io("problem", health.problem);
  io("celsius", health.celsius);
  io("critical_warning", health.critical_warning);
  io("percentage_used", health.percentage_used);
  io("available_spare", health.available_spare);
  io("media_errors", health.media_errors);
  io("power_on_hours", health.power_on_hours);
  io("unsafe_shutdowns", health.unsafe_shutdowns);
  io("data_read_bytes", health.data_read_bytes);
  io("data_written_bytes", health.data_written_bytes);
  io("warning_temperature_minutes", health.warning_temperature_minutes);
  io("critical_temperature_minutes", health.critical_temperature_minutes);
}

void fields(auto& io, Is<Geometry> auto& geometry) {
  io("name", geometry.name);
  io("hidden", geometry.hidden);
  io("width", geometry.width);
  io("layers", geometry.layers);
  io("experts", geometry.experts);
  io("topk", geometry.topk);
  io("bits", geometry.bits);
}

void fields(auto& io, Is<SelfMeasure> auto& self) {
  io("clock_read_ns", self.clock_read_ns);
  io("clock_source", self.clock_source);
  io("null_read_ns", self.null_read_ns);
  io("null_user_ns", self.null_user_ns);
  io("loop_version", self.loop_version);
}

void fields(auto& io, Is<SourceRecord> auto& source) {
  io("path", source.path);
  io("kind", source.kind);
  io("digest", source.digest);
  io("coverage", source.coverage);
  io("geometry", source.geometry);
  io("experts", source.experts);
  io("payload_bytes", source.payload_bytes);
  io("expert_bytes", source.expert_bytes);
  io("storage", source.storage);
  io("content", source.content);
}

void fields(auto& io, Is<CampaignInfo> auto& campaign) {
  io("id", campaign.id);
  io("command", campaign.command);
  io("plan_json", campaign.plan_json);
  io("seed", campaign.seed);
  io("build", campaign.build);
  io("started_utc", campaign.started_utc);
  io("machine", campaign.machine);
  io("self", campaign.self);
  io("sources", campaign.sources);
  io("cells_planned", campaign.cells_planned);
  io("origin", campaign.origin);
  io("set_digest", campaign.set_digest);
}

}  // namespace merops::json_fields
