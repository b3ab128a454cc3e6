"""Reads through the page cache, as the kernels of the machines tell cold and warm ones apart."""

import ctypes
import errno

from support import check, check_equal

CACHESTAT = 451  # number of the system call, the same on all architectures


def has_cachestat():
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall(CACHESTAT, -1, None, None, 0)
    return ctypes.get_errno() != errno.ENOSYS


def tell_cold_from_warm(cells, name):
    """Buffered cells of both states, on the device `name`: by mincore where the kernel has no cachestat."""
    check_equal(f"{name}: all were measured", {cell["state"] for cell in cells}, {"measured"})
    for state in ("cold", "warm"):
        of_state = [cell for cell in cells if cell["cell"]["cache"] == state and cell["cell"]["reader"] == "buffered"]
        what = f"{name}: {state} reads through the page cache"
        origins = [cell["measurement"]["origin"] for cell in of_state]
        check_equal(f"{what} are known as that", {cell["cache_state"] for cell in of_state}, {state})
        cached = [origin["cached_bytes_before"] for origin in origins]
        delivered = [(origin["device_read_bytes"], origin["asked_bytes"]) for origin in origins]
        if state == "cold":
            check(f"{what} begin with nothing there", not any(cached), cached)
            check(f"{what} come from the disk", all(read >= asked for read, asked in delivered), delivered)
        else:
            check(f"{what} begin with all there", min(cached) >= max(cell["source_bytes"] for cell in of_state), cached)
            check(f"{what} leave the disk alone", not any(read for read, _ in delivered), delivered)
