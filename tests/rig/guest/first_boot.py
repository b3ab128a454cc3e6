"""The machine runs, finds its disk, and the program reads it: what every other machine relies on."""

import platform

from support import check, check_equal, disk, finish, merops, merops_json, monitor

check("the kernel is the one asked for", platform.release().startswith("6.1."), platform.release())
device = disk("RIGNVME")
status, out, errors = merops("--version")
check_equal("the program runs", status, 0)
check("the monitor answers", monitor("query-status")["running"])
rows = merops_json("devices")
print(str(rows)[:400])
check("the program lists the disk", any(device.rpartition("/")[2] in str(row) for row in rows["devices"]), rows)
finish()
