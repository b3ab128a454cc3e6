#!/usr/bin/env python3
"""A campaign of the Windows program that is killed at a random moment loses no cell that was reported finished, leaves a sound
database that the Linux program reads, and no file that the next run does not remove.
Usage: crossing_kills.py MEROPS.EXE MEROPS FOLDER [KILLS]
"""

import json
import os
import random
import sys

from killed_campaigns import cells_in, run_and_kill
from rig import folder_on
from wine import both_programs


def cells_of(program, database):
    """Finished cells as the program counts them."""
    campaigns = json.loads(program.run("export", "--include-identity", "--db", database).stdout)["content"]["campaigns"]
    return sum(len(campaign["cells"]) for campaign in campaigns)


def main():
    windows_path, linux_path, folder = sys.argv[1:4]
    kills = int(sys.argv[4]) if len(sys.argv) > 4 else 10
    rng = random.Random(5)
    with folder_on(folder) as work:
        windows, linux = both_programs(windows_path, linux_path, work)
        os.environ.update(windows.environment)  # of those that run_and_kill starts
        store, disk, database = f"{work}/store.picchioflat", f"{work}/disk", f"{work}/killed.db"
        os.mkdir(disk)
        linux.run("synth", "--model", "qwen3-30b-a3b", "--size", "60MB", "-o", store, "--db", linux.database)
        rest = ("--quiet-wait", "1ms", "--db", database, "--progress", "jsonl")
        measure = windows.command("measure", store, "--reader", "iocp,flat-direct", "--qd", "1,2,4,8,16,32", "--sample", "20", "--repeat", "9", *rest)
        qualify = windows.command("qualify", disk, "--size", "60MB", "--budget", "10s", *rest)
        total = reported = 0
        for number in range(kills):
            # wine-run.sh becomes the program itself: the child's id is the program's.
            told = run_and_kill(qualify if number % 3 == 2 else measure, rng.randrange(1, 40))
            before, total = total, cells_in(database)
            reported += told
            if total - before < told:
                sys.exit(f"kill {number}: {told} cells were reported finished, {total - before} are in the database")
        if reported < kills:
            sys.exit(f"only {reported} cells were reported finished before {kills} kills: nothing was shown")
        if cells_of(linux, database) < reported or cells_of(windows, database) != cells_of(linux, database):
            sys.exit(f"{reported} cells were reported, {cells_of(linux, database)} are read on Linux, {cells_of(windows, database)} on Windows")
        print(f"{kills} kills: {total} cells kept, {reported} of them reported, none lost")
        windows.run("qualify", disk, "--size", "60MB", "--budget", "5s", "--quiet-wait", "1ms", "--db", database, "--progress", "none")
        if os.listdir(disk):
            sys.exit(f"left behind after the next run: {os.listdir(disk)}")


if __name__ == "__main__":
    main()
