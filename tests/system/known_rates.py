#!/usr/bin/env python3
"""A throttled device reads at the rate that was set, whatever the reader and depth: within 3 %.

On a loop device the requests must not be split, since the throttle charges the remainder again: 512 KiB blocks with
4 KiB pages. At expert size the disk below the file is throttled. Usage: known_rates.py MEROPS FOLDER
"""

import sys

from rig import Program, device_number, folder_on, loop_device, need_program, need_root, throttled

TOLERANCE = 0.03
SECONDS = "10s"
DEPTHS = "1,32"


def check(cells, rate, failures):
    for cell in cells:
        name = f"{cell['cell']['reader']} depth {cell['cell']['depth']}"
        if cell["state"] != "measured":
            failures.append(f"{name}: {cell['state']}, {cell['reason']}")
            continue
        measured = cell["mb_per_s"] * 1e6
        error = measured / rate - 1
        print(f"{name}: {measured / 1e6:.1f} MB/s, set {rate / 1e6:.1f} ({error:+.2%})", flush=True)
        if abs(error) > TOLERANCE:
            failures.append(f"{name}: {error:+.2%}")


def main():
    merops, folder = sys.argv[1:3]
    need_root()
    need_program("losetup")
    failures = []
    with folder_on(folder) as work:
        program = Program(merops, work)
        store = f"{work}/store.picchioflat"
        program.run("synth", "--model", "qwen3-30b-a3b", "--size", "1GB", "-o", store)
        with loop_device(store, "--read-only", "--direct-io=on") as device, \
                throttled(device_number(device), 300_000_000) as enter:
            cells = program.measure(device, "--reader", "flat-direct,io_uring,raw", "--qd", DEPTHS, "--block", "512KiB",
                                    "--pages", "4k", "--seconds", SECONDS, enter=enter)
            check(cells, 300e6, failures)
        with throttled(device_number(store), 324_000_000) as enter:
            cells = program.measure(store, "--reader", "flat-direct,io_uring", "--qd", DEPTHS, "--seconds", SECONDS, enter=enter)
            check(cells, 324e6, failures)
    if failures:
        sys.exit("\n".join(["beyond the tolerance:", *failures]))


if __name__ == "__main__":
    main()
