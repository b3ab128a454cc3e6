#!/usr/bin/env python3
"""What the compiler does not check about the shape of the sources: structure.py RULE ROOT.

A rule is a function from the sources to the faults found, one line each. Without faults the exit code is 0.
docs/architecture.md says why the rules are as they are.
"""
import re
import sys
from pathlib import Path

FOLDERS = ["core", "backends", "results", "cli", "gui", "tests"]
ENDINGS = {".cpp", ".h"}
LONGEST = 350  # lines

# Who may include whom: the arrows of docs/architecture.md. Everybody may include from its own folder.
ARROWS = {
    "core/model": [],
    "core/host": ["core/model"],
    "core/engine": ["core/model", "core/host"],
    "backends": ["core/model", "core/host"],
    "results": ["core/model"],
    "cli": ["core/model", "core/host", "core/engine", "backends", "results"],
    "gui": ["core/model", "results"],
}
SYSTEM_FILE = re.compile(r"_(linux|posix|windows)(_test)?\.(cpp|h)$")
CONDITIONAL = re.compile(r"^\s*#\s*(if|ifdef|ifndef|elif)\b.*(_WIN32|_WIN64|__linux|__unix|__APPLE__|_MSC_VER|__MINGW)")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
STANDARD_HEADER = re.compile(r"^[a-z_]+$|^c[a-z]+$")


def sources(root):
    """path -> lines, of every C++ file below the folders of the project; paths with '/' from the root."""
    found = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in ENDINGS:
                found[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8").split("\n")
    return found


def includes(lines):
    """(line number, '<' or '"', path) of each include."""
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if match:
            yield number, match.group(1), match.group(2)


def part_of(path):
    """The row of ARROWS that a path belongs to, or None."""
    return next((part for part in ARROWS if path.startswith(part + "/")), None)


def arrows(root):
    """Includes go along the arrows only, and are written from the root."""
    faults = []
    for path, lines in sources(root).items():
        part = part_of(path)
        for number, kind, target in includes(lines):
            if kind == '"' and not (root / target).is_file():
                faults.append(f'{path}:{number}: "{target}" is not a file below the root')
            elif kind == '"' and part and part_of(target) not in [part, *ARROWS[part]]:
                faults.append(f"{path}:{number}: {part} must not know {target}")
    return faults


def conditionals(root):
    """What differs between systems is in files of their own."""
    return [
        f"{path}:{number}: a condition on the system in shared code"
        for path, lines in sources(root).items()
        if not SYSTEM_FILE.search(path)
        for number, line in enumerate(lines, 1)
        if CONDITIONAL.match(line)
    ]


def headers(root):
    """Headers bring nobody else's headers along, are included once and leave namespaces alone."""
    faults = []
    for path, lines in sources(root).items():
        if not path.endswith(".h"):
            continue
        if "#pragma once" not in lines:
            faults.append(f"{path}: no #pragma once")
        for number, line in enumerate(lines, 1):
            if re.match(r"^\s*using namespace\b", line):
                faults.append(f"{path}:{number}: using namespace in a header")
        if path.startswith(("gui/", "tests/")) or SYSTEM_FILE.search(path):
            continue
        for number, kind, target in includes(lines):
            if kind == "<" and not STANDARD_HEADER.match(target):
                faults.append(f"{path}:{number}: <{target}> belongs in a .cpp file")
    return faults


def portable(root):
    """core/model compiles on every system: standard and third-party headers only."""
    allowed = ("fmt/", "nlohmann/", "openssl/")
    return [
        f"{path}:{number}: <{target}> is not everywhere"
        for path, lines in sources(root).items()
        if path.startswith("core/model/")
        for number, kind, target in includes(lines)
        if kind == "<" and not STANDARD_HEADER.match(target) and not target.startswith(allowed)
    ]


def lengths(root):
    """A file has one subject, and one subject needs few lines."""
    return [
        f"{path}: {len(lines) - 1} lines, more than {LONGEST}"
        for path, lines in sources(root).items()
        if len(lines) - 1 > LONGEST
    ]


def built(root):
    """Every .cpp file is named by the CMakeLists.txt of its folder: none is forgotten."""
    faults = []
    for path in sources(root):
        if not path.endswith(".cpp"):
            continue
        folder, name = path.rsplit("/", 1)
        lists = root / folder / "CMakeLists.txt"
        if not lists.is_file() or not re.search(rf"(?<![\w/]){re.escape(name)}\b", lists.read_text(encoding="utf-8")):
            faults.append(f"{path}: not in {folder}/CMakeLists.txt")
    return faults


def paths(root):
    """No file names a place on this machine: the user's home folder, or the folder that this is checked out in."""
    common = ("", "home", "root", "tmp", "usr", "opt", "srv", "var", "mnt", "data", "build", "src")
    places = [str(Path.home()), *(f"/{part}" for part in root.resolve().parts[1:2] if part not in common)]
    place = re.compile(r"(?<![\w.$}])(" + "|".join(map(re.escape, places)) + r")/\w")
    kinds = {".cpp", ".h", ".txt", ".cmake", ".py", ".sh", ".md", ".json", ".in", ".yml"}
    faults = []
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in kinds or name.startswith(("build", ".git/")) or not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if place.search(line):
                faults.append(f"{name}:{number}: names a place on one machine: {line.strip()[:80]}")
    return faults


def names(root):
    """A type of a header has its name alone in its namespace: two would be one to the linker, each with the other's code."""
    homes = {}
    for path, lines in sources(root).items():
        if not path.endswith(".h"):
            continue
        space = ""
        for line in lines:
            if match := re.match(r"namespace ([\w:]+) \{$", line):
                space = match.group(1)
            if match := re.match(r"(?:struct|class|enum class) (\w+)(?: final)?(?: :.*)? \{", line):
                homes.setdefault((space, match.group(1)), set()).add(path)
    return [f"{space}::{name} is defined in {', '.join(sorted(paths))}"
            for (space, name), paths in sorted(homes.items()) if len(paths) > 1]


RULES = {rule.__name__: rule for rule in (arrows, conditionals, headers, portable, lengths, names, built, paths)}


def main():
    faults = RULES[sys.argv[1]](Path(sys.argv[2]))
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
