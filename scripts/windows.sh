#!/usr/bin/env bash
# scripts/windows.sh [--yes] [arguments of ctest]: cross-builds Merops for Windows x64 in build/windows, runs its tests under
# Wine and leaves the program as a zip there. Installs what that needs first; says so and asks (not with --yes or without a
# terminal). Where compiler or Wine are missing all the same, it says so in one line and ends well.
set -euo pipefail
cd "$(dirname "$0")/.."

accepted=() arguments=()
for argument in "$@"; do
  if [ "$argument" = --yes ]; then accepted=(--yes); else arguments+=("$argument"); fi
done

scripts/packages.sh "${accepted[@]}" build test windows || true  # what is missing, the next line tells
status=0
scripts/windows-build.sh || status=$?
[ "$status" -ne 77 ] || exit 0
[ "$status" -eq 0 ] || exit "$status"
scripts/run-tests.sh windows "${arguments[@]}"
cpack --config build/windows/CPackConfig.cmake -B build/windows
