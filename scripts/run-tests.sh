#!/usr/bin/env bash
# scripts/run-tests.sh PRESET [arguments of ctest]: runs the tests of build/PRESET and lists those skipped, with reasons.
set -euo pipefail
cd "$(dirname "$0")/.."

preset=$1
shift
results=$PWD/build/$preset/test-results.xml
status=0
ctest --preset "$preset" --parallel "$(nproc)" --no-tests=error --output-junit "$results" --test-output-size-passed 65536 \
  "$@" || status=$?
[ -f "$results" ] && python3 scripts/skipped_tests.py "$results"
exit "$status"
