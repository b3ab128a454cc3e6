#!/usr/bin/env python3
"""The zip for Windows: it holds the program, the documents and the licences of what is inside; and the program asks for
nothing but what every Windows has. Usage: windows_zip.py BUILD SOURCES OBJDUMP
"""

import os
import re
import subprocess
import sys
import tempfile
import zipfile

# Documented parts of Windows itself; ucrtbase and the like would have to be brought along on old ones.
SYSTEM = {"advapi32.dll", "bcrypt.dll", "crypt32.dll", "kernel32.dll", "msvcrt.dll", "ntdll.dll", "ole32.dll", "powrprof.dll", "psapi.dll",
          "setupapi.dll", "shell32.dll", "shlwapi.dll", "user32.dll", "ws2_32.dll", "version.dll", "winmm.dll", "cfgmgr32.dll"}
INSIDE = ["CLI11", "GCC-runtime", "OpenSSL", "SQLite", "fmt", "mingw-w64-runtime", "nlohmann-json", "tomlplusplus"]


def imports_of(objdump, program):
    table = subprocess.run([objdump, "-p", program], check=True, capture_output=True, text=True).stdout
    return {name.lower() for name in re.findall(r"DLL Name: (\S+)", table)}


def main():
    build, sources, objdump = sys.argv[1:4]
    with open(f"{sources}/CMakeLists.txt", encoding="utf-8") as file:
        version = re.search(r"project\(merops VERSION (\S+)", file.read()).group(1)
    with tempfile.TemporaryDirectory() as work:
        # Its own part only, as the build has made it: nothing is built here.
        subprocess.run(["cpack", "--config", f"{build}/CPackConfig.cmake", "-B", work], cwd=build, check=True, stdout=subprocess.DEVNULL)
        name = f"merops-{version}-windows-x64"
        archive = zipfile.ZipFile(f"{work}/{name}.zip")
        files = {os.path.relpath(entry, name) for entry in archive.namelist() if not entry.endswith("/")}
        wanted = {"merops.exe", "README.md", "LICENSE", "docs/windows.md", "docs/guide.md", *(f"licenses/{one}.txt" for one in INSIDE)}
        if not wanted <= files:
            sys.exit(f"missing in the zip: {sorted(wanted - files)}")
        foreign = [file for file in files if not re.match(r"(merops\.exe|README\.md|LICENSE|docs/.*|licenses/.*|share/merops/.*)$", file)]
        if foreign:
            sys.exit(f"not to be in the zip: {foreign}")
        program = archive.extract(f"{name}/merops.exe", work)
        imports = imports_of(objdump, program)
        if "kernel32.dll" not in imports or not imports <= SYSTEM:
            sys.exit(f"it imports {sorted(imports)}; not of every Windows: {sorted(imports - SYSTEM)}")
        print(f"{name}.zip: {len(files)} files; merops.exe imports {', '.join(sorted(imports))}")


if __name__ == "__main__":
    main()
