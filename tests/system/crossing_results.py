#!/usr/bin/env python3
"""What one system's program recorded, the other reads: campaigns over all depths are listed, shown, compared, exported and
reported by the other, with the same bytes as by their own program. Usage: crossing_results.py MEROPS.EXE MEROPS FOLDER
"""

import json
import sys

from rig import folder_on
from wine import DEPTHS, both_programs, step

FORMATS = ("json", "csv", "csv-intervals", "markdown", "openmetrics")


def measured(program, store, readers, database):
    """Records a campaign of two readers over all depths; returns its id."""
    program.run("measure", store, "--reader", ",".join(readers), "--qd", DEPTHS, "--sample", "40", "--repeat", "3", "--quiet-wait", "1ms",
                "--progress", "none", "--db", database)
    (campaign,) = json.loads(program.run("results", "list", "--json", "--db", database).stdout)["campaigns"]
    return campaign["id"]


def need_all_depths(program, campaign, database):
    cells = json.loads(program.run("export", campaign, "--db", database).stdout)["content"]["campaigns"][0]["cells"]
    depths = sorted(cell["value"]["result"]["cell"]["depth"] for cell in cells)
    states = {cell["value"]["result"]["state"] for cell in cells}
    if depths != sorted(2 * 3 * [int(depth) for depth in DEPTHS.split(",")]) or states != {"measured"}:
        raise AssertionError(f"cells of depths {depths}, {states}")


def same_from_both(one, other, *arguments, expect=0):
    """What both programs print, byte for byte, and how they end."""
    done, again = one.run(*arguments, expect=expect), other.run(*arguments, expect=expect)
    if done.returncode != again.returncode:
        raise AssertionError(f"{' '.join(arguments)}: exit {done.returncode} and {again.returncode}")
    first, second = done.stdout, again.stdout
    if first != second:
        different = next((pair for pair in zip(first.split("\n"), second.split("\n")) if pair[0] != pair[1]), "their lengths")
        raise AssertionError(f"{' '.join(arguments)}: {different}")
    return first


def check_reading(writer, reader, campaign, database):
    for text_format in FORMATS:
        for rest in ((), ("--include-identity",)):
            same_from_both(writer, reader, "export", "--format", text_format, *rest, "--db", database)
    same_from_both(writer, reader, "results", "list", "--json", "--db", database)
    same_from_both(writer, reader, "results", "show", campaign, "--json", "--db", database)
    for text_format in ("md", "txt"):
        same_from_both(writer, reader, "report", campaign, "--format", text_format, "--db", database)
    if "<html" not in reader.run("report", campaign, "--db", database).stdout:
        raise AssertionError("no report")


def check_import(writer, reader, database, taken):
    """A result set that the other imports is the same set when it is exported again."""
    for rest in ((), ("--include-identity",)):
        path, there = f"{taken}{len(rest)}.json", f"{taken}{len(rest)}.db"
        writer.run("export", *rest, "-o", path, "--db", database)
        reader.run("import", path, "--db", there)
        again = reader.run("export", *rest, "--db", there).stdout
        with open(path, encoding="utf-8", newline="") as file:
            if file.read() != again:
                raise AssertionError(f"{path} and what was exported after its import differ")


def check_comparison(windows, linux, sets, database):
    """Both campaigns in one database, filled by both programs in turn, compared by both."""
    windows.run("import", sets[0], "--db", database)
    linux.run("import", sets[1], "--db", database)
    # Without a pair where only one of the systems proves its cache state: said alike, too.
    same_from_both(windows, linux, "compare", "reader:iocp", "reader:io_uring", "--with-contaminated", "--json", "--db", database, expect=None)
    same_from_both(windows, linux, "export", "--include-identity", "--db", database)


def main():
    windows_path, linux_path, folder = sys.argv[1:4]
    with folder_on(folder) as work:
        windows, linux = both_programs(windows_path, linux_path, work)
        store = f"{work}/store.picchioflat"
        linux.run("synth", "--model", "qwen3-30b-a3b", "--size", "60MB", "-o", store, "--db", linux.database)
        sets = []
        for name, writer, reader, by in (("windows", windows, linux, ("iocp", "flat-direct")),
                                         ("linux", linux, windows, ("io_uring", "flat-direct"))):
            database = f"{work}/{name}.db"
            campaign = measured(writer, store, by, database)
            need_all_depths(reader, campaign, database)
            with step(f"{', '.join(by)} over depths {DEPTHS}, recorded by {name}: read by the other as by itself"):
                check_reading(writer, reader, campaign, database)
            with step(f"{name}: imported by the other, and the same when exported again"):
                check_import(writer, reader, database, f"{work}/{name}-set")
            with step(f"{name}: {' and '.join(by)} compared by both"):
                same_from_both(writer, reader, "compare", *(f"reader:{one}" for one in by), "--with-contaminated", "--json", "--db", database)
            sets.append(f"{work}/{name}-set1.json")
        with step("both campaigns in one database: compared alike by both"):
            check_comparison(windows, linux, sets, f"{work}/both.db")


if __name__ == "__main__":
    main()
