#!/usr/bin/env python3
"""Every option that a text of the libraries tells a user to give is one that the command at hand takes. Texts that name the
command ("merops measure FILE --block SIZE") may name its options; others only options of all commands that reach the text.
Usage: hints.py MEROPS SOURCE_DIR
"""

import pathlib
import re
import subprocess
import sys

RECORDING = ["measure", "qualify", "pack", "synth", "verify"]
# Which commands show the texts of a file. Advice that stands in a table of results says how to measure.
REACHED_BY = {
    "core/model/judgement": ["measure"],
    "core/engine/measure_cell.cpp": ["measure"],
    "core/engine/new_path": ["pack", "report", "synth"],
    "core/engine/qualification.cpp": ["qualify"],
    "core/engine/work_record.cpp": ["pack", "synth"],
    "core/host/slot_memory": ["measure"],
    "core/host/source_file.cpp": ["inspect", "measure", "qualify", "pack", "verify"],
    "backends/uring_ring_linux.cpp": ["measure"],
    "results/": RECORDING + ["results list", "results show", "results note", "results retract", "results delete",
                             "results prune", "results vacuum", "export", "import"],
}
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
OTHER_PROGRAM = re.compile(r"systemd-run [^\n]*?merops|`fio [^`]*`|\bcp(?: --[a-z]+=[a-z]+)+|\b(?:blockdev|losetup|wipefs) --[a-z]+")


def options_of(merops, command):
    text = subprocess.run([merops, *command.split(), "--help"], capture_output=True, text=True, check=True).stdout
    return set(OPTION.findall(text))


def literals(text):
    """String literals, those that only white space parts as one; without comments."""
    text = re.sub(r"(?m)(^|\s)//.*$", "", text)
    return LITERAL.findall(re.sub(r'"\s*\n\s*"', "", text))


def commands_for(path, literal):
    named = re.search(r"\bmerops ((?:results )?[a-z-]+)", literal)
    if named:
        return [named.group(1)]
    return next((commands for begin, commands in REACHED_BY.items() if path.startswith(begin)), None)


def faults(merops, source):
    known = {}
    for file in sorted(file for folder in ("core", "backends", "results") for file in (source / folder).rglob("*.cpp")):
        path = file.relative_to(source).as_posix()
        for literal in literals(file.read_text(encoding="utf-8")):
            wanted = set(OPTION.findall(OTHER_PROGRAM.sub("merops", literal)))
            if not wanted:
                continue
            commands = commands_for(path, literal)
            if commands is None:
                yield f"{path}: which commands show \"{literal}\"? Name one in it, or add the file to REACHED_BY"
                continue
            for command in commands:
                if command not in known:
                    known[command] = options_of(merops, command)
                for option in sorted(wanted - known[command]):
                    yield f"{path}: \"{literal}\" reaches `merops {command}`, which has no {option}"


def main():
    found = list(faults(sys.argv[1], pathlib.Path(sys.argv[2])))
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
