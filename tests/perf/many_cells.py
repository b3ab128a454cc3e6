#!/usr/bin/env python3
"""Lists and shows results in a database of 1,000 cells and in one of 100,000, alternating in random order, and prints the
ratio of the times' medians: many_cells.py --merops MEROPS --folder FOLDER [--pairs 21]. Exit 1 where one is above 2.

Campaigns have ten cells each, so that the larger database has more of them, too. A real campaign is recorded first and copied
by SQL, with a histogram and a series for each cell."""

import argparse
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

PARTS = ["measurement", "interval", "histogram", "flag"]


def columns(database, table, leave_out):
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    return [name for name in names if name not in leave_out]


def copy_rows(database, table, key, leave_out, chosen, first, last):
    """For each number from first to last a copy of the rows whose key is `chosen`, with the number as their key."""
    rest = ", ".join(columns(database, table, leave_out))
    database.execute(f"WITH RECURSIVE n (i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last}) "
                     f"INSERT INTO {table} ({key}, {rest}) SELECT i, {rest} FROM n, (SELECT * FROM {table} WHERE {key} = {chosen})")


def grow(path, cells):
    database = sqlite3.connect(path)
    campaign, cell = database.execute("SELECT campaign, id FROM cell WHERE reader = 'buffered' LIMIT 1").fetchone()
    last, end = campaign + cells // 10, cell + 100 + cells
    copy_campaigns(database, campaign, last)
    copy_rows(database, "source", "campaign", ["campaign"], campaign, campaign + 1, last)
    copy_rows(database, "cell", "id", ["id"], cell, cell + 100, end)
    for table in PARTS:
        copy_rows(database, table, "cell", ["cell"], cell, cell + 100, end)
    database.execute(f"UPDATE cell SET campaign = {campaign} + (id - {cell}) / 10 % {cells // 10} + 1, position = id % 10, "
                     f"reader = 'r' || (id % 7), device = 'd' || (id % 3), depth = 1 << (id % 5), state = 'measured', validity = 'valid', "
                     f"cache_state = 'cold', cell_key = 'reader=r' || (id % 7) || ' pages=thp source=store expert_bytes=2654208 "
                     f"padded_bytes=2654208 coverage=whole depth=' || (1 << (id % 5)) || ' cache=cold order=random loop=1' "
                     f"WHERE id >= {cell + 100}")
    database.commit()
    database.close()


def copy_campaigns(database, campaign, last):
    rest = ", ".join(columns(database, "campaign", ["number", "id", "started_utc"]))
    database.execute(f"WITH RECURSIVE n (i) AS (SELECT {campaign + 1} UNION ALL SELECT i + 1 FROM n WHERE i < {last}) "
                     f"INSERT INTO campaign (number, id, started_utc, {rest}) SELECT i, printf('%016x', i), "
                     f"strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', i || ' seconds'), {rest} "
                     f"FROM n, (SELECT * FROM campaign WHERE number = {campaign})")


def make(merops, folder, name, cells):
    path = os.path.join(folder, name)
    store = os.path.join(folder, "a.picchioflat")
    if not os.path.exists(store):
        subprocess.run([merops, "synth", "--model", "qwen3-30b-a3b", "--size", "16MB", "-o", store, "--db", path], check=True,
                       capture_output=True)
    subprocess.run([merops, "measure", store, "--reader", "buffered", "--cache", "as-is", "--sample", "20", "--progress", "none",
                    "--db", path], check=True, capture_output=True)
    grow(path, cells)
    return path


def seconds(merops, arguments, path):
    begin = time.perf_counter()
    subprocess.run([merops, *arguments, "--db", path], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - begin


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--merops", required=True)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--pairs", type=int, default=21)
    options = parser.parse_args()
    commands = {"list": ["results", "list"], "show a campaign": ["results", "show", f"{50:016x}"],
                "show a cell": ["results", "show", "cell:500"], "export a campaign": ["export", f"{50:016x}"], "compare two disks": ["compare", "device:d0", "device:d1"],
                "compare two readers": ["compare", "reader:r1", "reader:r2"]}
    worst = 0.0
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        paths = [make(options.merops, folder, f"{cells}.db", cells) for cells in (1000, 100000)]
        print(f"{os.path.getsize(paths[0]) / 1e6:.1f} MB and {os.path.getsize(paths[1]) / 1e6:.1f} MB")
        for name, arguments in commands.items():
            times = {path: [] for path in paths}
            for _ in range(options.pairs):
                for path in random.sample(paths, 2):
                    times[path].append(seconds(options.merops, arguments, path))
            few, many = (statistics.median(times[path]) for path in paths)
            worst = max(worst, many / few)
            print(f"{name}: {few * 1e3:.1f} ms and {many * 1e3:.1f} ms, ratio {many / few:.2f}")
    sys.exit(1 if worst > 2 else 0)


if __name__ == "__main__":
    main()
