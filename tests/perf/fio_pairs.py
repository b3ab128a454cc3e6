#!/usr/bin/env python3
"""Merops beside fio: the same offsets of the same store, alternating pairs in random order, all in one run.

Three comparisons by io_uring: 4 KiB pages under both; hugetlb pages under both (needs root, which reserves them for the
time of the run); and each one's defaults, where Merops takes transparent huge pages. Then the user time of a read that
reads nothing. Prints medians of the pairs' ratios of MB/s, p50 and p99 with 95 % intervals, whether that of p50 reaches
into [0.95, 1.05], and whether the intervals of the two p99 (medians over the runs) overlap. Latencies of fio are its `lat`:
`clat` begins after the submission.

    tests/perf/fio_pairs.py --merops build/release/cli/merops --folder /path/on/ext4 [--pairs 15] [--depths 1,4]
"""

import argparse
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

from pairs import alternate, median_interval, overlap, ratio_row

EXPERT = 2_654_208
HUGE_POOL = pathlib.Path("/proc/sys/vm/nr_hugepages")


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}{done.stdout}")
    return done.stdout


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        uneven = ((1 << 64) - bound) % bound
        number = self.next()
        while number < uneven:
            number = self.next()
        return number % bound


def sequence(experts, reads, seed):
    """The access sequence of a cell: a chain of seeded permutations (core/engine/access_sequence.h)."""
    rng, chain = SplitMix64(seed), []
    while len(chain) < reads:
        order = list(range(experts))
        for left in range(experts, 1, -1):
            at = rng.below(left)
            order[left - 1], order[at] = order[at], order[left - 1]
        chain += order
    return chain[:reads]


def offsets_of(store):
    with open(store, "rb") as file:
        file.seek(36)
        (entries,) = struct.unpack("<I", file.read(4))
        file.seek(4096)
        return [struct.unpack("<QIIQ", file.read(24))[0] for _ in range(entries)]


def write_iolog(path, store, reads, seed):
    offsets = offsets_of(store)
    with open(path, "w", encoding="utf-8") as log:
        log.write(f"fio version 2 iolog\n{store} add\n{store} open\n")
        for expert in sequence(len(offsets), reads, seed):
            log.write(f"{store} read {offsets[expert]} {EXPERT}\n")


def by_merops(options, depth, pages, reads, seed):
    out = run([options.merops, "measure", options.store, "--quiet-wait", "1ms", "--reader", options.reader, "--qd", str(depth), "--sample", str(reads),
               "--pages", pages, "--seed", str(seed), "--json", "--progress", "none", "--db", options.db])
    cell = json.loads(out)["cells"][0]
    if cell["state"] != "measured":
        sys.exit(f"cell not measured: {cell['reason']}")
    return cell


def by_fio(options, depth, extra, reads, seed):
    log = f"{options.work}/iolog.{reads}.{seed}"
    if not os.path.exists(log):
        write_iolog(log, options.store, reads, seed)
    out = run(["fio", "--name=pair", "--ioengine=io_uring", "--direct=1", f"--iodepth={depth}", f"--read_iolog={log}",
               # Without the size fio ends by the log's end, and leaves the reads then in flight out of its figures.
               f"--io_size={reads * EXPERT}", "--replay_no_stall=1", "--lat_percentiles=1", "--clat_percentiles=0", "--percentile_list=50:99",
               "--output-format=json", *extra])
    read = json.loads(out[out.index("{"):])["jobs"][0]["read"]
    if read["io_bytes"] != reads * EXPERT:
        sys.exit(f"fio counted {read['io_bytes']} bytes of {reads * EXPERT}")
    return read


def compare(options, title, depth, pages, fio_extra):
    """One comparison at one depth: rates, p50 and p99 of alternating pairs."""

    def ours():
        cell = by_merops(options, depth, pages, options.reads, 1)
        return cell["mb_per_s"], cell["p50_us"], cell["p99_us"]

    def theirs():
        read = by_fio(options, depth, fio_extra, options.reads, 1)
        quantiles = read["lat_ns"]["percentile"]
        return read["bw_bytes"] / 1e6, quantiles["50.000000"] / 1e3, quantiles["99.000000"] / 1e3

    a, b = alternate(options.pairs, ours, theirs, seed=depth, tell=lambda text: print(text, file=sys.stderr))
    columns = lambda runs: [list(column) for column in zip(*runs)]
    (our_rates, our_p50, our_p99), (their_rates, their_p50, their_p99) = columns(a), columns(b)
    name = f"{title}, depth {depth}"
    ratio_row(f"{name}: MB/s", our_rates, their_rates)
    _, low, high = ratio_row(f"{name}: p50", our_p50, their_p50)
    ratio_row(f"{name}: p99", our_p99, their_p99)
    p50 = "no interval" if low is None else "yes" if overlap((low, high), (0.95, 1.05)) else "no"
    print(f"{name}: the p50 ratio's interval reaches into [0.95, 1.05]: {p50}")
    tell_overlap(f"{name}: p99 us", our_p99, their_p99)


