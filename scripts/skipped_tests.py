#!/usr/bin/env python3
"""Lists the tests that a ctest run skipped, with the reasons they gave: skipped_tests.py RESULTS.xml (JUnit).

A GoogleTest program that ctest runs as a whole names its skipped tests in its output."""
import re
import sys
import xml.etree.ElementTree as tree

# One test of a program that ran whole: its name, what it printed, and the mark of a skipped one.
WHOLE = re.compile(r"^\[ RUN      \] (\S+)\n((?:(?!\[ RUN      \]).*\n)*?)\[  SKIPPED \] \1", re.MULTILINE)


def reason_of(output: str) -> str:
    """What GTEST_SKIP() was given: the lines between `file:line: Skipped` and the `[  SKIPPED ]` mark."""
    found = re.search(r": Skipped\n(.*?)\n*(\[  SKIPPED \]|\Z)", output, re.DOTALL)
    lines = found.group(1).split("\n") if found else output.strip().split("\n")[-1:]
    reason = " ".join(line.strip() for line in lines if line.strip())
    return re.sub(r"^skip(ped)?: *", "", reason, flags=re.IGNORECASE) or "no reason given"


def skipped_of(results: str) -> dict[str, list[str]]:
    """Reason -> names of the tests that gave it."""
    reasons: dict[str, list[str]] = {}
    for case in tree.parse(results).iter("testcase"):
        name, output = case.get("name", "?"), (case.findtext("system-out") or "").replace("\r\n", "\n")
        if output.count("[ RUN      ]") > 1:
            for found in WHOLE.finditer(output):
                reasons.setdefault(reason_of(found.group(2)), []).append(f"{name}: {found.group(1)}")
        elif case.get("status") == "notrun" or case.find("skipped") is not None:
            reasons.setdefault(reason_of(output), []).append(name)
    return reasons


def main() -> None:
    reasons = skipped_of(sys.argv[1])
    if not reasons:
        print("\nNo test was skipped.")
        return
    print(f"\nSkipped here, {sum(map(len, reasons.values()))} in all:")
    for reason, names in sorted(reasons.items()):
        print(f"  {reason}")
        for name in sorted(names):
            print(f"    {name}")


main()
