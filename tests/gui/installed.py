#!/usr/bin/env python3
"""`cmake --install` puts the dashboard where a desktop finds it, and the desktop's own tools accept what they find.
Usage: installed.py BUILD_DIR (exit code 77: a tool is missing, and all else is right)"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

APPLICATION = "io.github.merops.Merops"
FILES = ["bin/merops", "bin/merops-gui", f"share/applications/{APPLICATION}.desktop",
         f"share/metainfo/{APPLICATION}.metainfo.xml", f"share/icons/hicolor/scalable/apps/{APPLICATION}.svg"]
CHECKS = [(["desktop-file-validate", FILES[2]], "desktop-file-utils"),
          (["appstreamcli", "validate", "--no-net", FILES[3]], "appstream")]


def main():
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run(["cmake", "--install", sys.argv[1], "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
        missing = [name for name in FILES if not (pathlib.Path(prefix) / name).is_file()]
        if missing:
            sys.exit(f"not installed: {', '.join(missing)}")
        absent = []
        for command, package in CHECKS:
            if shutil.which(command[0]) is None:
                absent.append(package)
            elif subprocess.run(command, cwd=prefix, check=False).returncode != 0:
                sys.exit(f"refused: {' '.join(command)}")
        picture = pathlib.Path(prefix) / "page.png"
        subprocess.run([f"{prefix}/bin/merops-gui", "--db", f"{prefix}/none.db", "--screenshot", picture], check=True,
                       env={"HOME": prefix, "XDG_RUNTIME_DIR": prefix, "PATH": "/usr/bin:/bin"})
        if picture.read_bytes()[:8] != b"\x89PNG\r\n\x1a\n":
            sys.exit("the installed program drew no picture")
        if absent:
            print(f"SKIPPED: checks that need {', '.join(absent)}")
            sys.exit(77)


if __name__ == "__main__":
    main()
