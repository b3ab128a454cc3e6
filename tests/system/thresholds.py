#!/usr/bin/env python3
"""A qualification with thresholds ends with 0 where all are met and 4 where one is missed or undecided, says why on each,
and measures nothing by a file that it does not understand. Usage: thresholds.py MEROPS FOLDER
"""

import json
import os
import sys

from rig import Program, folder_on

CONFIG = {"model_type": "qwen3_moe", "num_hidden_layers": 8, "hidden_size": 256, "num_experts": 32, "num_experts_per_tok": 2,
          "moe_intermediate_size": 128}
MET = """
[[require]]
metric = "errors"
equal = 0
"""
UNMET = MET + """
[[require]]
reader = "flat-direct"
depth = 1
metric = "mb_per_s"
at_least = 1e9

[[require]]
reader = "flat-direct"
depth = 31
metric = "p99_us"
at_most = 1
"""


def qualify(program, store, thresholds, expect):
    done = program.run("qualify", store, "--budget", "20s", "--require", thresholds, "--json", "--progress", "none", "--db",
                       program.database, expect=expect)
    document = json.loads(done.stdout)
    if document["exit"] != expect:
        sys.exit(f"exit {document['exit']} in the document, {expect} in truth")
    return [(row["verdict"], row["reason"], row["measured"]) for row in document["requirements"]]


def main():
    merops, folder = sys.argv[1:3]
    with folder_on(folder) as work:
        program = Program(merops, work)
        config, store = f"{work}/config.json", f"{work}/store.picchioflat"
        met, unmet, unknown = (f"{work}/{name}.toml" for name in ("met", "unmet", "unknown"))
        for name, text in ((config, json.dumps(CONFIG)), (met, MET), (unmet, UNMET), (unknown, "[[require]]\nspeed = 3\n")):
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        program.run("synth", "--config", config, "-o", store, "--db", f"{work}/synth.db")
        done = program.run("qualify", store, "--require", unknown, "--db", program.database, expect=1)
        if os.path.exists(program.database) or "line 2" not in done.stderr or '"speed"' not in done.stderr:
            sys.exit(f"an unknown key was measured by, or is not named: {done.stderr}")
        if [verdict for verdict, _, _ in qualify(program, store, met, 0)] != ["pass"]:
            sys.exit("no error is no pass")
        errors, rate, nowhere = qualify(program, store, unmet, 4)
        if errors[0] != "pass" or nowhere[0] != "undecided" or "no such row" not in nowhere[1]:
            sys.exit(f"wrong verdicts: {errors}, {nowhere}")
        # A rate far below: missed where there were runs enough, else undecided; never met.
        if rate[0] not in ("fail", "undecided") or not rate[1]:
            sys.exit(f"a rate far below the threshold is {rate}")
        print(f"met: exit 0; unmet: exit 4 ({rate[0]}: {rate[1]}; {nowhere[1]}); unknown key: exit 1")


if __name__ == "__main__":
    main()
