"""What is told of disks on real buses and of what stands on them, in the list of devices and in what a campaign keeps; and
an NVMe disk that begins to warn. The emulator's PCI Express has one speed alone: there the kernel's files are covered by
others. It has no USB disk that could be faster than its port."""

import json
import os

import expected_facts as expected
import stacks
from support import check, check_equal, disk, finish, merops, merops_json, monitor, run

DATABASE = "/run/results.db"
WARNING = "its temperature is beyond its limits, it is read-only (critical warning 0x0a)"


def listed():
    return merops_json("devices")["devices"]


def cover(file, text):
    """What stands in a file of the kernel's, from now on."""
    own = f"/run/{file.replace('/', '-')}"
    with open(own, "w", encoding="ascii") as out:
        out.write(text + "\n")
    run("/bin/mount", "--bind", own, file)


def put_into_a_narrow_slot(device):
    function = os.path.realpath(f"/sys/block/{os.path.basename(device)}/device/device")
    for name, text in (("current_link_speed", "8.0 GT/s PCIe"), ("current_link_width", "2"),
                       ("max_link_speed", "16.0 GT/s PCIe"), ("max_link_width", "4")):
        cover(f"{function}/{name}", text)


def check_text(made, first, slow, turning):
    status, text, errors = merops("devices")
    check_equal("the list ends well", (status, errors), (0, ""))
    lines = text.splitlines()

    def says(device, *words):
        name = expected.name_of(device)
        check(f"the list says of {name}: {', '.join(words)}",
              any(line.startswith((f"/dev/{name} ", f"  {name}: ")) and all(word in line for word in words) for line in lines),
              text)

    says(first, "nvme", "QEMU NVMe Ctrl", "512/512", "pcie 8.0 GT/s x2 of 16.0 GT/s x4")
    says(first, "serial RIGNVME", "driver nvme", "namespace 1 (/dev/ng", "2 hardware queues")
    says(first, "try another plug, cable or slot")
    says(first, "50 degrees C, 0 % of its life used")
    says(slow, "usb 480 Mb/s, at most 60.0 MB/s")
    says(slow, "firmware 0102, serial RIGUSB480, driver usb-storage, 1 hardware queue")
    says(turning, "512/4096", "sata 1.5 Gb/s")
    says(turning, "rotating")
    says(made.encrypted, f"stands on {os.path.basename(slow)} (usb 480 Mb/s)")
    says(made.volume, "at the bottom is the disk", "(sata 1.5 Gb/s)")
    says(made.striped, "(sata 1.5 Gb/s)", "(usb 5000 Mb/s)")
    check("no sound disk warns", "warns of" not in text, text)


def measure(sources):
    """A campaign over all of them: what it keeps, and what it said."""
    status, _, errors = merops("measure", *sources, "--block", "64KiB", "--reader", "direct-bounce", "--sample", "20",
                               "--quiet-wait", "1ms", "--progress", "none", "--db", DATABASE)
    check_equal("a campaign over them is measured", status, 0)
    campaign = merops_json("results", "list", "--db", DATABASE)["campaigns"][0]["id"]
    return merops_json("results", "show", campaign, "--db", DATABASE), errors


def check_source(stored, number, what, chain, transports, negotiated):
    """What a campaign keeps of a source: the chain from what was named down to the disks, and those disks."""
    storage = stored["info"]["sources"][number]["storage"]
    names = [device["name"] for device in storage["chain"]]
    check_equal(f"{what}: the stored chain", sorted(names), expected.names_of(chain))
    leaves = [device for device in storage["chain"] if device["name"] in storage["leaves"]]
    check_equal(f"{what}: stored transports", sorted(one["transport"] for one in leaves), sorted(transports))
    check_equal(f"{what}: stored links", sorted(one["link"]["negotiated"] for one in leaves), sorted(negotiated))
    check(f"{what}: stored serial numbers and queues",
          all(one["serial"].startswith("RIG") and one["hardware_queues"] for one in leaves), leaves)
    cells = [cell["result"] for cell in stored["cells"] if cell["result"]["cell"]["source"] == number]
    check_equal(f"{what}: its cell is of the disks at the bottom", {cell["device"] for cell in cells},
                {"+".join(storage["leaves"])})


