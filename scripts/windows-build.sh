#!/usr/bin/env bash
# scripts/windows-build.sh: builds Merops for Windows x64 with all its tests, in build/windows, if what that needs is there.
# Installs nothing. Where it cannot be, one line says why: on descriptor 3 where the caller has opened it, else on the
# standard output; exit 77.
set -euo pipefail
cd "$(dirname "$0")/.."

{ : >&3; } 2>/dev/null || exec 3>&1
skip() { echo "The Windows run is skipped: $1 (scripts/packages.sh windows installs what it needs)." >&3; exit 77; }

command -v x86_64-w64-mingw32-g++-posix >/dev/null || skip "there is no compiler x86_64-w64-mingw32-g++-posix"
[ -x "${MEROPS_WINE_FOLDER:-/usr/lib/wine}/wine64" ] || skip "there is no Wine"

if ! MEROPS_WINDOWS_LIBRARIES=$(scripts/windows-libraries.sh); then
  # Away from a network, that is no fault of the sources; where all was prepared for it, it is a failure.
  [ -z "${CI:-}" ] || exit 1
  skip "its libraries could not be prepared, see above"
fi
export MEROPS_WINDOWS_LIBRARIES
. scripts/compiler-cache.sh
# What CMake found in a folder of libraries it keeps: another folder needs a fresh look.
fresh=()
if [ -f build/windows/CMakeCache.txt ] && ! grep -qF "$MEROPS_WINDOWS_LIBRARIES/" build/windows/CMakeCache.txt; then fresh=(--fresh); fi
cmake "${fresh[@]}" --preset windows
cmake --build --preset windows
