#!/bin/sh
# scripts/wine-run.sh PROGRAM.exe ARGUMENTS...: runs a Windows program under Wine, without a display, in a prefix of our own
# that the first run makes ($MEROPS_WINE_PREFIX, default in the temporary folder). Its server ends by itself when no
# program has run for a minute; scripts/windows.sh ends it sooner.
#
# Wine's services keep the standard error of whoever starts them, and outlive it: ctest would wait for them at the end of
# its pipe. So they are started here first, with nothing to keep.
WINEPREFIX=${MEROPS_WINE_PREFIX:-${TMPDIR:-/tmp}/merops-wine-$(id -u)}
WINEDEBUG=${WINEDEBUG:--all}
WINEDLLOVERRIDES=${WINEDLLOVERRIDES:-mscoree,mshtml=}
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
unset DISPLAY WAYLAND_DISPLAY
library=${MEROPS_WINE_FOLDER:-/usr/lib/wine}

mkdir -p "$WINEPREFIX"
(
  flock 9
  {
    if ! [ -e "$WINEPREFIX/ready" ]; then
      "$library/wine64" wineboot -i && "$library/wine64" winecfg -v win10 && "$library/wineserver64" -w &&
        touch "$WINEPREFIX/ready"
    fi
    # Tests have a disk of their own: the file of that name is what \\.\PhysicalDrive7 reads.
    ln -sfn ../drive_c/merops-disk-7.img "$WINEPREFIX/dosdevices/physicaldrive7"
    "$library/wineserver64" -k0 || { "$library/wineserver64" -p60 && "$library/wine64" cmd /c exit; }
  } </dev/null >/dev/null 2>&1 9>&-
) 9>"$WINEPREFIX.lock"
exec "$library/wine64" "$@"
