"""What `merops devices --json` has to say of the machine `inventory`, disk by disk."""

import os

from support import check, check_equal

QEMU_NVME = {"transport": "nvme", "driver": "nvme", "model": "QEMU NVMe Ctrl", "rotational": False, "virtual_disk": True,
             "parents": []}
USB = {"transport": "usb", "hardware_queues": 1, "namespace_id": None, "character_device": "", "health": None}
SATA = {"transport": "sata", "driver": "ahci", "hardware_queues": 1, "logical_block_bytes": 512, "virtual_disk": False}
VIRTUAL = {"transport": "virtual", "driver": "virtio_blk", "hardware_queues": 2, "virtual_disk": True, "health": None}


def name_of(device):
    """As the kernel calls it: /dev/mapper holds nodes of their own where there is no udev."""
    number = os.stat(device).st_rdev
    return os.path.basename(os.path.realpath(f"/sys/dev/block/{os.major(number)}:{os.minor(number)}"))


def facts_of(rows, device):
    return next(row for row in rows if row["name"] == name_of(device))


def names_of(devices):
    return sorted(name_of(one) for one in devices)


def check_facts(what, seen, expected):
    for key, value in expected.items():
        check_equal(f"{what}: {key}", seen.get(key), value)


def check_link(what, seen, **expected):
    check_equal(f"{what}: link", {key: seen["link"][key] for key in expected}, expected)


def character_device_of(device):
    return device.replace("nvme", "ng", 1)


def check_nvme(rows, first, second, shared):
    for device, number, block in ((first, 1, 512), (second, 2, 4096)):
        what, seen = f"NVMe namespace {number}", facts_of(rows, device)
        check_facts(what, seen, {**QEMU_NVME, "serial": "RIGNVME", "namespace_id": number, "hardware_queues": 2,
                                 "leaves": [seen["name"]], "character_device": character_device_of(device),
                                 "logical_block_bytes": block, "physical_block_bytes": block})
        check(f"{what}: its character device is there", os.path.exists(character_device_of(device)))
        check_link(what, seen, kind="pcie", negotiated="8.0 GT/s x2", possible="16.0 GT/s x4", full=False,
                   ceiling_bytes_per_s=None)
        check(f"{what}: firmware", seen["firmware"], seen)
    seen = facts_of(rows, shared)
    check_facts("NVMe of a subsystem", seen, {**QEMU_NVME, "serial": "RIGSHARED", "namespace_id": 1, "hardware_queues": 1,
                                              "character_device": character_device_of(shared)})
    check_link("NVMe of a subsystem", seen, kind="pcie", negotiated="2.5 GT/s x1", possible="2.5 GT/s x1", full=True)


def check_usb(rows, fast, slow, uas):
    seen = facts_of(rows, fast)
    check_facts("usb-storage", seen, {**USB, "driver": "usb-storage", "serial": "RIGUSB5000", "virtual_disk": True,
                                      "leaves": [seen["name"]]})
    check_link("usb-storage", seen, kind="usb", negotiated="5000 Mb/s", possible="5000 Mb/s", full=True)
    seen = facts_of(rows, slow)
    check_facts("usb-storage at 480", seen, {**USB, "driver": "usb-storage", "serial": "RIGUSB480", "model": "RIGCO BRIDGE",
                                             "firmware": "0102", "virtual_disk": False})
    check_link("usb-storage at 480", seen, kind="usb", negotiated="480 Mb/s", possible="480 Mb/s",
               ceiling_bytes_per_s=60_000_000)
    seen = facts_of(rows, uas)
    check_facts("uas", seen, {**USB, "driver": "uas", "serial": "RIGUAS", "model": "RIGCO UASDISK", "firmware": "0102",
                              "virtual_disk": False})
    check_link("uas", seen, kind="usb", negotiated="5000 Mb/s", possible="5000 Mb/s", full=True,
               ceiling_bytes_per_s=500_000_000)


def check_sata(rows, solid, turning):
    of_one = {"model": "RIG SOLID 1", "firmware": "S1.0", "serial": "RIGSSD", "rotational": False, "physical_block_bytes": 512}
    of_other = {"model": "RIG TURNING 2", "firmware": "H2.0", "serial": "RIGHDD", "rotational": True,
                "physical_block_bytes": 4096}
    for device, expected in ((solid, of_one), (turning, of_other)):
        seen = facts_of(rows, device)
        check_facts(expected["serial"], seen, {**SATA, **expected})
        check_link(expected["serial"], seen, kind="sata", negotiated="1.5 Gb/s", ceiling_bytes_per_s=150_000_000)


def check_virtio(rows, virtual):
    check_facts("virtio", facts_of(rows, virtual), {**VIRTUAL, "serial": "RIGVIRTUAL"})


def check_stack(what, rows, device, *, parents, leaves, whose):
    seen = facts_of(rows, device)
    check_equal(f"{what}: directly below", sorted(seen["parents"]), names_of(parents))
    check_equal(f"{what}: the disks at the bottom", sorted(seen["leaves"]), names_of(leaves))
    check(f"{what}: whose it is", whose in seen["model"], seen["model"])
