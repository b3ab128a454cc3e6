"""Alternating pairs of two measurements in random order, and what their ratios say.

A machine's speed drifts, so two programs are compared pair by pair: each pair runs both, in an order that is drawn, and
gives one ratio. The median of the ratios has a distribution-free 95 % interval by order statistics.
"""

import math
import random
import statistics


def median_interval(values):
    """Median with the ranks that hold it with 95 % (binomial); (median, None, None) below six values."""
    ordered = sorted(values)
    n = len(ordered)
    middle = statistics.median(ordered)
    if n < 6:
        return middle, None, None
    below, low = 0.0, 0
    for k in range(n):
        below += math.comb(n, k) / 2.0**n
        if below > 0.025:
            break
        low = k + 1
    return middle, ordered[low - 1], ordered[n - low]


def overlap(a, b):
    """Whether two intervals (low, high) have a value in common."""
    return a[0] <= b[1] and b[0] <= a[1]


def alternate(pairs, first, second, seed=1, tell=print):
    """Calls first() and second() `pairs` times each; returns the two lists of what they gave, pair by pair."""
    rng = random.Random(seed)
    ours, theirs = [], []
    for number in range(pairs):
        order = [(first, ours), (second, theirs)]
        rng.shuffle(order)
        for run, results in order:
            results.append(run())
        tell(f"pair {number + 1}/{pairs}: {ours[-1]} | {theirs[-1]}")
    return ours, theirs


def ratio_row(name, ours, theirs):
    """One printed row: median ratio with its interval, and both medians."""
    ratios = [a / b for a, b in zip(ours, theirs)]
    middle, low, high = median_interval(ratios)
    interval = "" if low is None else f" [{low:.3f}..{high:.3f}]"
    print(f"{name:44s} ratio {middle:.3f}{interval}  ({statistics.median(ours):.4g} / {statistics.median(theirs):.4g},"
          f" {len(ratios)} pairs)", flush=True)
    return middle, low, high
