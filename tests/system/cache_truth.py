#!/usr/bin/env python3
"""The page cache and memory are never called a disk: cached pages, tmpfs and a loop device on tmpfs are flagged, the same
file evicted is not. Usage: cache_truth.py MEROPS FOLDER
"""

import os
import shutil
import subprocess
import sys

from rig import Program, folder_on, loop_device, mounted, need_program, need_root, skip

SIZE = "200MB"


def flags(cell):
    return {flag["id"] for flag in cell["flags"]}


def expect(condition, what, cell):
    if not condition:
        sys.exit(f"{what}\n  reader {cell['cell']['reader']}: state {cell['state']} {cell['reason']}, cache {cell['cache_state']},"
                 f" validity {cell['validity']} {cell['validity_reason']}, flags {sorted(flags(cell))}")


def check_disk(program, store):
    warm, = program.measure(store, "--reader", "buffered", "--cache", "warm", "--sample", "100")
    expect("cache-served" in flags(warm) and warm["cache_state"] == "warm", "a warm run must be told from the disk", warm)

    # Cached, but asked for as it is: nobody may believe that it was the disk.
    cached, = program.measure(store, "--reader", "buffered", "--cache", "as-is", "--sample", "60")
    expect("cache-served" in flags(cached) and cached["cache_state"] != "cold", "cached pages must be flagged", cached)

    cold, = program.measure(store, "--reader", "buffered", "--cache", "cold", "--sample", "60")
    expect("cache-served" not in flags(cold), "the same file evicted must not be flagged", cold)
    expect(cold["cache_state"] == "cold" and cold["validity"] in ("valid", "contaminated"), "the same file evicted is cold", cold)

    direct, = program.measure(store, "--reader", "flat-direct", "--sample", "60")
    expect(direct["cache_state"] == "bypassed" and "cache-served" not in flags(direct), "a direct run bypasses", direct)


def check_small_source(program, store):
    """Few experts for many threads: neither a reader's opening nor read-ahead before the window may warm them."""
    for cell in program.measure(store, "--reader", "buffered,mmap", "--qd", "1,8,16", "--cache", "cold", "--sample", "60"):
        expect(cell["cache_state"] == "cold" and "cache-served" not in flags(cell), "a small cold source is cold", cell)


def check_pressed(program, store):
    """A limit holds for pages that were cached before it, and buffers that do not fit into it are refused."""
    program.measure(store, "--reader", "buffered", "--cache", "warm", "--sample", "10")
    pressed, = program.measure(store, "--reader", "buffered", "--cache", "pressed", "--memory", "100MB", "--sample", "150")
    if pressed["state"] == "skipped" and "control group" in pressed["reason"]:
        print("not checked: " + pressed["reason"])
        return
    expect(pressed["cache_state"] == "pressed", "a limited process is pressed", pressed)
    origin = pressed["measurement"]["origin"]
    expect(origin["cached_bytes_before"] < 5e6, "pressed begins with an empty cache", pressed)
    expect(origin["process_read_bytes"] > 0.3 * 150 * 2654208, "half of the source does not fit: it comes from the disk",
           pressed)
    too_little, = program.measure(store, "--reader", "direct-bounce", "--qd", "32", "--cache", "pressed", "--memory",
                                  "100MB", "--sample", "150", expect=None)
    expect(too_little["state"] == "skipped" and "memory" in too_little["reason"],
           "buffers above the limit are refused, not killed for", too_little)


def check_tmpfs(program, store):
    for cell in program.measure(store, "--reader", "buffered,flat-direct,io_uring,mmap", "--sample", "60", expect=None):
        if cell["state"] != "measured":
            continue  # a kernel whose tmpfs refuses direct reads
        expect(cell["cache_state"] == "memory" and cell["validity"] == "invalid" and "memory-backed" in flags(cell),
               "tmpfs must be called memory", cell)


def check_loop_on_tmpfs(program, store):
    with loop_device(store, "--read-only") as device:
        for cell in program.measure(device, "--reader", "buffered,flat-direct,io_uring,raw", "--sample", "60"):
            expect(cell["state"] == "measured" and cell["cache_state"] == "memory" and cell["validity"] == "invalid" and
                   "memory-backed" in flags(cell), "a loop device on tmpfs must be called memory", cell)


def check_mounted_raw(program, work):
    """A raw device that is mounted is measured, after one warning."""
    image, place = f"{work}/image", f"{work}/place"
    with open(image, "wb") as file:
        file.truncate(64 << 20)
    os.mkdir(place)
    with loop_device(image) as device:
        subprocess.run(["mkfs.ext4", "-q", device], check=True)
        arguments = ["measure", device, "--quiet-wait", "1ms", "--reader", "raw", "--block", "1MiB", "--qd", "1,2", "--sample", "10", "--progress",
                     "jsonl", "--db", program.database]
        before = program.run(*arguments, expect=None)
        with mounted(device, place):
            during = program.run(*arguments, expect=None)
    over_file = program.run("measure", image, *arguments[2:], expect=None)
    if "is mounted" in over_file.stderr:
        sys.exit(f"no device is read raw over a file, and none is to be warned of\n{over_file.stderr}")
    if "is mounted" in before.stderr or during.stderr.count("is mounted") != 1 or '"measured"' not in during.stderr:
        sys.exit(f"one warning of a mounted raw device was expected\n{during.stderr}")


def main():
    merops, folder = sys.argv[1:3]
    with folder_on(folder) as work:
        program = Program(merops, work)
        store = f"{work}/store.picchioflat"
        program.run("synth", "--model", "qwen3-30b-a3b", "--size", SIZE, "-o", store)
        check_disk(program, store)
        check_small_source(program, store)
        check_pressed(program, store)
        if not os.path.ismount("/dev/shm"):
            skip("needs /dev/shm for the part about memory; the part about the disk passed")
        with folder_on("/dev/shm") as memory:
            copy = shutil.copy(store, f"{memory}/store.picchioflat")
            check_tmpfs(program, copy)
            need_root()
            need_program("losetup")
            check_loop_on_tmpfs(program, copy)
            need_program("mkfs.ext4")
            check_mounted_raw(program, work)


if __name__ == "__main__":
    main()
