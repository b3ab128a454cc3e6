#!/usr/bin/env python3
"""Packing beside copying: `merops pack` of a made-up Qwen3-30B-A3B container (4 layers of 128 experts, 1.36 GB) against
`cp` and `sync` of the same bytes. Both cold (the container's own pages are dropped first) and durable when the clock
stops. Alternating pairs in random order; prints the median of the pairs' ratios with its 95 % interval, judges nothing.

    tests/perf/pack_speed.py --merops build/release/cli/merops --folder /path/on/ext4 [--pairs 15]
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from pairs import alternate, ratio_row


def run(command, environment):
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}{done.stdout}")


def evict(folder):
    for path in folder.iterdir():
        file = os.open(path, os.O_RDONLY)
        os.fsync(file)
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(file)


def remove(path):
    if path.is_dir():
        shutil.rmtree(path)
    elif path.exists():
        path.unlink()


def seconds_of(command, model, output, environment):
    """Of one run from cold to durable; what it wrote is removed outside the clock."""
    evict(model)
    os.sync()
    start = time.monotonic()
    run(command, environment)
    seconds = time.monotonic() - start
    remove(output)
    os.sync()
    return round(seconds, 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--merops", required=True, type=pathlib.Path)
    parser.add_argument("--folder", required=True, type=pathlib.Path, help="on the disk and file system to be measured")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1, help="of the order")
    options = parser.parse_args()
    merops = options.merops.resolve()
    with tempfile.TemporaryDirectory(prefix="merops-pack-speed-", dir=options.folder) as name:
        folder = pathlib.Path(name)
        environment = dict(os.environ, XDG_DATA_HOME=str(folder / "data"))
        model, store, copy = folder / "model", folder / "store", folder / "copy"
        run([merops, "synth", "--model", "qwen3-30b-a3b", "--layers", str(options.layers), "--container", "-o", model],
            environment)
        size = sum(path.stat().st_size for path in model.iterdir())
        print(f"{size / 1e9:.2f} GB in {len(list(model.iterdir()))} files", flush=True)
        pack = [merops, "pack", model, "-o", store]
        cp = ["sh", "-c", 'cp -r "$1" "$2" && sync', "sh", model, copy]
        ours, theirs = alternate(options.pairs, lambda: seconds_of(pack, model, store, environment),
                                 lambda: seconds_of(cp, model, copy, environment), options.seed)
    ratio_row("pack, seconds over those of cp + sync", ours, theirs)


if __name__ == "__main__":
    main()