def tell_overlap(name, ours, theirs):
    """Medians over the runs with order-statistic intervals, and whether these overlap."""
    (a, a_low, a_high), (b, b_low, b_high) = median_interval(ours), median_interval(theirs)
    if a_low is None or b_low is None:
        print(f"{name}: {a:.0f} and {b:.0f}, overlap: no interval below six pairs")
        return
    answer = "yes" if overlap((a_low, a_high), (b_low, b_high)) else "no"
    print(f"{name}: {a:.0f} [{a_low:.0f}..{a_high:.0f}] and {b:.0f} [{b_low:.0f}..{b_high:.0f}], overlap: {answer}",
          flush=True)


def compare_null(options):
    """User-mode time a read when nothing is read."""
    reads = 4_000_000

    def ours():
        out = run([options.merops, "measure", options.store, "--reader", "null", "--sample", str(reads), "--json",
                   "--progress", "none", "--db", options.db])
        measured = json.loads(out)["cells"][0]["measurement"]
        return measured["cost"]["process_user_ns"] / measured["total_reads"]

    def theirs():
        out = run(["fio", "--name=null", "--ioengine=null", "--size=1T", "--bs=4k", "--rw=randread", "--norandommap",
                   f"--number_ios={reads}", "--output-format=json"])
        job = json.loads(out[out.index("{"):])["jobs"][0]
        return job["usr_cpu"] / 100 * job["job_runtime"] * 1e6 / job["read"]["total_ios"]

    a, b = alternate(options.pairs, ours, theirs, tell=lambda text: print(text, file=sys.stderr))
    ratio_row("user ns a read over null", a, b)


class HugePages:
    """Reserves huge pages for the time of a `with`; does nothing where that is not allowed."""

    def __init__(self, pages):
        self.pages = pages

    def __enter__(self):
        self.before = HUGE_POOL.read_text(encoding="ascii").strip()
        try:
            HUGE_POOL.write_text(str(self.pages), encoding="ascii")
        except OSError:
            return False
        return int(HUGE_POOL.read_text(encoding="ascii")) >= self.pages

    def __exit__(self, *_):
        try:
            HUGE_POOL.write_text(self.before, encoding="ascii")
        except OSError:
            pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--merops", required=True)
    parser.add_argument("--folder", required=True, help="on the disk to compare on; a store of --size is made there")
    parser.add_argument("--size", default="4GB")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--reads", type=int, default=600)
    parser.add_argument("--reader", default="io_uring")
    parser.add_argument("--depths", type=lambda text: [int(depth) for depth in text.split(",")], default=[1, 4, 16])
    parser.add_argument("--only", choices=["4k", "hugetlb", "defaults", "null"])
    options = parser.parse_args()
    options.merops = os.path.abspath(options.merops)
    with tempfile.TemporaryDirectory(prefix="merops-pairs-", dir=options.folder) as work:
        options.work, options.db, options.store = work, f"{work}/results.db", f"{work}/store.picchioflat"
        run([options.merops, "synth", "--model", "qwen3-30b-a3b", "--size", options.size, "-o", options.store, "--db",
             options.db])
        wanted = lambda part: options.only in (None, part)
        if wanted("4k"):
            for depth in options.depths:
                compare(options, "4 KiB pages under both", depth, "4k", [])
        if wanted("hugetlb"):
            with HugePages(256) as reserved:
                if not reserved:
                    print("hugetlb: skipped, huge pages cannot be reserved (root can)")
                else:
                    for depth in options.depths:
                        compare(options, "hugetlb pages under both", depth, "hugetlb",
                                ["--iomem=mmaphuge", f"--hugepage-size={2 << 20}"])
        if wanted("defaults"):
            for depth in options.depths:
                compare(options, "each one's defaults", depth, "auto", [])
        if wanted("null"):
            compare_null(options)


if __name__ == "__main__":
    main()
