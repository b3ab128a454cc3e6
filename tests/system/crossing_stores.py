#!/usr/bin/env python3
"""Stores and containers written by the Windows program equal those of the Linux program byte for byte, and each verifies
what the other wrote. Usage: crossing_stores.py MEROPS.EXE MEROPS FOLDER
"""

import json
import sys

from rig import folder_on
from wine import both_programs, need_equal, step

# Small experts of an odd size: payloads end within a block, and tensors begin at awkward offsets.
CONFIG = {"model_type": "qwen3_moe", "num_hidden_layers": 8, "hidden_size": 260, "num_experts": 8, "num_experts_per_tok": 2,
          "moe_intermediate_size": 180}


def main():
    windows_path, linux_path, folder = sys.argv[1:4]
    with folder_on(folder) as work:
        windows, linux = both_programs(windows_path, linux_path, work)
        config = f"{work}/config.json"
        with open(config, "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        kinds = {"odd": ["--config", config], "model": ["--model", "qwen3-30b-a3b", "--size", "30MB"]}
        for kind, model in kinds.items():
            for name, program in (("windows", windows), ("linux", linux)):
                rest = ("--seed", "7", "--db", program.database)
                program.run("synth", *model, "-o", f"{work}/{kind}-{name}.store", *rest)
                program.run("synth", *model, "--container", "-o", f"{work}/{kind}-{name}", *rest)
                program.run("pack", f"{work}/{kind}-{name}", "-o", f"{work}/{kind}-{name}.packed", "--db", program.database)
            for ending in (".store", "", ".packed"):
                with step(f"{kind}{ending}: the same bytes from both"):
                    need_equal(f"{work}/{kind}-windows{ending}", f"{work}/{kind}-linux{ending}")
            with step(f"{kind}: each verifies the other's store against the other's model"):
                windows.run("verify", f"{work}/{kind}-linux.packed", "--against", f"{work}/{kind}-linux", "--db", windows.database)
                linux.run("verify", f"{work}/{kind}-windows.packed", "--against", f"{work}/{kind}-windows", "--db", linux.database)


if __name__ == "__main__":
    main()
