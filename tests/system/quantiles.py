#!/usr/bin/env python3
"""Every stored quantile, interval and rate of a small campaign is recomputed from the raw stamps in its database, with
nothing but docs/results.md ("Stamps") and docs/method.md ("Quantiles and intervals"): nearest rank, order statistics by
exact binomial tails, none where the sample bounds none. Usage: quantiles.py MEROPS FOLDER
"""

import decimal
import functools
import json
import math
import sqlite3
import sys

from rig import Program, folder_on

CONFIG = {"model_type": "qwen3_moe", "num_hidden_layers": 8, "hidden_size": 256, "num_experts": 32, "num_experts_per_tok": 2,
          "moe_intermediate_size": 128}
QUANTILES = {"p50": "0.5", "p90": "0.9", "p99": "0.99", "p999": "0.999"}
LEAST = {"p50": 6, "p90": 35, "p99": 367, "p999": 3687}
TAIL = decimal.Decimal("0.025")
# The fewest samples are rounded down (docs/method.md: 367, 3,687), so the outermost tail may exceed TAIL by this much.
SLACK = decimal.Decimal("0.00002")
BUCKET = 1 / 128  # so wide is a bucket at most: its middle is within 0.4 % of every value in it


def unpack(blob, reads):
    """(submitted, completed) of each read, from LEB128 of zigzag differences and latencies."""
    numbers, value, shift = [], 0, 0
    for byte in blob:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append((value >> 1) ^ -(value & 1))
            value, shift = 0, 0
    if len(numbers) != 2 * reads or shift:
        sys.exit(f"{len(numbers)} numbers for {reads} reads")
    stamps, submitted = [], 0
    for difference, latency in zip(numbers[::2], numbers[1::2]):
        submitted += difference
        stamps.append((submitted, submitted + latency))
    return stamps


@functools.lru_cache(maxsize=None)
def ranks(n, q):
    """1-based ranks whose order statistics hold the quantile with 95 %: the binomial's tails, exactly."""
    with decimal.localcontext() as context:
        context.prec = 60
        p = decimal.Decimal(q)
        term = (1 - p) ** n  # P(no sample lies below the quantile)
        terms = [term]
        for k in range(n):
            term = term * (n - k) / (k + 1) * p / (1 - p)
            terms.append(term)
        low, below = 0, decimal.Decimal(0)
        for k in range(n):
            below += terms[k]
            if below > TAIL:
                break
            low = k + 1
        high, above = n + 1, decimal.Decimal(0)
        for k in range(n, -1, -1):
            above += terms[k]
            if above > TAIL + SLACK:
                break
            high = k
    return low, high


def expected(latencies, name):
    """(value, low, high) of sorted latencies, or three times None."""
    n = len(latencies)
    if n < LEAST[name]:
        return None, None, None
    low, high = ranks(n, QUANTILES[name])
    if low < 1 or high > n:
        return None, None, None
    rank = max(1, math.ceil(decimal.Decimal(QUANTILES[name]) * n))
    return latencies[rank - 1], latencies[low - 1], latencies[high - 1]


def check_histogram(name, buckets, latencies):
    """The buckets in order take the sorted latencies in order, each within a bucket's width of its lower bound."""
    if sum(reads for _, reads in buckets) != len(latencies):
        sys.exit(f"{name}: the histogram counts {sum(reads for _, reads in buckets)} of {len(latencies)} reads")
    at = 0
    for lower, reads in buckets:
        for latency in latencies[at:at + reads]:
            if not lower <= latency <= lower * (1 + BUCKET) + 1:
                sys.exit(f"{name}: a latency of {latency} ns in the bucket from {lower} ns")
        at += reads


def check(database, row, seen):
    name = f"cell:{row['id']} ({row['reader']} at depth {row['depth']})"
    (reads, blob) = database.execute("SELECT reads, packed FROM stamps WHERE cell = ?", (row["id"],)).fetchone()
    stamps = unpack(blob, reads)
    latencies = sorted(completed - submitted for submitted, completed in stamps)
    facts = {"reads": reads, "latencies": reads, "min_ns": latencies[0], "max_ns": latencies[-1],
             "wall_ns": max(completed for _, completed in stamps)}
    for quantile in QUANTILES:
        value, low, high = expected(latencies, quantile)
        facts |= {f"{quantile}_ns": value, f"{quantile}_ns_low": low, f"{quantile}_ns_high": high}
        seen[quantile].add(value is not None)
    for column, wanted in facts.items():
        if row[column] != wanted:
            sys.exit(f"{name}: {column} is {row[column]}, the stamps say {wanted}")
    for column, wanted in {"mean_ns": sum(latencies) / reads, "mb_per_s": row["payload_bytes"] * 1e3 / row["wall_ns"],
                           "mean_in_flight": sum(latencies) / row["wall_ns"]}.items():
        if not math.isclose(row[column], wanted, rel_tol=1e-9):
            sys.exit(f"{name}: {column} is {row[column]}, the stamps say {wanted}")
    check_histogram(name, database.execute("SELECT lower_ns, reads FROM histogram WHERE cell = ? ORDER BY lower_ns",
                                           (row["id"],)).fetchall(), latencies)
    print(f"{name}: {reads} reads, all figures as the stamps say", flush=True)


def main():
    merops, folder = sys.argv[1:3]
    with folder_on(folder) as work:
        program = Program(merops, work)
        config, store = f"{work}/config.json", f"{work}/store.picchioflat"
        with open(config, "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        program.run("synth", "--config", config, "-o", store)
        for reads in (5, 34, 366, 367, 3686, 3687):
            program.measure(store, "--reader", "flat-direct,io_uring", "--qd", "1,4", "--sample", str(reads))
        program.measure(store, "--reader", "buffered", "--qd", "1,8", "--seconds", "0.1", "--cache", "warm")
        seen = {quantile: set() for quantile in QUANTILES}
        with sqlite3.connect(f"file:{program.database}?mode=ro", uri=True) as database:
            database.row_factory = sqlite3.Row
            rows = database.execute("SELECT * FROM cell JOIN measurement ON cell = id WHERE state = 'measured' "
                                    "AND reads <= 100000 ORDER BY id").fetchall()
            for row in rows:
                check(database, row, seen)
        if len(rows) < 20 or any(answers != {True, False} for answers in seen.values()):
            sys.exit(f"too little was seen to check anything: {len(rows)} cells, {seen}")


if __name__ == "__main__":
    main()
