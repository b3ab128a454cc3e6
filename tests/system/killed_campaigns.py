#!/usr/bin/env python3
"""A campaign that is killed at a random moment loses no cell that was reported finished, and leaves a sound database and no
work folder that the next run does not remove. Usage: killed_campaigns.py MEROPS FOLDER [KILLS]
"""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time

from rig import Program, folder_on


def run_and_kill(command, after_events):
    """Starts a campaign, kills it after so many events and a moment; returns the cells it had reported as finished."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    reported, campaign = 0, None
    watchdog = threading.Timer(120, child.kill)
    watchdog.start()
    try:
        for line in child.stderr:
            try:
                event = json.loads(line)
            except ValueError:
                continue
            campaign = event.get("campaign", campaign)
            reported += event.get("event") == "cell-end"
            after_events -= 1
            if after_events <= 0:
                break
        child.send_signal(signal.SIGKILL)
        # What was written before the kill is still in the pipe.
        for line in child.stderr:
            reported += '"cell-end"' in line and line.endswith("}\n")
    finally:
        watchdog.cancel()
        child.kill()
        child.wait()
    return reported


def cells_in(database):
    with contextlib.closing(sqlite3.connect(database)) as connection:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            sys.exit(f"integrity_check: {sound}")
        return connection.execute("SELECT count(*) FROM cell").fetchone()[0]


def main():
    merops, folder = sys.argv[1:3]
    kills = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    rng = random.Random(11)
    with folder_on(folder) as work:
        program = Program(merops, work)
        store, disk = f"{work}/store.picchioflat", f"{work}/disk"
        os.mkdir(disk)
        program.run("synth", "--model", "qwen3-30b-a3b", "--size", "60MB", "-o", store)
        measure = [program.path, "measure", store, "--quiet-wait", "1ms", "--reader", "flat-direct,buffered,io_uring", "--qd", "1,2,4", "--sample", "20",
                   "--repeat", "9", "--db", program.database, "--progress", "jsonl"]
        qualify = [program.path, "qualify", disk, "--quiet-wait", "1ms", "--size", "60MB", "--budget", "10s", "--db", program.database, "--progress",
                   "jsonl"]
        total, all_reported = 0, 0
        begin = time.monotonic()
        for number in range(kills):
            reported = run_and_kill(qualify if number % 5 == 4 else measure, rng.randrange(1, 40))
            all_reported += reported
            before, total = total, cells_in(program.database)
            if total - before < reported:
                sys.exit(f"kill {number}: {reported} cells were reported finished, {total - before} are in the database")
        if all_reported < kills:
            sys.exit(f"only {all_reported} cells were reported finished before {kills} kills: nothing was shown")
        print(f"{kills} kills in {time.monotonic() - begin:.0f} s: {total} cells kept, none lost")
        program.run("qualify", disk, "--quiet-wait", "1ms", "--size", "60MB", "--budget", "5s", "--db", program.database, "--progress", "none")
        if os.listdir(disk):
            sys.exit(f"left behind after the next run: {os.listdir(disk)}")


if __name__ == "__main__":
    main()
