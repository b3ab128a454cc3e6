#!/usr/bin/env python3
"""The dashboard's thread is blocked no more than twice as long by a database of 100,000 cells as by one of 1,000:
fluency.py MEROPS FLUENCY FOLDER. tests/gui/fluency.cpp measures it."""

import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "perf"))
from many_cells import make  # noqa: E402


def main():
    merops, fluency, folder = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="merops-test-", dir=folder) as work:
        databases = [make(merops, work, f"{cells}.db", cells) for cells in (1_000, 100_000)]
        sys.exit(subprocess.run([fluency, *databases], check=False).returncode)


if __name__ == "__main__":
    main()
