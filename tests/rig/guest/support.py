"""What the scripts inside emulated machines share: checks, disks by their serial numbers, the monitor, the program."""

import contextlib
import json
import os
import pathlib
import subprocess
import sys
import time

MEROPS = os.environ["MEROPS_PROGRAM"]
OUT = pathlib.Path("/rig-out")

_failed = []
_passed = 0


def check(what, holds, seen=""):
    """One thing that must hold, with what was seen instead."""
    global _passed
    if holds:
        _passed += 1
        print(f"ok: {what}", flush=True)
    else:
        _failed.append(what)
        print(f"FAILED: {what}: {seen}", flush=True)
    return bool(holds)


def check_equal(what, seen, expected):
    return check(what, seen == expected, f"{seen!r}, expected {expected!r}")


def finish():
    """Ends the script; a script that checked nothing has failed."""
    print(f"{_passed} checks passed, {len(_failed)} failed", flush=True)
    sys.exit(1 if _failed or not _passed else 0)


def wait_for(what, condition, seconds=60):
    """What `condition` gives once it gives something; an error after so many seconds."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what}: not within {seconds} s")
        time.sleep(0.05)


def serial_of(disk):
    """The serial number of a disk in /sys/block, as the kernel has it, or of the USB device it is on."""
    base = pathlib.Path("/sys/block") / disk
    for place in ("device/serial", "serial"):
        with contextlib.suppress(OSError):
            return (base / place).read_text().strip()
    with contextlib.suppress(OSError):
        number = (base / "device/vpd_pg80").read_bytes()[4:].decode(errors="replace").strip("\0 ")
        if number.startswith("RIG"):
            return number
    for parent in (base / "device").resolve().parents:
        place = parent / "serial"
        with contextlib.suppress(OSError):
            return place.read_text().strip()
    return ""


def disks():
    return [path.name for path in pathlib.Path("/sys/block").iterdir() if path.name.startswith(("nvme", "sd", "vd"))]


def namespace_of(disk):
    """Of an NVMe disk. The number in its name may be another: namespaces are named in the order they are found."""
    with contextlib.suppress(OSError):
        return int(pathlib.Path(f"/sys/block/{disk}/nsid").read_text())
    return None


def disk(serial, nsid=None):
    """The path of the disk with this serial number, waiting until the machine has found it."""
    def found():
        for name in sorted(disks()):
            if serial_of(name) == serial and nsid in (None, namespace_of(name)) and os.path.exists(f"/dev/{name}"):
                return f"/dev/{name}"
        return ""
    return wait_for(f"the disk {serial}", found)


def monitor(command, **arguments):
    """Runs a command of QEMU's monitor; an error is raised."""
    port = wait_for("the monitor", lambda: [path.parent.name for path in pathlib.Path("/sys/class/virtio-ports").glob("*/name")
                                            if path.read_text().strip() == "rig.monitor"])[0]
    with open(f"/dev/{port}", "r+b", buffering=0) as channel:
        channel.write(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        line = b""
        while not line.endswith(b"\n"):
            line += channel.read(1)
    answer = json.loads(line)
    if "error" in answer:
        raise RuntimeError(f"{command}: {answer['error'].get('desc')}")
    return answer["return"]


def run(*arguments, **options):
    """Runs a program, which has to succeed; its standard output."""
    done = subprocess.run([str(one) for one in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          **options)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stdout}")
    return done.stdout


def merops(*arguments, timeout=120, **options):
    """Runs Merops to its end, whatever that is: (exit status, standard output, standard error)."""
    done = subprocess.run([MEROPS, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False,
                          timeout=timeout, **options)
    return done.returncode, done.stdout, done.stderr


def merops_json(*arguments, **options):
    """What Merops prints with --json; it has to succeed."""
    status, out, errors = merops(*arguments, "--json", **options)
    if status:
        raise RuntimeError(f"merops {' '.join(map(str, arguments))}: exit {status}\n{out}{errors}")
    return json.loads(out)


def make_file_system(device, folder, *options):
    """A new ext4 on a disk of this machine, mounted at the folder."""
    run("/sbin/mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0", *options, device)
    os.makedirs(folder, exist_ok=True)
    run("/bin/mount", device, folder)
    return pathlib.Path(folder)
