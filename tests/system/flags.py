#!/usr/bin/env python3
"""Each doubt about a cell has its cause: a flag appears where the cause is made, and not where it is not.

A busy machine may raise flags of disturbance that no test made: a quiet run is tried several times.
Usage: flags.py MEROPS FOLDER
"""

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time

from rig import Program, beside, device_number, folder_on, loop_device, mounted, need_program, need_root, throttled

TRIES = 8
# What dd iflag=direct does, in one process: a shell's children would outlive it.
READ_AGAIN_AND_AGAIN = """
import mmap, os, sys
file, memory = os.open(sys.argv[1], os.O_RDONLY | os.O_DIRECT), mmap.mmap(-1, 1 << 20)
while True:
    if os.readv(file, [memory]) == 0: os.lseek(file, 0, os.SEEK_SET)
"""
failures = []


def flags(cell):
    return {flag["id"]: flag["evidence"] for flag in cell["flags"]}


def told(cell):
    return (f"  {cell['cell']['reader']} depth {cell['cell']['depth']}: {cell['state']} {cell['reason']}, {cell['validity']} "
            f"{cell['validity_reason']}; {flags(cell)}")


def expect(condition, what, cell):
    print(("ok       " if condition else "MISSING  ") + what, flush=True)
    if not condition:
        failures.append(f"{what}\n{told(cell)}")


def flagged(flag, cause, cell, validity=None, evidence=""):
    expect(flag in flags(cell) and evidence in flags(cell)[flag] and (validity is None or cell["validity"] == validity),
           f"{flag}: {cause}" + (f" ({flags(cell)[flag]})" if flag in flags(cell) else ""), cell)


def silent(names, cause, measure):
    """None of these flags in one of several tries: others may be at work on the machine."""
    for _ in range(TRIES):
        cell = measure()
        if cell["state"] == "measured" and not set(names) & set(flags(cell)):
            break
        time.sleep(1)
    expect(cell["state"] == "measured" and not set(names) & set(flags(cell)), f"not {', '.join(names)}: {cause}", cell)


def old(path):
    os.utime(path, (time.time() - 7200, time.time() - 7200))


def write(path, size, chunk):
    with open(path, "wb") as file:
        for _ in range(size >> 20):
            file.write(chunk() if callable(chunk) else chunk)
        file.flush()
        os.fsync(file.fileno())
    old(path)


def random_file(path, size):
    write(path, size, lambda: os.urandom(1 << 20))


def check_store(program, store):
    """Samples, spans and bytes of a small store on the disk."""
    one = lambda *arguments: program.measure(store, *arguments)[0]
    few = one("--reader", "buffered", "--sample", "50")
    flagged("few-samples", "50 reads", few, evidence="50 reads; p99 needs 367")
    flagged("fits-in-memory", "a cold buffered cell over a small store", few)
    flagged("small-span", "a store of 300 MB", few)
    flagged("freshly-written", "written just now", few)
    old(store)
    many = one("--reader", "flat-direct", "--sample", "400")
    silent(["few-samples", "fits-in-memory", "freshly-written", "bytes-checked", "cache-served", "sparse-source",
            "compressed-source", "shortcut-content", "harness-bound"], "400 direct reads of a store written hours ago",
           lambda: one("--reader", "flat-direct", "--sample", "400"))
    flagged("bytes-checked", "--check-bytes", one("--reader", "flat-direct", "--sample", "20", "--check-bytes"))
    if many["effective"]["pages"] == "thp":
        silent(["requests-split", "depth-not-reached"], "huge pages, depth 4",
               lambda: one("--reader", "flat-direct", "--sample", "400", "--qd", "4", "--pages", "thp"))
        flagged("requests-split", "4 KiB pages under experts",
                one("--reader", "flat-direct", "--sample", "400", "--pages", "4k"))
    program.measure(store, "--reader", "buffered", "--cache", "warm", "--sample", "10")
    flagged("cache-served", "a cached file, as it is", one("--reader", "buffered", "--cache", "as-is", "--sample", "60"),
            evidence="in the page cache before")
    silent(["cache-served"], "the same file evicted", lambda: one("--reader", "buffered", "--sample", "60"))