def check_health_by_libnvme(device):
    """nvme-cli reads the same page by libnvme."""
    page = json.loads(run("/usr/sbin/nvme", "smart-log", device, "--output-format=json"))
    health = expected.facts_of(listed(), device)["health"]
    pairs = {"critical_warning": "critical_warning", "available_spare": "avail_spare", "percentage_used": "percent_used",
             "media_errors": "media_errors", "power_on_hours": "power_on_hours", "unsafe_shutdowns": "unsafe_shutdowns",
             "warning_temperature_minutes": "warning_temp_time", "critical_temperature_minutes": "critical_comp_time"}
    for own, theirs in pairs.items():
        check_equal(f"libnvme reads the same {own}", health[own], int(page[theirs]))
    check_equal("libnvme reads the same temperature", health["celsius"] + 273, page["temperature"])


def check_warning(stored, said, first, slow):
    check("a campaign prints the warning in words", f"warns of its own state: {WARNING}" in said, said)
    for when in ("health_before", "health_after"):
        states = {one["device"]: one for one in stored[when]}
        check_equal(f"the warning is stored ({when})", states[os.path.basename(first)]["critical_warning"], 0x0a)
        check_equal(f"of a USB disk stands why nothing is known ({when})", states[os.path.basename(slow)]["problem"],
                    "not read: no NVMe disk")
    shown = merops("results", "show", stored["info"]["id"], "--db", DATABASE)[1]
    check("results show has the warning in words", f"warns: {WARNING}" in shown, shown)
    check("results show has the disk below LUKS", f"{os.path.basename(slow)}: RIGCO BRIDGE, usb" in shown, shown)
    text = merops("devices")[1]
    check("the list has the warning in words", f"warns of its own state: {WARNING}" in text, text)


def main():
    first, second, shared = disk("RIGNVME", 1), disk("RIGNVME", 2), disk("RIGSHARED")
    fast, slow, uas = disk("RIGUSB5000"), disk("RIGUSB480"), disk("RIGUAS")
    solid, turning, virtual = disk("RIGSSD"), disk("RIGHDD"), disk("RIGVIRTUAL")
    put_into_a_narrow_slot(first)
    made = stacks.make(encrypted_on=slow, volume_on=solid, striped_on=(turning, uas))

    rows = listed()
    expected.check_nvme(rows, first, second, shared)
    expected.check_usb(rows, fast, slow, uas)
    expected.check_sata(rows, solid, turning)
    expected.check_virtio(rows, virtual)
    expected.check_stack("LUKS", rows, made.encrypted, parents=[slow], leaves=[slow], whose="CRYPT")
    expected.check_stack("LVM", rows, made.volume, parents=[made.partition], leaves=[solid], whose="LVM")
    expected.check_stack("md", rows, made.striped, parents=[turning, uas], leaves=[turning, uas], whose="raid0")
    check_text(made, first, slow, turning)

    monitor("qom-set", path="/machine/peripheral/nvme", property="smart_critical_warning", value=0x0a)
    stored, said = measure((first, fast, made.volume, made.encrypted, made.striped))
    check_source(stored, 0, "NVMe", [first], ["nvme"], ["8.0 GT/s x2"])
    check_source(stored, 1, "USB", [fast], ["usb"], ["5000 Mb/s"])
    check_source(stored, 2, "LVM", [made.volume, made.partition, solid], ["sata"], ["1.5 Gb/s"])
    check_source(stored, 3, "LUKS", [made.encrypted, slow], ["usb"], ["480 Mb/s"])
    check_source(stored, 4, "md", [made.striped, turning, uas], ["sata", "usb"], ["1.5 Gb/s", "5000 Mb/s"])
    check_warning(stored, said, first, slow)
    check_health_by_libnvme(first)
    finish()


main()
