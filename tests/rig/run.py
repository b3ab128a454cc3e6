#!/usr/bin/env python3
"""tests/rig/run.py [-v] NAME PROGRAM FOLDER: boots the emulated machine NAME of machines.py, runs guest/NAME.py inside it with
PROGRAM (a merops that this system can run), then after/NAME.py on the host where there is one. The machine sees this system's
files read-only; what its script writes into /rig-out is given to the second one. FOLDER/NAME.log tells all that happened.

Exit status 0 or 1; 77 with the reason where no machine can be emulated. A machine that fails by itself (hangs before its
script ends, QEMU ends) is booted once more, and said so; a failed check never is."""

import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

import devices
import machines
import qemu

HERE = pathlib.Path(__file__).resolve().parent
SKIPPED = 77


def skip(reason):
    if os.environ.get("CI"):  # there the machines are a part of what must hold
        sys.exit(f"failed: {reason}")
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def prepared_kernel(package):
    made = subprocess.run([HERE / "prepare.sh", package], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    if made.returncode:
        skip(made.stderr.strip().splitlines()[-1] if made.stderr.strip() else "no kernel for the machine")
    return made.stdout.strip()


def run_inside(name, program, folder, kernel):
    """One boot: the script's exit status and what it wrote."""
    machine = machines.MACHINES[name]
    with tempfile.TemporaryDirectory(prefix="merops-rig-", dir=folder) as disks:
        # Sockets' paths are short: the machine's files go by a link.
        with tempfile.TemporaryDirectory(prefix="merops-rig-") as short:
            link = pathlib.Path(short) / "m"
            link.symlink_to(disks)
            out = pathlib.Path(disks) / "out"
            out.mkdir()
            parts = devices.Parts(link)
            machine.disks(parts)
            words = {"run": os.path.realpath(sys.executable), "script": HERE / "guest" / f"{name}.py", "merops": program}
            status = qemu.boot(machine, parts, kernel, out, words, folder / f"{name}.log")
        after = HERE / "after" / f"{name}.py"
        if status == 0 and after.exists():
            status = subprocess.run([sys.executable, after, program, out], check=False).returncode
    return status


def main():
    arguments = [word for word in sys.argv[1:] if word != "-v"]
    if len(arguments) != 3 or arguments[0] not in machines.MACHINES:
        sys.exit(f"{__doc__}\nNAME is one of: {', '.join(machines.MACHINES)}")
    name, program, folder = arguments[0], pathlib.Path(arguments[1]).resolve(), pathlib.Path(arguments[2]).resolve()
    # Asked to end, it ends the machine and removes its disks.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder.mkdir(parents=True, exist_ok=True)
    if qemu.available():
        skip(qemu.available())
    kernel = prepared_kernel(machines.MACHINES[name].kernel)
    for left in (1, 0):
        try:
            sys.exit(1 if run_inside(name, program, folder, kernel) else 0)
        except qemu.Lost as lost:
            print(f"the machine failed: {lost}; see {folder / f'{name}.log'}", flush=True)
            if not left:
                sys.exit(1)
            with contextlib.suppress(OSError):
                os.replace(folder / f"{name}.log", folder / f"{name}.lost.log")
            print("booting it once more", flush=True)


if __name__ == "__main__":
    main()
