#!/usr/bin/env python3
"""The translations hold every text of the sources and no other, Italian is complete, and placeholders and access keys
are where the source has them. Usage: translations.py SOURCE_DIR"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree


def messages(file):
    """(context, source, comment) -> the message's element."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = message
    return found


def texts_of(message):
    translation = message.find("translation")
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def places(text):
    return sorted(set(re.findall(r"%L?\d|%n", text)))


def has_key(text):
    return bool(re.search(r"&(?![&\s])\w", text))


def faults_of(file):
    for (context, source, _), message in messages(file).items():
        plural = message.get("numerus") == "yes"
        if message.find("translation").get("type") is not None:
            yield f"{file.name}: {context}: not translated: {source!r}"
            continue
        for text in texts_of(message):
            lost = [place for place in places(source) if place not in places(text) and not (plural and place == "%n")]
            if lost or set(places(text)) - set(places(source)):
                yield f"{file.name}: {context}: placeholders differ: {source!r} and {text!r}"
            if has_key(source) != has_key(text):
                yield f"{file.name}: {context}: an access key on one side only: {source!r} and {text!r}"


def stale(folder, source):
    """Texts that are in the sources and not in the files, or the other way round."""
    with tempfile.TemporaryDirectory() as copy:
        for file in folder.glob("*.ts"):
            shutil.copy(file, copy)
        subprocess.run([source / "gui/translations/update.sh", copy], check=True, stdout=subprocess.DEVNULL)
        for file in sorted(folder.glob("*.ts")):
            here, there = messages(file), messages(pathlib.Path(copy) / file.name)
            for context, text, _ in sorted(set(here) ^ set(there)):
                yield f"{file.name}: {context}: run gui/translations/update.sh for {text!r}"


def main():
    source = pathlib.Path(sys.argv[1])
    folder = source / "gui/translations"
    found = list(stale(folder, source))
    for file in sorted(folder.glob("*.ts")):
        found += faults_of(file)
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
