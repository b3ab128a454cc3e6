"""The emulated machines, one a test: what hangs on their buses, which kernel they boot, what it gets."""

import dataclasses
import typing

import devices

# Debian's meta packages of the kernels: 6.1 has no cachestat (residency by mincore there), 6.12 has it.
KERNEL_6_1 = "linux-image-amd64"
KERNEL_6_12 = "linux-image-6.12-amd64"

# The kernel asks for ext4's checksum by itself, but finds no modprobe in the initramfs.
DISK_MODULES = ("nvme", "xhci_pci", "usb_storage", "uas", "ahci", "sd_mod", "virtio_blk", "crc32c_generic", "ext4")
STACK_MODULES = ("dm_mod", "dm_crypt", "xts", "aes_generic", "cryptd", "md_mod", "raid0")


@dataclasses.dataclass(frozen=True)
class Machine:
    """Named like its scripts: guest/NAME.py runs inside, after/NAME.py (where it is) on the host afterwards."""
    disks: typing.Callable  # takes a devices.Parts
    kernel: str = KERNEL_6_12
    modules: tuple = DISK_MODULES
    kernel_arguments: str = ""
    cpus: int = 2
    memory: str = "1536M"
    accelerator: str = "tcg,thread=multi,tb-size=256"
    qemu_arguments: tuple = ()
    seconds: int = 150  # to the end of its script; then it counts as hung


def usb_beside_nvme(parts):
    devices.usb_hosts(parts)
    devices.usb_storage(parts, "usb", "RIGUSB", 128, bps=20_000_000)
    devices.nvme(parts, "nvme", "RIGNVME", 128, bps=600_000_000)


def raw_devices(parts):
    devices.usb_hosts(parts)
    devices.usb_storage(parts, "usb", "RIGUSB", 64)
    devices.nvme(parts, "alone", "RIGALONE", 64)
    devices.nvme_two_namespaces(parts, mib=64)


def virtual_time(parts):
    """No disk but those that its script makes (null_blk)."""


def faults(parts):
    """Each disk has its own fault; bounds of the rate keep cells reading while something is done to their disks."""
    bad, slow = 10 * devices.MIB + 66048, 16 * devices.MIB
    devices.nvme(parts, "bad-nvme", "RIGBADNVME", 16, faults=[devices.bad_sector(bad)])
    devices.sata_host(parts)
    devices.sata(parts, "bad-sata", "RIGBADSATA", 24, port=0, model="RIGDISK", firmware="1", faults=[devices.bad_sector(bad)])
    devices.sata(parts, "once", "RIGONCE", 16, port=1, model="RIGDISK", firmware="1",
                 faults=[devices.bad_sector(bad, once=True)])
    devices.nvme(parts, "good", "RIGGOOD", 16)
    devices.nvme(parts, "stall", "RIGSTALL", 16)
    devices.nvme(parts, "leaving", "RIGLEAVING", 16, bps=slow)
    devices.virtio(parts, "virtual", "RIGVIRTUAL", 16, bps=slow)
    devices.usb_hosts(parts)
    devices.usb_storage(parts, "stick", "RIGSTICK", 24, bps=slow)
    devices.usb_storage(parts, "records", "RIGRECORDS", 24)
    devices.nvme(parts, "cliff", "RIGCLIFF", 16, bps=slow)


def inventory(parts):
    devices.nvme_two_namespaces(parts, mib=64)
    devices.nvme_shared(parts, "shared", "RIGSHARED", 64, queues=1)
    devices.usb_hosts(parts)
    devices.usb_storage(parts, "fast", "RIGUSB5000", 64)
    devices.usb_bridge(parts, "slow", "RIGUSB480", 96, host="usb2", vendor="RIGCO", product="BRIDGE")
    devices.usb_attached_scsi(parts, "uas", "RIGUAS", 64)
    devices.sata_host(parts)
    devices.sata(parts, "ssd", "RIGSSD", 96, port=0, model="RIG SOLID 1", firmware="S1.0")
    devices.sata(parts, "hdd", "RIGHDD", 64, port=1, model="RIG TURNING 2", firmware="H2.0", turns=7200, physical_block=4096)
    devices.virtio(parts, "virtual", "RIGVIRTUAL", 64)


def passthrough(parts):
    devices.nvme_two_namespaces(parts, mib=256)
    devices.nvme(parts, "bad", "RIGBAD", 64, faults=[devices.bad_sector(8 * devices.MIB)])


MACHINES = {
    "faults": Machine(faults, modules=(*DISK_MODULES, "dm_mod"), seconds=280),
    "usb_beside_nvme": Machine(usb_beside_nvme, kernel=KERNEL_6_1, seconds=180),
    "raw_devices": Machine(raw_devices, seconds=180),
    "virtual_time": Machine(virtual_time, modules=("configfs", "null_blk", "dm_mod", "dm_delay"), cpus=1,
                            accelerator="tcg,thread=single", qemu_arguments=("-icount", "shift=1,sleep=off")),
    "inventory": Machine(inventory, modules=(*DISK_MODULES, *STACK_MODULES)),
    "passthrough": Machine(passthrough, kernel=KERNEL_6_1, kernel_arguments="nvme.poll_queues=1", seconds=180),
    "passthrough_contract": Machine(passthrough, kernel=KERNEL_6_1, kernel_arguments="nvme.poll_queues=1", seconds=540),
}
