"""Stores on whole devices: merops image refuses what is in use and what has a signature, takes a disk by its serial number
only where that names one device alone, and what it wrote is read back right by the reader raw: on NVMe namespaces with blocks
of 512 and of 4096 bytes and on a USB disk."""

import pathlib
import shutil

from residency import has_cachestat, tell_cold_from_warm
from support import check, check_equal, disk, finish, make_file_system, merops, merops_json, run

STORE = "/tmp/store.picchioflat"
RECORDED = ("--db", "/tmp/rig.db", "--progress", "none")


def refused(what, reason, *words):
    status, _, errors = merops("image", STORE, *words, *RECORDED)
    check(f"refused: {what}", status == 1 and reason in errors, f"exit {status}: {errors}")


def tell_residency(folder, name):
    check("this kernel has cachestat", has_cachestat())
    store = shutil.copy(STORE, folder)
    cells = merops_json("measure", store, "--reader", "buffered", "--cache", "cold,warm", "--sample", "2",
                        "--quiet-wait", "1ms", *RECORDED)["cells"]
    tell_cold_from_warm(cells, name)


def refuse_a_disk_in_use(device, serial):
    folder = make_file_system(device, "/mnt/disk")
    tell_residency(folder, device[5:])
    refused("a mounted disk", f"is mounted at {folder}", device, "--confirm", serial)
    run("/bin/umount", folder)
    refused("a file system nobody has mounted", "ext4", device, "--confirm", serial)
    run("/sbin/wipefs", "--all", "--quiet", device)


def holds_zeros(device):
    with open(device, "rb") as file:
        return not any(file.read(1 << 20))


def refuse_a_serial_of_two(namespaces, serial):
    for device in namespaces:
        refused(f"the serial number that {device} shares", "is not its name", device, "--confirm", serial)
        check(f"nothing was written to {device}", holds_zeros(device))


def image(device, word, block):
    result = merops_json("image", STORE, device, "--confirm", word, *RECORDED)
    check_equal(f"{device}: written as confirmed by {word}", result["target_path"], device)
    check_equal(f"{device}: its blocks", int(pathlib.Path(f"/sys/block/{device[5:]}/queue/logical_block_size").read_text()), block)
    status, _, errors = merops("verify", device, "--db", "/tmp/rig.db")
    check(f"{device}: verified", status == 0, errors)


def measure(devices):
    cells = merops_json("measure", *devices, "--reader", "raw", "--qd", "1,4", "--sample", "4", "--check-bytes", "--quiet-wait", "1ms",
                        *RECORDED)["cells"]
    for device in devices:
        own = [cell for cell in cells if cell["source_path"] == device]
        check_equal(f"{device}: raw delivers the right bytes at both depths",
                    sorted((cell["cell"]["depth"], cell["state"], cell["reason"]) for cell in own),
                    [(1, "measured", ""), (4, "measured", "")])
        check_equal(f"{device}: past the page cache", {cell["cache_state"] for cell in own}, {"bypassed"})
        check_equal(f"{device}: what lies there", {cell["source_kind"] for cell in own}, {"store-on-device"})


def main():
    usb, alone = disk("RIGUSB"), disk("RIGALONE")
    small, large = disk("RIGNVME", 1), disk("RIGNVME", 2)
    merops_json("synth", "--model", "qwen3-30b-a3b", "--size", "6MB", "-o", STORE, *RECORDED)
    refuse_a_disk_in_use(usb, "RIGUSB")
    refuse_a_serial_of_two((small, large), "RIGNVME")
    image(usb, "RIGUSB", 512)
    image(alone, "RIGALONE", 512)
    image(small, small, 512)
    image(large, large, 4096)
    measure((usb, alone, small, large))
    finish()


main()
