#!/usr/bin/env bash
# scripts/run-tests.sh PRESET[,PRESET...] [arguments of ctest]: runs the tests of build/PRESET, of several presets as one run
# with one summary, and lists those skipped, with reasons.
set -euo pipefail
cd "$(dirname "$0")/.."

presets=${1//,/ }
shift
folder=$PWD/build/$presets
if [ "$presets" != "${presets% *}" ]; then
  folder=$PWD/build/${presets// /+}
  mkdir -p "$folder"
  for preset in $presets; do echo "subdirs(\"$PWD/build/$preset\")"; done >"$folder/CTestTestfile.cmake"
fi
results=$folder/test-results.xml

# However this ends, no Wine of ours is left running (the tests end it themselves).
end_wine() { [ ! -d "build/windows/wine" ] || MEROPS_WINE_PREFIX=$PWD/build/windows/wine scripts/wine-end.sh; }
if [[ " $presets " == *" windows "* ]]; then trap end_wine EXIT; fi

rm -f "$results"  # those of another run are not this one's
status=0
ctest --test-dir "$folder" --output-on-failure --parallel "$(nproc)" --no-tests=error --output-junit "$results" \
  --test-output-size-passed 1048576 "$@" || status=$?
[ -f "$results" ] && python3 scripts/skipped_tests.py "$results"
exit "$status"
