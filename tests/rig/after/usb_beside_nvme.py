"""after/usb_beside_nvme.py PROGRAM OUT: the set that the machine wrote, on another one: it is imported, both disks are known
by their links and stand beside the documented results of their like, in comparison, report and window. The window is
MEROPS_SHOWN_WORDS (tests/gui/shown_words.cpp); without it, it is not looked at."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f"{command}: exit {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def holds(what, condition, seen):
    assert condition, f"FAILED: {what}: {seen}"
    print(f"ok: {what}", flush=True)


def documented_rows(text):
    """Lines that name a documented result, by its disk's name here."""
    return {name: [line for line in text.splitlines() if re.match(r"[A-Z]\d+-", line) and f"({name})" in line]
            for name in ("sda", "nvme0n1")}


def look_at_results(merops, database):
    listed = json.loads(run(merops, "results", "list", "--db", database, "--json"))
    disks = {campaign["devices"] for campaign in listed["campaigns"]}
    holds("both disks are listed", {"sda", "nvme0n1"} <= {name for one in disks for name in re.split(r"[ ,]+", one)}, disks)
    compared = json.loads(run(merops, "compare", "device:sda", "device:nvme0n1", "--db", database, "--json"))
    holds("the NVMe drive is the faster one", any(row["verdict"] == "faster" and row["n_a"] >= 7 for row in compared["rows"]),
          compared["rows"])
    links = {one["name"]: (one["a"], one["b"]) for one in compared["differences"]}
    holds("transports and links came along", links["transport"] == ("usb", "nvme") and links["link"][0] == "5000 Mb/s", links)


def look_at_report(merops, database):
    text = run(merops, "report", "--format", "txt", "--db", database)
    rows = documented_rows(text)
    holds("the report sets the USB disk beside documented USB disks", any("A1-qwen-usb" in row for row in rows["sda"]), rows)
    holds("and the NVMe drive beside documented NVMe drives", any("A1-qwen-nvme" in row for row in rows["nvme0n1"]), rows)
    holds("it names the faster one first", text.index("(nvme0n1)") < text.index("(sda)"), text[:600])


def look_at_window(merops, database, folder):
    program = os.environ.get("MEROPS_SHOWN_WORDS", "")
    if not program or not os.path.exists(program):
        print("the window was not looked at: it is not built here")
        return
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": folder, "XDG_CONFIG_HOME": folder,
                   "XDG_RUNTIME_DIR": folder, "LC_ALL": "C.UTF-8"}
    lines = [line.split("\t") for line in run(program, merops, database, env=environment, timeout=120).splitlines()]
    cards = [line[1] for line in lines if line[0] == "disk"]
    holds("the window has a card of the USB disk with its link", any("QEMU HARDDISK" in card and "USB" in card for card in cards), cards)
    holds("and one of the NVMe drive", any("QEMU NVMe Ctrl" in card for card in cards), cards)
    bars = [" ".join(line[1:]) for line in lines if line[0] == "documented"]
    holds("beside them stand documented USB disks", any("JMicron" in bar for bar in bars), bars)
    holds("and documented NVMe drives", any("Kingston" in bar for bar in bars), bars)


def main():
    merops, out = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory(prefix="merops-rig-") as folder:
        database = f"{folder}/results.db"
        print(run(merops, "import", out / "set.json", "--db", database))
        look_at_results(merops, database)
        look_at_report(merops, database)
        look_at_window(merops, database, folder)


main()
