"""The disks an emulated machine can have. Each function adds one to a Parts and is named after what the machine then has.
Serial numbers begin with RIG: by them a script inside knows what it may write to."""

import json
import pathlib

MIB = 1 << 20


class Parts:
    """What a machine is put together from: arguments of QEMU, and the folder for its disks' files."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.arguments = []
        self._slot = 0

    def add(self, *arguments):
        self.arguments += [json.dumps(one) if isinstance(one, dict) else one for one in arguments]

    def image(self, name, mib):
        """A sparse file of so many MiB."""
        path = self.folder / f"{name}.img"
        with open(path, "wb") as file:
            file.truncate(mib * MIB)
        return str(path)

    def backing(self, name, mib, bps=0, iops=0, burst_bps=0, burst_seconds=0, faults=()):
        """A node that disks read: upper bounds of its rate in bytes and requests a second, faults of QEMU's blkdebug. A
        burst: for so many seconds a second at `burst_bps`, then `bps`: a drive's fast cache and its end."""
        node = {"driver": "file", "filename": self.image(name, mib), "cache": {"direct": True}, "discard": "unmap"}
        if faults:
            node = {"driver": "blkdebug", "node-name": f"{name}-faults", "image": node, "inject-error": list(faults)}
        node = {"driver": "raw", "file": node}
        if bps or iops:
            group = {"qom-type": "throttle-group", "id": f"{name}-limit"}
            limits = {"x-bps-total": bps, "x-iops-total": iops, "x-bps-total-max": burst_bps,
                      "x-bps-total-max-length": burst_seconds, "x-iops-size": 0}
            group.update({key: value for key, value in limits.items() if value})
            self.add("-object", group)
            node = {"driver": "throttle", "throttle-group": f"{name}-limit", "file": node}
        self.add("-blockdev", {**node, "node-name": name})

    def port(self, name, speed="8", width=4):
        """A root port of PCI Express: its link is what the drive behind it could have."""
        self._slot += 1
        self.add("-device", f"pcie-root-port,id={name},bus=pcie.0,chassis={self._slot},slot={self._slot},"
                            f"x-speed={speed},x-width={width}")


def bad_sector(byte, errno=5, once=False):
    """Reads of the sector at `byte` fail; with `once` only the first of them."""
    return {"event": "none", "iotype": "read", "sector": byte // 512, "errno": errno, "immediately": True, "once": once}


def nvme(parts, name, serial, mib, *, queues=4, block=512, speed="8", width=4, **backing):
    """A controller with one namespace."""
    parts.port(f"port-{name}", speed, width)
    parts.backing(name, mib, **backing)
    parts.add("-device", f"nvme,id={name},serial={serial},bus=port-{name},max_ioqpairs={queues}",
              "-device", f"nvme-ns,drive={name},bus={name},nsid=1,logical_block_size={block},physical_block_size={block}")


def nvme_two_namespaces(parts, name="nvme", serial="RIGNVME", mib=512):
    """One controller, namespaces of 512 and of 4096 byte blocks."""
    parts.port(f"port-{name}")
    parts.add("-device", f"nvme,id={name},serial={serial},bus=port-{name},max_ioqpairs=4")
    for nsid, block in ((1, 512), (2, 4096)):
        parts.backing(f"{name}n{nsid}", mib)
        parts.add("-device", f"nvme-ns,drive={name}n{nsid},bus={name},nsid={nsid},logical_block_size={block},"
                             f"physical_block_size={block}")


def nvme_shared(parts, name, serial, mib, *, queues=4, **backing):
    """A controller of a subsystem: the kernel then keeps its paths out of sight and shows one disk above them."""
    parts.port(f"port-{name}")
    parts.backing(name, mib, **backing)
    parts.add("-device", f"nvme-subsys,id={name}-subsystem,nqn={name}",
              "-device", f"nvme,id={name},serial={serial},bus=port-{name},subsys={name}-subsystem,max_ioqpairs={queues}",
              "-device", f"nvme-ns,drive={name},bus={name},nsid=1")


def usb_hosts(parts):
    """Two USB controllers: `usb3` with ports of 5000 Mb/s, `usb2` with ports of 480 Mb/s alone."""
    parts.add("-device", "qemu-xhci,id=usb3", "-device", "qemu-xhci,id=usb2,p2=4,p3=0")


def usb_storage(parts, name, serial, mib, *, host="usb3", **backing):
    parts.backing(name, mib, **backing)
    parts.add("-device", f"usb-storage,id={name},bus={host}.0,drive={name},serial={serial},removable=on")


def usb_bridge(parts, name, serial, mib, *, host, vendor, product, **backing):
    """A disk of a name of its own behind a bridge that speaks as usb-storage does."""
    parts.backing(name, mib, **backing)
    parts.add("-device", f"usb-bot,id={name},bus={host}.0,serial={serial}",
              "-device", f"scsi-hd,id={name}-disk,bus={name}.0,drive={name},vendor={vendor},product={product},ver=0102")


def usb_attached_scsi(parts, name, serial, mib, *, host="usb3", **backing):
    parts.backing(name, mib, **backing)
    parts.add("-device", f"usb-uas,id={name},bus={host}.0",
              "-device", f"scsi-hd,id={name}-disk,bus={name}.0,drive={name},vendor=RIGCO,product=UASDISK,ver=0102,serial={serial}")


def sata_host(parts):
    parts.add("-device", "ich9-ahci,id=sata")


def sata(parts, name, serial, mib, *, port, model, firmware, turns=1, physical_block=512, **backing):
    """`turns` a minute; 1 says it has none."""
    parts.backing(name, mib, **backing)
    parts.add("-device", f"ide-hd,id={name},bus=sata.{port},drive={name},model={model},serial={serial},ver={firmware},"
                         f"rotation_rate={turns},physical_block_size={physical_block},logical_block_size=512")


def virtio(parts, name, serial, mib, *, queues=2, **backing):
    """Behind a port of its own, so that it can be taken away."""
    parts.port(f"port-{name}")
    parts.backing(name, mib, **backing)
    parts.add("-device", f"virtio-blk-pci,id={name},bus=port-{name},drive={name},serial={serial},num-queues={queues}")