def check_disturbance(program, store, work):
    """Somebody else reads the disk, or uses the processors."""
    other = f"{work}/other"
    random_file(other, 512 << 20)
    run = lambda: program.measure(store, "--reader", "flat-direct", "--seconds", "3s", "--quiet-wait", "300ms")[0]
    silent(["foreign-traffic", "foreign-cpu", "not-quiet"], "nobody beside", run)
    with beside(sys.executable, "-c", READ_AGAIN_AND_AGAIN, other):
        disturbed = run()
    flagged("foreign-traffic", "somebody reads the disk beside the run", disturbed, "contaminated")
    flagged("not-quiet", "somebody reads it before the run", disturbed, evidence="moves")
    with contextlib.ExitStack() as spinners:
        for _ in range(max(1, os.cpu_count() // 2)):
            spinners.enter_context(beside(sys.executable, "-c", "while True: pass"))
        disturbed = run()
    flagged("foreign-cpu", "a spinner beside the run", disturbed, "contaminated")
    flagged("not-quiet", "a spinner before the run", disturbed, evidence="processors")


def check_steadiness(program, store):
    """A throttle changed half way is named and dated; a throttle that stays is steady."""
    with throttled(device_number(store), 300_000_000) as enter:
        run = lambda *more: program.measure(store, "--reader", "flat-direct", "--qd", "4", "--quiet-wait", "100ms", *more, enter=enter)[0]
        silent(["unsteady", "throttled"], "a constant throttle", lambda: run("--seconds", "8s"))
        timer = threading.Timer(6, lambda: enter.set(100_000_000))
        timer.start()
        changed = run("--seconds", "12s")
        timer.join()
        flagged("unsteady", "a throttle changed half way", changed, evidence="the rate fell from")
        changes = changed["measurement"]["steadiness"]["changes"]
        about = len(changes) == 1 and abs(changes[0]["before_mb_per_s"] / 300 - 1) < 0.1 and \
            abs(changes[0]["after_mb_per_s"] / 100 - 1) < 0.1 and 2e9 < changes[0]["at_ns"] < 8e9
        expect(about, f"one change, from 300 to 100 MB/s, in mid-window: {changes}", changed)

        enter.set(300_000_000)
        steady = run("--seconds", "1s", "--thorough")
        rounds = steady["measurement"]["steadiness"]
        expect(rounds["state"] == "steady" and len(rounds["rounds_mb_per_s"]) < 25 and abs(rounds["mb_per_s"] / 300 - 1) < 0.1,
               f"--thorough: steady at a constant throttle: {rounds}", steady)
        over = threading.Event()

        def restless():
            """Rounds that never agree: another rate in each second."""
            rate = 1
            while not over.wait(1):
                rate = 3 if rate == 1 else 1
                enter.set(100_000_000 * rate)

        thread = threading.Thread(target=restless)
        thread.start()
        unsteady = run("--seconds", "1s", "--thorough")
        over.set()
        thread.join()
        rounds = unsteady["measurement"]["steadiness"]
        expect(rounds["state"] == "unsteady" and len(rounds["rounds_mb_per_s"]) == 25 and unsteady["validity"] != "invalid",
               f"--thorough: no steady state is a result, after 25 rounds: {rounds['state']}", unsteady)
        flagged("unsteady", "a restless throttle", unsteady, evidence="no steady state in 25 rounds")


def check_content(program, work):
    """Holes, extents that were never written, zeros, text; and random bytes beside them."""
    blocks = lambda path, *more: program.measure(path, "--reader", "io_uring", "--block", "1MiB", "--sample", "60", *more)[0]
    sparse, unwritten, zeros, sound = (f"{work}/{name}" for name in ("sparse", "unwritten", "zeros", "sound"))
    random_file(sound, 128 << 20)
    silent(["sparse-source", "compressed-source", "shortcut-content", "cache-served"], "random bytes", lambda: blocks(sound))
    random_file(sparse, 64 << 20)
    os.truncate(sparse, 128 << 20)
    flagged("sparse-source", "a file half of holes", blocks(sparse), "invalid")
    subprocess.run(["fallocate", "-l", "128M", unwritten], check=True)
    flagged("sparse-source", "a file allocated and never written", blocks(unwritten), "invalid", "never written")
    write(zeros, 128 << 20, bytes(1 << 20))
    flagged("shortcut-content", "written zeros", blocks(zeros), evidence="100 %")
    text = f"{work}/text"
    write(text, 128 << 20, lambda: "".join(f"{i:x} " for i in range(200000)).encode()[:1 << 20].ljust(1 << 20))
    flagged("shortcut-content", "text", blocks(text))


def check_memory(program, work):
    if not os.path.ismount("/dev/shm") or shutil.disk_usage("/dev/shm").free < 1 << 30:
        return print("not checked: memory-backed (no room in /dev/shm)")
    with folder_on("/dev/shm") as memory:
        file = f"{memory}/blocks"
        random_file(file, 128 << 20)
        tmpfs = program.measure(file, "--reader", "buffered", "--block", "1MiB", "--sample", "60")[0]
        flagged("memory-backed", "tmpfs", tmpfs, "invalid")
        with loop_device(file, "--read-only") as device:
            loop = program.measure(device, "--reader", "raw", "--block", "1MiB", "--sample", "60")[0]
            flagged("memory-backed", "a loop device over tmpfs", loop, "invalid")
    file = f"{work}/blocks"
    random_file(file, 64 << 20)
    with loop_device(file, "--read-only") as device:  # its file is read through the page cache
        raw = lambda: program.measure(device, "--reader", "raw", "--block", "1MiB", "--sample", "60")[0]
        raw()
        flagged("cache-served", "a loop device whose file is cached", raw(), "invalid")
    with loop_device(file, "--read-only", "--direct-io=on") as device:
        silent(["cache-served", "memory-backed", "foreign-traffic"], "a loop device that reads its file directly",
               lambda: program.measure(device, "--reader", "raw", "--block", "1MiB", "--sample", "60")[0])


def check_compression(program, work):
    if shutil.which("mkfs.btrfs") is None:
        return print("not checked: compressed-source (no mkfs.btrfs)")
    image, place = f"{work}/btrfs", f"{work}/place"
    with open(image, "wb") as file:
        file.truncate(600 << 20)
    os.mkdir(place)
    with loop_device(image, "--direct-io=on") as device:
        subprocess.run(["mkfs.btrfs", "-q", device], check=True, capture_output=True)
        with mounted(device, place, "-o", "compress-force=zstd"):
            text, random = f"{place}/text", f"{place}/random"
            write(text, 96 << 20, lambda: "".join(f"{i:x} " for i in range(200000)).encode()[:1 << 20].ljust(1 << 20))
            random_file(random, 96 << 20)
            blocks = lambda path: program.measure(path, "--reader", "buffered", "--block", "1MiB", "--sample", "60")[0]
            flagged("compressed-source", "text on a compressing btrfs", blocks(text))
            silent(["compressed-source"], "what cannot be compressed, on the same", lambda: blocks(random))


def main():
    merops, folder = sys.argv[1:3]
    need_root()
    need_program("losetup")
    with folder_on(folder) as work:
        program = Program(merops, work)
        store = f"{work}/store.picchioflat"
        program.run("synth", "--model", "qwen3-30b-a3b", "--size", "300MB", "-o", store)
        check_store(program, store)
        check_content(program, work)
        check_memory(program, work)
        check_compression(program, work)
        check_disturbance(program, store, work)
        check_steadiness(program, store)
    if failures:
        sys.exit("\n".join(["", "wrong:", *failures]))


if __name__ == "__main__":
    main()
