#!/usr/bin/env python3
"""The disk of the results database fills up at 20 different points of small campaigns: the database stays sound, every cell that
was reported finished is in it or was printed as JSON, and the exit code and the message say what happened.
Usage: full_database.py MEROPS FOLDER
"""

import contextlib
import errno
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading

from rig import Program, folder_on, loop_device, mounted, need_program, need_root

POINTS = 20
CELLS = 8
DISK_BYTES = 16 << 20


def free_bytes(folder):
    status = os.statvfs(folder)
    return status.f_bavail * status.f_frsize


class Disk:
    """The small disk: the database on it, and what fills it."""

    def __init__(self, folder, prepared):
        self.folder, self.prepared = folder, prepared
        self.database, self.filler = f"{folder}/results.db", f"{folder}/filler"

    def clear(self, with_database):
        for name in os.listdir(self.folder):
            if name != "lost+found":
                os.remove(f"{self.folder}/{name}")
        if with_database:
            shutil.copy(self.prepared, self.database)
            os.sync()

    def fill(self, leave):
        """All but `leave` bytes: written, since the file system takes blocks of its own while the file grows."""
        with open(self.filler, "wb", buffering=0) as file:
            try:
                while (more := free_bytes(self.folder) - leave) >= 4096:
                    file.write(bytes(min(more // 4096 * 4096, 1 << 20)))
                    os.fsync(file.fileno())
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def empty(self):
        os.remove(self.filler)


def measure(program, store, database):
    """Runs a campaign; its exit code, what it said, and the cells: reported as finished, and printed instead of stored."""
    done = program.run("measure", store, "--quiet-wait", "1ms", "--reader", "null,buffered", "--qd", "1,2", "--cache", "as-is", "--repeat", CELLS // 4,
                       "--sample", 20, "--progress", "jsonl", "--db", database, expect=None)
    finished, printed = 0, 0
    for line in done.stderr.splitlines() + done.stdout.splitlines():
        if line.startswith("{"):
            told = json.loads(line)
            finished += told.get("event") == "cell-end"
            printed += "event" not in told and "measurement" in told
    return done.returncode, done.stderr, finished, printed


def cells_in(database):
    """Cells in the database, absent or empty ones included; ends the test where it is not sound."""
    if not os.path.exists(database):
        return 0
    with contextlib.closing(sqlite3.connect(database)) as connection:  # open, it would keep the disk busy
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            sys.exit(f"integrity_check: {sound}")
        has_cells = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'cell'").fetchone()[0]
        return connection.execute("SELECT count(*) FROM cell").fetchone()[0] if has_cells else 0


def bytes_needed(program, store, disk):
    """The most that a campaign takes on the disk while it runs."""
    least, ended = [free_bytes(disk.folder)], threading.Event()
    before = least[0]

    def watch():
        while not ended.wait(0.002):
            least[0] = min(least[0], free_bytes(disk.folder))

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        code, said, finished, _ = measure(program, store, disk.database)
    finally:
        ended.set()
        watcher.join()
    if code != 0 or finished != CELLS:
        sys.exit(f"with enough space: exit {code}, {finished} cells\n{said}")
    return before - least[0]


def check(point, code, said, finished, printed, stored):
    if stored + printed < finished:
        sys.exit(f"point {point}: {finished} cells were reported finished, {stored} are stored and {printed} printed\n{said}")
    if code == 0 and stored < CELLS:
        sys.exit(f"point {point}: exit 0, and only {stored} of {CELLS} cells are stored\n{said}")
    if code not in (0, 1):
        sys.exit(f"point {point}: exit {code}\n{said}")
    if code == 1 and "no space is left" not in said:
        sys.exit(f"point {point}: the message does not say that no space is left\n{said}")


def run_points(program, store, disk):
    failed_after = []
    for with_database in (False, True):
        disk.clear(with_database)
        needed = bytes_needed(program, store, disk)
        for point in range(POINTS // 2):
            disk.clear(with_database)
            before = cells_in(disk.database)
            disk.fill(needed * point * 2 // POINTS)
            code, said, finished, printed = measure(program, store, disk.database)
            disk.empty()
            stored = cells_in(disk.database) - before
            check(point, code, said, finished, printed, stored)
            if code == 1:
                failed_after.append(stored)
    return failed_after


def main():
    need_root()
    need_program("mkfs.ext4")
    merops, folder = sys.argv[1:3]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # so that it cleans up
    with folder_on(folder) as work:
        program = Program(merops, work)
        store, image, place = f"{work}/store.picchioflat", f"{work}/image", f"{work}/disk"
        program.run("synth", "--model", "qwen3-30b-a3b", "--size", "30MB", "-o", store, "--db", program.database)
        with open(image, "wb") as file:
            file.truncate(DISK_BYTES)
        os.mkdir(place)
        with loop_device(image) as device:
            subprocess.run(["mkfs.ext4", "-q", "-m", "0", "-b", "4096", "-O", "^has_journal", device], check=True)
            with mounted(device, place):
                failed_after = run_points(program, store, Disk(place, program.database))
        if len(failed_after) < POINTS * 3 // 4 or len(set(failed_after)) < 3:
            sys.exit(f"the disk was not full at different points: after {failed_after} cells")
        print(f"{POINTS} campaigns, {len(failed_after)} of them stopped by a full disk, after {failed_after} stored cells: none lost")


if __name__ == "__main__":
    main()
