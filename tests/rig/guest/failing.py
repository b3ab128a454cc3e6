"""A campaign that runs while something is done to its disks, and what is done to them."""

import contextlib
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import threading
import time

from support import MEROPS, check, run, wait_for

BLOCK = 256 << 10
LONGEST = 60  # seconds; a campaign that has not ended by then hangs


class Campaign:
    """`merops measure` in the background, and what it tells."""

    def __init__(self, database, *arguments):
        self.events, self.lines = [], []
        self._process = subprocess.Popen(
            [MEROPS, "measure", *map(str, arguments), "--db", str(database), "--quiet-wait", "1ms", "--progress", "jsonl", "--json"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self):
        for line in self._process.stderr:
            told = json.loads(line) if line.startswith("{") else {}
            if "event" in told:
                self.events.append(told)
            else:
                self.lines.append(line)

    def told(self, kind):
        return [event for event in list(self.events) if event["event"] == kind]

    def cells(self, source=""):
        """Results of the cells that ended, in order; of one source."""
        return [event["result"] for event in self.told("cell-end") if source in ("", event["result"]["source_path"])]

    def messages(self):
        return " ".join(f"{event['text']} {event.get('hint', '')}" for event in self.told("message"))

    def running(self):
        return self._process.poll() is None

    def wait_reading(self, ended=0, sources=()):
        """Until a cell reads, and so many have ended; of one of these sources, of which one has been measured. Its source."""
        def reads():
            if not self.running():
                raise RuntimeError(f"it ended: {self.events[-3:]} {self.lines}")
            last = (self.events or [{}])[-1]
            if len(self.cells()) < ended or last.get("event") != "progress" or not last["bytes"]:
                return None
            source = self.sources()[self.told("cell-start")[-1]["plan"]["source"]]
            return source if not sources or (source in sources and self.cells(source)) else None
        return wait_for("a cell that reads", reads, LONGEST)

    def sources(self):
        return self.told("campaign-start")[0]["plan"]["sources"]

    def wait_cells(self, count):
        wait_for(f"{count} cells that ended", lambda: len(self.cells()) >= count, LONGEST)

    def end(self):
        """Its exit status once it has ended; a word where it hangs."""
        try:
            self._process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return "hangs"
        self._listener.join(LONGEST)
        return self._process.returncode


def stored_cells(database):
    """(state, reason) of the cells in a database that another program may be writing, in order."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT state, reason FROM cell ORDER BY position").fetchall()


def name_of(device):
    return os.path.basename(os.path.realpath(device))


def attribute(device, name):
    return (pathlib.Path("/sys/class/block") / name_of(device) / name).read_text().strip()


def kernel_log():
    return run("/bin/dmesg")


class Detour:
    """A device over a whole disk that can hold all reads back."""

    def __init__(self, device):
        self._dm("create", "detour", "--table", f"0 {attribute(device, 'size')} linear {device} 0")
        self.path = wait_for("the detour", lambda: [f"/dev/{place.parent.parent.name}"
                                                    for place in pathlib.Path("/sys/class/block").glob("dm-*/dm/name")
                                                    if place.read_text().strip() == "detour"])[0]

    @staticmethod
    def _dm(command, *arguments):
        run("/sbin/dmsetup", command, "--noudevsync", *arguments)

    @contextlib.contextmanager
    def stall(self, seconds):
        """Holds back what is read from now on, until so many seconds are over and the block has ended."""
        began = time.monotonic()
        self._dm("suspend", "--noflush", "--nolockfs", "detour")
        try:
            yield
            time.sleep(max(0, seconds - (time.monotonic() - began)))
        finally:
            self._dm("resume", "detour")


def check_loss(what, campaign, source):
    """Of a source that went away in mid-campaign: its first cells are measured, the next one fails, the rest is skipped.
    The campaign has ended. The reasons of cells that failed: none where it went away between two of its cells."""
    cells = campaign.cells(source)
    states = [cell["state"] for cell in cells]
    failed = [cell["reason"] for cell in cells if cell["state"] == "failed"]
    skipped = [cell["reason"] for cell in cells if cell["state"] == "skipped"]
    measured = ["measured"] * states.count("measured")
    check(f"{what}: cells that ended are kept, at most one fails, the rest is skipped",
          measured and len(failed) <= 1 and skipped and states == measured + ["failed"] * len(failed) + ["skipped"] * len(skipped),
          states)
    check(f"{what}: the failed cell tells expert, offset and the loss",
          all(re.match(r"expert \d+ at offset \d+: .*; device gone: ", reason) for reason in failed), failed)
    check(f"{what}: the others say why", all(reason.startswith("device gone: ") for reason in skipped), skipped)
    return failed
