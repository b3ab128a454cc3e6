#!/bin/sh
# scripts/wine-end.sh: ends the Wine server of our own prefix ($MEROPS_WINE_PREFIX, as in wine-run.sh) and all that runs in
# that prefix, and waits for it. Other prefixes are left alone; without a server it does nothing.
WINEPREFIX=${MEROPS_WINE_PREFIX:-${TMPDIR:-/tmp}/merops-wine-$(id -u)}
export WINEPREFIX
server=${MEROPS_WINE_FOLDER:-/usr/lib/wine}/wineserver64

[ -d "$WINEPREFIX" ] && [ -x "$server" ] || exit 0
"$server" -k 2>/dev/null  # fails where none runs
"$server" -w
