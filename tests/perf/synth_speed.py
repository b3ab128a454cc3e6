#!/usr/bin/env python3
"""Synthesising beside writing: the rate of `merops synth`, which makes and hashes what it writes, against fio's
sequential direct write of as many bytes (8 MiB blocks, io_uring, depth 4: the fastest of its ways here), both durable
when the clock stops. Alternating pairs in random order; prints the median of the pairs' ratios with its 95 % interval,
judges nothing.

    tests/perf/synth_speed.py --merops build/release/cli/merops --folder /path/on/ext4 [--pairs 15]
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from pairs import alternate, ratio_row


def run(command, environment):
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}{done.stdout}")
    return json.loads(done.stdout[done.stdout.index("{"):])


def remove(path):
    path.unlink()
    os.sync()


def synth_rate(merops, path, size, environment):
    work = run([merops, "synth", "--model", "qwen3-30b-a3b", "--size", str(size), "-o", path, "--json"], environment)
    remove(path)
    return round(work["bytes"] / work["wall_ns"] * 1e3, 1)


def fio_rate(options, path, environment):
    result = run(["fio", "--name=write", f"--filename={path}", f"--size={options.size}", "--rw=write", "--bs=8M",
                  "--direct=1", f"--ioengine={options.engine}", f"--iodepth={options.depth}", "--end_fsync=1",
                  "--output-format=json"], environment)
    remove(path)
    write = result["jobs"][0]["write"]
    return round(write["io_bytes"] / write["runtime"] / 1e3, 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--merops", required=True, type=pathlib.Path)
    parser.add_argument("--folder", required=True, type=pathlib.Path, help="on the disk and file system to be measured")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--size", type=int, default=2_000_000_000, help="bytes")
    parser.add_argument("--engine", default="io_uring", help="of fio; or psync")
    parser.add_argument("--depth", type=int, default=4, help="of fio")
    parser.add_argument("--seed", type=int, default=1, help="of the order")
    options = parser.parse_args()
    merops = options.merops.resolve()
    with tempfile.TemporaryDirectory(prefix="merops-synth-speed-", dir=options.folder) as name:
        folder = pathlib.Path(name)
        environment = dict(os.environ, XDG_DATA_HOME=str(folder / "data"))
        ours, theirs = alternate(options.pairs,
                                 lambda: synth_rate(merops, folder / "store", options.size, environment),
                                 lambda: fio_rate(options, folder / "fio", environment), options.seed)
    ratio_row("synth, MB/s over those of fio", ours, theirs)


if __name__ == "__main__":
    main()
