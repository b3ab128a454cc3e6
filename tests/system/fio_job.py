#!/usr/bin/env python3
"""A cell as a job for fio: fio reads as many bytes in as many reads as the cell did, and in its order. From a store, a
container, uniform blocks and, for root, a device. Usage: fio_job.py MEROPS FOLDER
"""

import json
import os
import pathlib
import subprocess
import sys

from rig import Program, folder_on, loop_device, need_program

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "perf"))
from fio_pairs import offsets_of, sequence  # noqa: E402  (a second implementation of the sequence)

# Experts of an odd size, so that payloads end within a block, and are larger than the layers' scales.
CONFIG = {"model_type": "qwen3_moe", "num_hidden_layers": 8, "hidden_size": 260, "num_experts": 16, "num_experts_per_tok": 2,
          "moe_intermediate_size": 180}
READS = 40
SEED = 5


def cells_of(program):
    """The newest campaign's cells with their numbers."""
    newest = json.loads(program.run("results", "list", "--json", "--db", program.database).stdout)["campaigns"][0]["id"]
    shown = json.loads(program.run("results", "show", newest, "--json", "--db", program.database).stdout)
    return [{**cell["result"], "id": cell["cell"]} for cell in shown["cells"]]


def run_fio(folder, name):
    done = subprocess.run(["fio", "--output-format=json", name], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"fio {name}: {done.stderr}{done.stdout}")
    reads = [job["read"] for job in json.loads(done.stdout[done.stdout.index("{"):])["jobs"]]
    return sum(read["total_ios"] for read in reads), sum(read["io_bytes"] for read in reads)


def logged_reads(folder, name):
    """(offset, length) of a log's reads."""
    lines = (pathlib.Path(folder) / name).read_text(encoding="utf-8").splitlines()
    return [(int(line.split()[2]), int(line.split()[3])) for line in lines if " read " in line]


def check(program, work, what, in_pieces=False):
    for cell in cells_of(program):
        name = f"{what}, {cell['cell']['reader']} at depth {cell['cell']['depth']}"
        if cell["state"] == "skipped":
            print(f"{name}: skipped, {cell['reason']}")
            continue
        number, measured = cell["id"], cell["measurement"]
        folder = f"{work}/job-{number}"
        program.run("fio-job", f"cell:{number}", "-o", folder, "--db", program.database)
        ios, read = run_fio(folder, f"cell-{number}.fio")
        if not in_pieces and ios != measured["reads"]:
            sys.exit(f"{name}: fio made {ios} reads, the cell {measured['reads']}")
        if in_pieces and ios <= measured["reads"]:
            sys.exit(f"{name}: fio made {ios} reads of pieces, the cell {measured['reads']} of experts")
        # The last tensor of a file ends within a block, which fio cannot read: the job says so.
        short = measured["asked_bytes"] - read
        told = "are left out" in pathlib.Path(f"{folder}/cell-{number}.fio").read_text(encoding="utf-8")
        if short != 0 and not (in_pieces and told and 0 < short < 4096 * ios // 10):
            sys.exit(f"{name}: fio read {read} bytes, the cell asked for {measured['asked_bytes']}")
        print(f"{name}: {ios} reads, {read} bytes by fio, {short} fewer than the cell's", flush=True)


def check_order(program, work, store):
    """The log of a cell against the sequence as Python makes it."""
    offsets = offsets_of(store)
    for cell in cells_of(program):
        if cell["cell"]["reader"] != "io_uring":
            continue
        measured = cell["measurement"]
        first = measured["total_reads"] - measured["reads"] + 1  # one probe, then the warm-up
        wanted = [offsets[expert] for expert in sequence(len(offsets), first + measured["reads"], SEED)[first:]]
        logged = [offset for offset, _ in logged_reads(f"{work}/job-{cell['id']}", f"cell-{cell['id']}.1.iolog")]
        if logged != wanted:
            sys.exit(f"io_uring at depth {cell['cell']['depth']}: the log's order is not the cell's")
        print(f"io_uring at depth {cell['cell']['depth']}: the log holds the cell's order")


def check_refusals(program, work, store):
    number = cells_of(program)[0]["id"]
    os.rename(store, f"{store}.away")
    gone = program.run("fio-job", f"cell:{number}", "--db", program.database, expect=1)
    program.run("synth", "--config", f"{work}/config.json", "-o", store, "--seed", "9")
    other = program.run("fio-job", f"cell:{number}", "--db", program.database, expect=1)
    os.replace(f"{store}.away", store)
    if "cannot be opened" not in gone.stderr or "digest differs" not in other.stderr:
        sys.exit(f"a missing or other source is not told:\n{gone.stderr}{other.stderr}")
    mapped = program.measure(store, "--reader", "mmap", "--sample", "4")
    if mapped[0]["state"] == "measured":
        program.run("fio-job", f"cell:{cells_of(program)[0]['id']}", "--db", program.database, expect=1)
    program.run("fio-job", "cell:99999", "--db", program.database, expect=1)


def main():
    merops, folder = sys.argv[1:3]
    need_program("fio")
    with folder_on(folder) as work:
        program = Program(merops, work)
        config, store, container = f"{work}/config.json", f"{work}/store.picchioflat", f"{work}/container"
        with open(config, "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        program.run("synth", "--config", config, "-o", store)
        program.run("synth", "--config", config, "-o", container, "--container")
        rest = ("--qd", "1,4", "--sample", str(READS), "--seed", str(SEED), "--pages", "4k")
        program.measure(store, "--reader", "flat-direct,direct-bounce,io_uring,buffered", *rest)
        check(program, work, "store")
        check_order(program, work, store)
        check_refusals(program, work, store)
        program.measure(container, "--reader", "direct-inplace,io_uring,buffered", *rest)
        check(program, work, "container", in_pieces=True)
        program.measure(store, "--block", "64KiB", "--reader", "flat-direct,io_uring", *rest)
        check(program, work, "blocks")
        program.measure(store, "--reader", "io_uring", "--qd", "2", "--seconds", "0.1", "--pages", "4k")
        check(program, work, "store by time")
        if os.geteuid() == 0:
            with loop_device(store, "--read-only") as device:
                program.measure(device, "--reader", "raw", *rest)
                check(program, work, "device")


if __name__ == "__main__":
    main()
