#!/usr/bin/env bash
# scripts/tidy-changed.sh PRESET: clang-tidy over the .cpp files that differ from MEROPS_BASE, by the compile commands of
# build/PRESET. A changed header counts for the .cpp files that include it by name. After MEROPS_TIDY_SECONDS (150) no
# further file is begun, and what was left out is said.
set -euo pipefail
cd "$(dirname "$0")/.."

commands=build/$1/compile_commands.json
seconds=${MEROPS_TIDY_SECONDS:-150}

base_commit() {
  local fork
  if [ -n "${MEROPS_BASE:-}" ]; then git rev-parse "$MEROPS_BASE"; return; fi
  fork=$(git merge-base HEAD origin/main 2>/dev/null || true)
  if [ -n "$fork" ] && [ "$fork" != "$(git rev-parse HEAD)" ]; then echo "$fork"; return; fi
  git rev-parse -q --verify HEAD~1 || git hash-object -t tree /dev/null
}

changed_sources() {
  local base file
  base=$(base_commit)
  git diff --name-only --diff-filter=d "$base" -- '*.cpp'
  for file in $(git diff --name-only --diff-filter=d "$base" -- '*.h'); do
    git grep -lF "#include \"$file\"" -- '*.cpp' || true
  done
}

compiled() { grep -qF "\"file\": \"$PWD/$1\"" "$commands"; }

mapfile -t sources < <(changed_sources | sort -u | while read -r file; do compiled "$file" && echo "$file" || true; done)
echo "clang-tidy over ${#sources[@]} files changed since $(base_commit)"
[ "${#sources[@]}" -gt 0 ] || exit 0

left=build/tidy-left.txt
: >"$left"
export commands left deadline=$(($(date +%s) + seconds))
check_one() {
  if [ "$(date +%s)" -ge "$deadline" ]; then echo "$1" >>"$left"; return; fi
  clang-tidy --quiet -p "$(dirname "$commands")" "$1" 2> >(grep -v 'warnings\? generated' >&2)
}
export -f check_one
printf '%s\0' "${sources[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'check_one "$1"' check_one
if [ -s "$left" ]; then
  echo "clang-tidy: $(wc -l <"$left") files were not reached in $seconds s (preset tidy checks all): $(paste -sd ' ' "$left")"
fi
