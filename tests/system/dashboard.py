#!/usr/bin/env python3
"""A person at the dashboard, from an empty home folder, under an X server of the test's own: qualifies a folder and one on
a throttled loop device, stops another measurement, compares them with one another and with the documented results, and
exports the report; by mouse and keyboard alone (tests/gui/whole_run.cpp has the steps).

Usage: dashboard.py MEROPS FOLDER WHOLE_RUN [PICTURES]. The pictures of the steps are kept in the folder PICTURES.
"""

import contextlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from rig import device_number, folder_on, loop_device, mounted, need_program, need_root, throttled

BYTES = 600 << 20
RATE = 200_000_000


@contextlib.contextmanager
def x_server():
    """An X server on a display that is free; its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
                              pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def throttled_folder(work):
    """A folder on a file system on a loop device, and what a child calls to be throttled on it."""
    file = f"{work}/disk"
    with open(file, "wb") as disk:
        disk.truncate(BYTES)
        os.posix_fallocate(disk.fileno(), 0, BYTES)
    with loop_device(file, "--direct-io=on") as device:
        subprocess.run(["mkfs.ext4", "-q", "-F", device], check=True)
        place = f"{work}/slower disk"
        os.mkdir(place)
        with mounted(device, place), throttled(device_number(device), RATE) as enter:
            yield place, enter


def report_is_right(pictures):
    """Both disks and the documented results are in it, and nothing of the machine's."""
    text = (pathlib.Path(pictures) / "report.html").read_text(encoding="utf-8")
    assert "loop" in text, "the throttled disk is not in the report"
    assert re.search(r"documented", text, re.IGNORECASE), "the documented results are not in the report"
    assert os.uname().nodename not in text, "the host's name is in the report"


def main():
    need_root()
    need_program("Xvfb")
    need_program("mkfs.ext4")
    merops, folder, whole_run, *pictures = sys.argv[1:]
    with folder_on(folder) as work, x_server() as display, throttled_folder(work) as (slower, enter):
        home, quicker = f"{work}/home", f"{work}/quicker disk"
        kept = pictures[0] if pictures else tempfile.mkdtemp(dir=work)
        for path in (home, quicker, kept):
            os.makedirs(path, exist_ok=True)
        os.chmod(home, 0o700)
        environment = {"HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": display, "PATH": os.environ["PATH"],
                       "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
        done = subprocess.run([whole_run, os.path.abspath(merops), quicker, slower, kept], env=environment, check=False,
                              preexec_fn=enter, timeout=900)
        if done.returncode != 0:
            sys.exit(done.returncode)
        report_is_right(kept)
        assert not list(pathlib.Path(quicker).iterdir()), "something was left in the folder"


if __name__ == "__main__":
    main()
