#!/usr/bin/env python3
"""Lists the tests that a ctest run skipped, with the reasons they gave: skipped_tests.py RESULTS.xml (JUnit)."""
import re
import sys
import xml.etree.ElementTree as tree


def reason_of(output: str) -> str:
    """What GTEST_SKIP() was given: the lines between `file:line: Skipped` and the `[  SKIPPED ]` mark."""
    found = re.search(r": Skipped\n(.*?)\n*\[  SKIPPED \]", output, re.DOTALL)
    lines = found.group(1).split("\n") if found else output.strip().split("\n")[-1:]
    reason = " ".join(line.strip() for line in lines if line.strip())
    return re.sub(r"^skip(ped)?: *", "", reason, flags=re.IGNORECASE) or "no reason given"


def skipped_of(results: str) -> dict[str, list[str]]:
    """Reason -> names of the tests that gave it."""
    reasons: dict[str, list[str]] = {}
    for case in tree.parse(results).iter("testcase"):
        if case.get("status") == "notrun" or case.find("skipped") is not None:
            output = case.findtext("system-out") or ""
            reasons.setdefault(reason_of(output), []).append(case.get("name", "?"))
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
