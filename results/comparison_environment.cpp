#include "core/model/units.h"
#include "results/comparison.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

namespace merops {
namespace {

/// Names of facts and the values that a side's campaigns have of each, in the order of telling.
class Facts {
 public:
  /// What is unknown is no value.
  void add(const std::string& name, const std::string& value) {
    if (value.empty()) return;
    if (!values_.contains(name)) names_.push_back(name);
    values_[name].insert(value);
  }
  [[nodiscard]] std::string text(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? "not known" : fmt::format("{}", fmt::join(found->second, ", "));
  }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::map<std::string, std::set<std::string>> values_;
};

void add_machine(Facts& facts, const CampaignInfo& campaign) {
  const MachineFacts& machine = campaign.machine;
  facts.add("operating system", machine.os);
  facts.add("kernel", machine.kernel);
  facts.add("processor", machine.cpu_model);
  if (machine.cpus != 0) facts.add("processors", std::to_string(machine.cpus));
  if (machine.memory_bytes != 0) facts.add("memory", format_bytes(machine.memory_bytes));
  facts.add("virtual machine", machine.virtual_machine);
  facts.add("governor", machine.governor);
  facts.add("transparent huge pages", machine.thp);
  if (machine.on_battery) facts.add("power", *machine.on_battery ? "battery" : "mains");
  if (!machine.os.empty()) facts.add("swap in use", machine.swap_used_bytes == 0 ? "no" : "yes");
  facts.add("program", campaign.build);
  facts.add("measured by", campaign.origin);
  facts.add("clock", campaign.self.clock_source);
}

void add_device(Facts& facts, const DeviceFacts& device) {
  facts.add("disk", device.model.empty() ? device.name : device.model);
  facts.add("firmware", device.firmware);
  facts.add("transport", device.transport);
  facts.add("driver", device.driver);
  facts.add("link", device.link.negotiated);
  facts.add("scheduler", device.scheduler);
  if (device.logical_block != 0) facts.add("logical block", format_bytes(device.logical_block));
  if (device.max_request_bytes != 0) facts.add("greatest request", format_bytes(device.max_request_bytes));
  if (device.queue_depth != 0) facts.add("requests queued", std::to_string(device.queue_depth));
}

void add_storage(Facts& facts, const StorageFacts& storage) {
  facts.add("file system", storage.file_system);
  facts.add("mount options", storage.options);
  for (const DeviceFacts& device : storage.chain) {
    const bool leaf = std::find(storage.leaves.begin(), storage.leaves.end(), device.name) != storage.leaves.end();
    if (leaf) add_device(facts, device);
  }
}

/// The sources that cells of the side were read from; all of a campaign where that is not known.
void add_sources(Facts& facts, const CampaignInfo& campaign, const std::set<std::string>& devices) {
  for (const SourceRecord& source : campaign.sources) {
    const auto of_side = [&devices](const std::string& leaf) {
      return std::any_of(devices.begin(), devices.end(),
                         [&leaf](const std::string& joined) { return joined.find(leaf) != std::string::npos; });
    };
    const auto& leaves = source.storage.leaves;
    if (!leaves.empty() && std::none_of(leaves.begin(), leaves.end(), of_side)) continue;
    add_storage(facts, source.storage);
    facts.add("source digest", source.digest.substr(0, 12));
  }
}

/// "34..41 C"; empty where no sensor was there.
std::string temperatures(const ComparisonSide& side) {
  std::optional<double> least;
  std::optional<double> greatest;
  for (const ComparedCell& cell : side.cells) {
    if (!cell.celsius) continue;
    least = std::min(least.value_or(*cell.celsius), *cell.celsius);
    greatest = std::max(greatest.value_or(*cell.celsius), *cell.celsius);
  }
  return least ? fmt::format("{:.0f}..{:.0f} C", *least, *greatest) : "";
}

Facts facts_of(const ComparisonSide& side) {
  Facts facts;
  std::set<std::string> devices;
  for (const ComparedCell& cell : side.cells) devices.insert(cell.subject.device);
  for (const CampaignInfo& campaign : side.campaigns) {
    add_machine(facts, campaign);
    add_sources(facts, campaign, devices);
  }
  facts.add("disk's temperature", temperatures(side));
  return facts;
}

/// On how many of a side's cells each flag stands.
std::map<std::string, std::size_t> flag_counts(const ComparisonSide& side) {
  std::map<std::string, std::size_t> counts;
  for (const ComparedCell& cell : side.cells) {
    for (const std::string& flag : cell.flags) ++counts[flag];
  }
  return counts;
}

/// Flags that stand on one side only, or on most cells of one and few of the other.
void add_flags(std::vector<EnvironmentDifference>& differences, const ComparisonSide& a, const ComparisonSide& b) {
  auto of_a = flag_counts(a);
  auto of_b = flag_counts(b);
  for (const auto& [flag, count] : of_b) of_a.try_emplace(flag, 0);
  const auto share = [](std::size_t count, const ComparisonSide& side) {
    return side.cells.empty() ? 0.0 : static_cast<double>(count) / static_cast<double>(side.cells.size());
  };
  for (const auto& [flag, count] : of_a) {
    const std::size_t other = of_b[flag];
    const bool one_sided = (count == 0) != (other == 0);
    if (!one_sided && std::abs(share(count, a) - share(other, b)) <= 0.5) continue;
    differences.push_back({"flag " + flag, fmt::format("{} of {} cells", count, a.cells.size()),
                           fmt::format("{} of {} cells", other, b.cells.size())});
  }
}

}  // namespace

std::vector<EnvironmentDifference> environment_differences(const ComparisonSide& a, const ComparisonSide& b) {
  const Facts of_a = facts_of(a);
  const Facts of_b = facts_of(b);
  std::vector<std::string> names = of_a.names();
  for (const std::string& name : of_b.names()) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  std::vector<EnvironmentDifference> differences;
  for (const std::string& name : names) {
    const std::string text_a = of_a.text(name);
    const std::string text_b = of_b.text(name);
    if (text_a != text_b) differences.push_back({name, text_a, text_b});
  }
  add_flags(differences, a, b);
  return differences;
}

}  // namespace merops
