#!/usr/bin/env bash
# scripts/packages.sh [--yes] GROUP...: sees to it that the packages of these groups (scripts/packages.txt) are there.
# Says what it will install, asks on a terminal unless --yes, and does nothing at all when nothing is missing.
# MEROPS_PACKAGES=skip leaves packages alone: for systems that have the libraries under other names.
set -euo pipefail

list=$(dirname "$0")/packages.txt
yes=${CI:+yes}

say() { printf '%s\n' "$*" >&2; }
fail() { say "packages: $1"; shift; for line in "$@"; do say "  $line"; done; exit 1; }

packages_of() {  # the packages of the groups given
  local group
  for group in "$@"; do
    awk -v group="$group" '$1 == group { print $2; found = 1 } END { exit !found }' "$list" ||
      fail "no group '$group' in $list"
  done
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

missing_of() {
  local package
  for package in "$@"; do
    is_installed "$package" || printf '%s\n' "$package"
  done
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null; then
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  else
    fail "this needs the administrator's rights, and there is no sudo" "run as root: $*"
  fi
}

confirm() {
  [ -n "$yes" ] && return
  [ -t 0 ] && [ -t 2 ] || return 0
  local answer
  read -r -p "Install them? [Y/n] " answer
  case "$answer" in
    '' | [yY]*) ;;
    *) fail "nothing was installed" "MEROPS_PACKAGES=skip goes on without them" ;;
  esac
}

groups=()
for argument in "$@"; do
  case "$argument" in
    --yes) yes=yes ;;
    -*) fail "unknown option $argument" "scripts/packages.sh [--yes] GROUP..." ;;
    *) groups+=("$argument") ;;
  esac
done
[ "${#groups[@]}" -gt 0 ] || fail "which group?" "one of: $(awk '/^[a-z]/ { print $1 }' "$list" | uniq | paste -sd ' ')"

wanted=$(packages_of "${groups[@]}")
[ "${MEROPS_PACKAGES:-}" = skip ] && exit 0
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  fail "this system has no apt-get (Debian 12 or its like is expected)" \
    "install the counterparts of these packages yourself, then set MEROPS_PACKAGES=skip:" \
    "$(paste -sd ' ' <<<"$wanted")"
fi

mapfile -t missing < <(missing_of $wanted)
[ "${#missing[@]}" -eq 0 ] && exit 0

say "These packages are missing and will be installed by apt-get, without recommended ones (${groups[*]}):"
say "  ${missing[*]}"
confirm
as_root apt-get -q update >&2 || say "packages: the package lists could not be renewed; trying with those at hand"
as_root apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}" >&2 ||
  fail "apt-get could not install them" "by hand: apt-get install --no-install-recommends ${missing[*]}" \
    "MEROPS_PACKAGES=skip goes on without them"
