#!/usr/bin/env python3
"""Two devices of known rates are told apart, and a device is not told from itself.

Loop devices are throttled to 300, 240 and 285 MB/s by a control group; blocks of 512 KiB in 4 KiB pages, since the
throttle charges split requests again (docs/method.md, "Known rates"). Each run has a seed of its own.

  ratio   300 against 240: the interval, widened by 2 %, holds 0.8
  same    300 against itself: equivalent, or no difference shown
  detect  300 against 285: slower, by as many pairs as the planner proposes

Usage: two_devices.py MEROPS FOLDER [RUNS]. With RUNS of 20 it is the benchmark: 17 runs of 20 have to agree. Fewer runs
leave detect out, which takes minutes, and one of them may fail.
"""

import contextlib
import json
import sys

from rig import Program, device_number, folder_on, loop_device, need_program, need_root, throttled

WIDENED = 0.02
PAIRS = 7
WINDOW = "1400ms"  # seven windows are ten seconds a side
BENCHMARK = 20  # runs from which on it is one
PILOT_WINDOW = "700ms"


# The throttle decides the rate, whatever else the machine does: disturbed pairs count as well.
def ab(program, enter, a, b, seed, *options):
    done = program.run("measure", "--ab", f"source={a}", f"source={b}", "--reader", "flat-direct", "--qd", "4", "--block",
                       "512KiB", "--pages", "4k", "--seed", seed, "--with-contaminated", *options, "--json", "--progress", "none", "--db",
                       program.database, enter=enter, timeout=1800)
    return json.loads(done.stdout)["comparison"]


def told(kind, seed, comparison, good):
    interval = (f"[{comparison['ratio_low']:.4f}..{comparison['ratio_high']:.4f}]" if comparison.get("ratio_low") else "none")
    print(f"{kind} seed {seed}: ratio {comparison.get('ratio', 0):.4f} {interval} {comparison.get('verdict')}, "
          f"{comparison.get('n_a')} pairs of {comparison['pairs_planned']}{'' if good else '   <-- not as it should be'}",
          flush=True)
    return good


def holds(comparison, true_ratio):
    return (comparison.get("ratio_low") is not None
            and comparison["ratio_low"] * (1 - WIDENED) <= true_ratio <= comparison["ratio_high"] * (1 + WIDENED))


def ratio_run(program, enter, fast, slow, seed):
    comparison = ab(program, enter, fast, slow, seed, "--seconds", WINDOW, "--repeat", PAIRS)
    return told("ratio", seed, comparison, holds(comparison, 240 / 300))


def same_run(program, enter, device, seed):
    comparison = ab(program, enter, device, device, seed, "--seconds", WINDOW, "--repeat", PAIRS)
    return told("same", seed, comparison, comparison.get("verdict") in ("equivalent", "no-difference-shown"))


def detect_run(program, enter, fast, slower, seed):
    comparison = ab(program, enter, fast, slower, seed, "--seconds", PILOT_WINDOW, "--detect", "5%", "--budget", "5m")
    detect = comparison["detect"]
    good = comparison.get("verdict") == "slower" and detect["pairs_wanted"] == detect["pairs"]
    return told("detect", seed, comparison, good)


@contextlib.contextmanager
def devices(work, rates):
    """Loop devices over files of their own, and what a child calls to enter the group that throttles them."""
    with contextlib.ExitStack() as stack:
        paths, limits = [], []
        for number, rate in enumerate(rates):
            file = f"{work}/disk{number}"
            with open("/dev/urandom", "rb") as random, open(file, "wb") as disk:
                for _ in range(256):
                    disk.write(random.read(1 << 20))
            paths.append(stack.enter_context(loop_device(file, "--read-only", "--direct-io=on")))
            limits.append((device_number(paths[-1]), rate))
        (first, rate), *others = limits
        throttle = stack.enter_context(throttled(first, rate))
        for number, other_rate in others:  # one group for all: a process is in one only
            throttle.set(other_rate, number)
        yield paths, throttle


def main():
    merops, folder = sys.argv[1:3]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    allowed = runs * 3 // 20 if runs >= BENCHMARK else 1
    need_root()
    need_program("losetup")
    good = {"ratio": 0, "same": 0, **({"detect": 0} if runs >= BENCHMARK else {})}
    with folder_on(folder) as work:
        program = Program(merops, work)
        with devices(work, [300_000_000, 240_000_000, 285_000_000]) as ((fast, slow, slower), enter):
            for seed in range(1, runs + 1):
                good["ratio"] += ratio_run(program, enter, fast, slow, seed)
                good["same"] += same_run(program, enter, fast, seed)
                if runs >= BENCHMARK:
                    good["detect"] += detect_run(program, enter, fast, slower, seed)
    print(", ".join(f"{kind}: {count} of {runs}" for kind, count in good.items()))
    if min(good.values()) < runs - allowed:
        sys.exit(f"at least {runs - allowed} of {runs} have to agree")


if __name__ == "__main__":
    main()
