#include "results/report/doubts.h"

#include "core/model/units.h"
#include "results/report/wording.h"

#include <map>
#include <set>

#include <fmt/format.h>

namespace merops::report {
namespace {

constexpr std::uint32_t kRunsForInterval = 6;

/// Sentences, each with the disks it holds for: what is doubtful of all is told once.
class Sentences {
 public:
  void add(const std::string& sentence, const Disk& disk) {
    auto& disks = disks_[sentence];
    if (disks.empty()) order_.push_back(sentence);
    disks.push_back(disk.name);
  }
  [[nodiscard]] std::vector<std::string> take(std::size_t all) const {
    std::vector<std::string> texts;
    texts.reserve(order_.size());
    for (const std::string& sentence : order_) {
      const auto& disks = disks_.at(sentence);
      const std::string subject = all > 1 && disks.size() == all ? "All disks" : listed(disks);
      texts.push_back(subject + ": " + sentence);
    }
    return texts;
  }

 private:
  std::map<std::string, std::vector<std::string>> disks_{};
  std::vector<std::string> order_{};
};

std::string about_runs(const CellGroup& row) {
  if (row.repetitions >= kRunsForInterval) return {};
  if (row.repetitions == 1) {
    return spread_of(row) ? "measured once; the interval tells of this run alone, not of the next."
                          : "measured once, and with too few reads for an interval.";
  }
  return fmt::format("{} runs bound no interval; the least and the greatest stand instead.", row.repetitions);
}

void add_row(Sentences& sentences, const Disk& disk, const CellGroup& row) {
  if (const std::string runs = about_runs(row); !runs.empty()) sentences.add(runs, disk);
  if (row.validity == Validity::contaminated) sentences.add("contaminated: " + row.validity_reason + ".", disk);
  for (const Flag& flag : row.flags) {
    sentences.add(fmt::format("{}: {}; {}.", flag.id, flag.evidence, flag.advice), disk);
  }
}

std::string machine_of(const Disk& disk) {
  const MachineFacts& machine = disk.campaign.info.machine;
  return fmt::format("{} (kernel {}, {})", machine.machine_id, machine.kernel, machine.cpu_model);
}

void add_machines(std::vector<std::string>& texts, const Material& material) {
  std::set<std::string> machines;
  for (const Disk& disk : material.disks) machines.insert(machine_of(disk));
  if (machines.size() < 2) return;
  texts.emplace_back(
      "The disks were measured on different machines or systems; what differs stands under Environment.");
}

void add_sizes(std::vector<std::string>& texts, const Material& material, const Choice& choice) {
  for (const Disk* disk : choice.others) {
    const CellGroup* row = deciding_group(*disk);
    texts.push_back(
        row == nullptr
            ? fmt::format("{}: not compared; nothing that counts was proved to read the disk itself.", disk->name)
            : fmt::format("{}: not compared; it was measured with experts of {}.", disk->name,
                          format_bytes(row->expert_bytes)));
  }
  if (choice.best == nullptr || !material.geometry) return;
  const std::uint64_t measured = deciding_group(*choice.best)->expert_bytes;
  if (measured == expert_bytes(*material.geometry)) return;
  texts.push_back(fmt::format("The tokens/s rest on rates measured with experts of {}; the model's have {}.",
                              format_bytes(measured), format_bytes(expert_bytes(*material.geometry))));
}

}  // namespace

std::vector<std::string> doubts(const Material& material, const Choice& choice) {
  Sentences sentences;
  std::size_t judged = 0;
  for (const Disk& disk : material.disks) {
    const CellGroup* row = deciding_group(disk);
    if (row == nullptr) continue;
    ++judged;
    add_row(sentences, disk, *row);
  }
  std::vector<std::string> texts = sentences.take(judged);
  add_machines(texts, material);
  add_sizes(texts, material, choice);
  if (texts.empty()) texts.emplace_back("None was found.");
  return texts;
}

}  // namespace merops::report
