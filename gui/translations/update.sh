#!/usr/bin/env bash
# update.sh [FOLDER]: brings the translation files (of FOLDER; default: those here) up to the texts of the sources: new
# texts are added, those that are gone are removed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
files=$(realpath "${1:-$here}")
cd "$here/../.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
arguments=(-silent -no-obsolete -locations none -I . gui/charts gui/models gui/pages gui/window)
"$lupdate" "${arguments[@]}" -pluralonly -ts "$files/merops_en.ts"
"$lupdate" "${arguments[@]}" -ts "$files/merops_it.ts"
