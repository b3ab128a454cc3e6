"""Devices made of others inside a machine: a partition with LVM on it, LUKS, md. Without udev: the programs make the nodes."""

import dataclasses
import os
import pathlib
import struct

from support import run, wait_for

os.environ["DM_DISABLE_UDEV"] = "1"
WITHOUT_UDEV = ("--config", "activation{udev_sync=0 udev_rules=0 verify_udev_operations=0} "
                "devices{use_devicesfile=0 obtain_device_list_from_udev=0} global{event_activation=0} "
                "backup{backup=0 archive=0}")


@dataclasses.dataclass(frozen=True)
class Stacks:
    encrypted: str
    partition: str
    volume: str
    striped: str


def partition(device):
    """One partition over all but the first MiB, by a table as PCs had."""
    sectors = int(pathlib.Path(f"/sys/block/{os.path.basename(device)}/size").read_text())
    entry = struct.pack("<B3sB3sII", 0, b"\xfe\xff\xff", 0x8E, b"\xfe\xff\xff", 2048, sectors - 2048)
    with open(device, "r+b") as disk:
        disk.write(bytes(446) + entry + bytes(48) + b"\x55\xaa")
        os.fsync(disk.fileno())
    run("/run/busybox", "blockdev", "--rereadpt", device)
    return wait_for("the partition", lambda: device + "1" if os.path.exists(device + "1") else "")


def encrypted(device):
    with open("/run/key", "wb") as key:
        key.write(bytes(range(32)))
    cheap = ("--pbkdf", "pbkdf2", "--pbkdf-force-iterations", "1000")
    run("/sbin/cryptsetup", "luksFormat", "--batch-mode", "--type", "luks2", *cheap, "--key-file", "/run/key", device)
    run("/sbin/cryptsetup", "open", "--key-file", "/run/key", device, "secret")
    return "/dev/mapper/secret"


def volume(part):
    run("/sbin/lvm", "pvcreate", *WITHOUT_UDEV, part)
    run("/sbin/lvm", "vgcreate", *WITHOUT_UDEV, "rig", part)
    run("/sbin/lvm", "lvcreate", *WITHOUT_UDEV, "--zero", "n", "--wipesignatures", "n", "--extents", "100%FREE",
        "--name", "volume", "rig")
    return "/dev/mapper/rig-volume"


def striped(devices):
    run("/sbin/mdadm", "--create", "/dev/md0", "--run", "--level=0", f"--raid-devices={len(devices)}", *devices)
    return "/dev/md0"


def make(*, encrypted_on, volume_on, striped_on):
    part = partition(volume_on)
    return Stacks(encrypted(encrypted_on), part, volume(part), striped(striped_on))
