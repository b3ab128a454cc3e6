#include "tests/host/fake_machine.h"

namespace merops::test {

namespace fs = std::filesystem;

namespace {

void link(const fs::path& from, const fs::path& to) {
  fs::create_directories(from.parent_path());
  fs::create_directory_symlink(to, from);
}

std::string sectors(std::uint64_t bytes) { return std::to_string(bytes / 512); }

std::string escaped(const std::string& text) {
  std::string out;
  for (const char letter : text) out += letter == ' ' ? "\\040" : std::string(1, letter);
  return out;
}

}  // namespace

FakeMachine::FakeMachine() {
  const fs::path top = fs::canonical(top_.path());
  roots_ = {top / "sys", top / "proc", top / "dev", top / "udev", top / "etc"};
  for (const fs::path& root : {roots_.sys, roots_.proc, roots_.dev, roots_.run_udev, roots_.etc}) {
    fs::create_directories(root);
  }
}

fs::path FakeMachine::folder(const std::string& name) const { return fs::canonical(roots_.sys / "class/block" / name); }

void FakeMachine::known_as(const fs::path& device, const std::string& name, const std::string& numbers) {
  write_text(device / "dev", numbers);
  link(roots_.sys / "class/block" / name, device);
  link(roots_.sys / "dev/block" / numbers, device);
  write_text(roots_.dev / name, "");
}

void FakeMachine::hardware(const std::string& place, const Attributes& attributes) {
  for (const auto& [name, text] : attributes) write_text(roots_.sys / "devices" / place / name, text);
}

void FakeMachine::disk(const std::string& place, const std::string& numbers, std::uint64_t bytes,
                       const std::string& parent, const Attributes& attributes) {
  const fs::path device = roots_.sys / "devices" / place;
  hardware(place, {{"size", sectors(bytes)},
                   {"ro", "0"},
                   {"removable", "0"},
                   {"queue/logical_block_size", "512"},
                   {"queue/physical_block_size", "4096"},
                   {"queue/rotational", "0"},
                   {"queue/scheduler", "[none] mq-deadline"},
                   {"queue/max_sectors_kb", "1280"},
                   {"queue/max_segments", "128"},
                   {"queue/nr_requests", "64"}});
  hardware(place, attributes);
  known_as(device, device.filename().string(), numbers);
  if (!parent.empty()) link(device / "device", roots_.sys / "devices" / parent);
}

void FakeMachine::virtual_disk(const std::string& name, const std::string& numbers, std::uint64_t bytes,
                               const Attributes& attributes) {
  disk("virtual/block/" + name, numbers, bytes, {}, attributes);
}

void FakeMachine::partition(const std::string& disk, const std::string& name, const std::string& numbers,
                            std::uint64_t bytes) {
  const fs::path device = folder(disk) / name;
  write_text(device / "partition", "1");
  write_text(device / "size", sectors(bytes));
  write_text(device / "ro", "0");
  known_as(device, name, numbers);
}

void FakeMachine::stack(const std::string& upper, const std::string& lower) {
  link(folder(upper) / "slaves" / lower, folder(lower));
  link(folder(lower) / "holders" / upper, folder(upper));
}

void FakeMachine::driver(const std::string& place, const std::string& name) {
  fs::create_directories(roots_.sys / "bus/drivers" / name);
  link(roots_.sys / "devices" / place / "driver", roots_.sys / "bus/drivers" / name);
}

void FakeMachine::mount(const std::string& numbers, const fs::path& point, const std::string& type,
                        const std::string& source, const std::string& super_options) {
  mounts_ += "30 1 " + numbers + " / " + escaped(point.string()) + " rw,relatime shared:1 - " + type + " " + source +
             " " + escaped(super_options) + "\n";
  write_text(roots_.proc / "self/mountinfo", mounts_);
}

void FakeMachine::swap_on(const std::string& source) {
  swaps_ += source + " partition 1024 0 -2\n";
  write_text(roots_.proc / "swaps", swaps_);
}

fs::path FakeMachine::file(const std::string& name) const {
  fs::path path = roots_.sys.parent_path() / "files" / name;
  write_text(path, "content");
  return path;
}

void FakeMachine::set(const std::string& name, const std::string& attribute, const std::string& text) {
  write_text(folder(name) / attribute, text);
}

void FakeMachine::forget(const std::string& name, const std::string& attribute) {
  fs::remove(folder(name) / attribute);
}

}  // namespace merops::test
