#!/usr/bin/env python3
"""Every page can be shown with no disk, one, two and twelve, with names of 80 characters, in light and dark colours, at
100 and 200 %, in small and large windows: it settles, Qt warns of nothing, and there is something to see.

pictures.py MEROPS_GUI MEROPS EXAMPLE_DATABASE PICTURE_INK [--keep FOLDER] [--all] [--only WORD]
Without --all each page is seen in all eight looks, with each database in two of them (with none in one)."""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import subprocess
import sys
import tempfile

PAGES = ("disks", "compare", "depth", "latency", "time", "results", "measure", "model")
DATABASES = {"0": (0,), "1": (1,), "2": (2,), "12": (12,), "12-long": (12, 80)}
LOOKS = tuple(itertools.product(("light", "dark"), (1, 2), ("900x600", "1400x900")))
NOISE = "This plugin does not support propagateSizeHints()"  # of the offscreen platform, for each window
LEAST_INK = 0.001  # a sentence on an empty page


def looks_of(page, database, every):
    if every:
        return LOOKS
    first = PAGES.index(page) + 2 * list(DATABASES).index(database)
    return [LOOKS[(first + step) % len(LOOKS)] for step in ((0,) if database == "0" else (0, 5))]


def environment(home, scale):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_"))}
    return kept | {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LC_ALL": "C.UTF-8",
                   "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}


def complaint(arguments, work, folder, page, database, look):
    """What is wrong with one picture; empty where nothing is."""
    appearance, scale, size = look
    name = f"{page}-{database}-{appearance}-{size}-{scale}x"
    command = [arguments.gui, "--db", work / f"{database}.db", "--merops", arguments.merops, "--page", page,
               "--appearance", appearance, "--size", size, "--screenshot", folder / f"{name}.png"]
    ran = subprocess.run(command, env=environment(work, scale), capture_output=True, text=True, check=False)
    words = [line for line in ran.stderr.splitlines() if line != NOISE]
    if ran.returncode != 0 or words:
        return f"{name}: exit code {ran.returncode}, {'; '.join(words) or 'without a word'}"
    ink = subprocess.run([arguments.ink, folder / f"{name}.png"], capture_output=True, text=True, check=True)
    return "" if float(ink.stdout) >= LEAST_INK else f"{name}: nothing is to be seen ({ink.stdout.strip()})"


def complaints(arguments, work, folder):
    for name, values in DATABASES.items():
        subprocess.run([arguments.example, work / f"{name}.db", *map(str, values)], check=True)
    wanted = [(page, database, look) for page in PAGES for database in DATABASES
              for look in looks_of(page, database, arguments.all) if arguments.only in f"{page}-{database}-{look[0]}"]
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        return len(wanted), list(filter(None, pool.map(lambda one: complaint(arguments, work, folder, *one), wanted)))


def main():
    parser = argparse.ArgumentParser()
    for name in ("gui", "merops", "example", "ink"):
        parser.add_argument(name)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="merops-test-") as work:
        folder = arguments.keep or pathlib.Path(work)
        folder.mkdir(parents=True, exist_ok=True)
        seen, wrong = complaints(arguments, pathlib.Path(work), folder)
    print("\n".join(wrong + [f"{seen} pictures, {len(wrong)} of them wrong"]))
    sys.exit(1 if wrong or not seen else 0)


if __name__ == "__main__":
    main()
