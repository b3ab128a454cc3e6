#!/usr/bin/env python3
"""The same seed gives the same sequence on every reader, and every reader delivers every expert's right bytes: from a
store, from a container with shuffled tensors, and from a store on a device. Usage: same_bytes.py MEROPS FOLDER
"""

import json
import os
import sys

from rig import Program, folder_on, loop_device

EXPERTS = 8 * 8
# Small experts of an odd size, so that payloads end within a block.
CONFIG = {"model_type": "qwen3_moe", "num_hidden_layers": 8, "hidden_size": 260, "num_experts": 8, "num_experts_per_tok": 2,
          "moe_intermediate_size": 180}


def check(cells, wanted, what):
    digests = set()
    measured = set()
    for cell in cells:
        if cell["state"] == "skipped":
            continue
        name = f"{what}, {cell['cell']['reader']} at depth {cell['cell']['depth']}"
        if cell["state"] != "measured":
            sys.exit(f"{name}: {cell['state']}, {cell['reason']}")
        if cell["cell"]["reader"] != "null" and cell["measurement"]["span"] != 1:
            sys.exit(f"{name}: only {cell['measurement']['span']:.3f} of the experts were checked")
        digests.add(cell["sequence_digest"])
        measured.add(cell["cell"]["reader"])
    if len(digests) != 1:
        sys.exit(f"{what}: different sequences for one seed: {digests}")
    missing = wanted - measured
    if missing:
        sys.exit(f"{what}: not measured: {sorted(missing)}: {[c['reason'] for c in cells if c['state'] != 'measured']}")
    print(f"{what}: right bytes by {', '.join(sorted(measured))}; sequence {digests.pop()[:16]}", flush=True)


def main():
    merops, folder = sys.argv[1:3]
    with folder_on(folder) as work:
        program = Program(merops, work)
        config, store, container = f"{work}/config.json", f"{work}/store.picchioflat", f"{work}/container"
        with open(config, "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        program.run("synth", "--config", config, "-o", store)
        program.run("synth", "--config", config, "-o", container, "--container")
        readers = "buffered,direct-bounce,direct-inplace,flat-direct,io_uring,io_uring-fixed,raw,mmap"
        # Warm, since a cold buffered cell ends within one permutation; the bytes are what matters here.
        rest = ("--qd", "1,8,32", "--sample", str(2 * EXPERTS), "--check-bytes", "--cache", "warm", "--seed", "7")
        common = {"buffered", "direct-bounce", "direct-inplace", "io_uring", "io_uring-fixed"}
        check(program.measure(store, "--reader", readers, *rest), common | {"flat-direct", "mmap"}, "store")
        check(program.measure(container, "--reader", readers, *rest), common | {"mmap"}, "container")
        if os.geteuid() == 0:
            with loop_device(store, "--read-only") as device:
                check(program.measure(device, "--reader", readers, *rest), common | {"flat-direct", "raw"}, "device")


if __name__ == "__main__":
    main()
