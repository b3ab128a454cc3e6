"""The contract of the readers, kept by those that command an NVMe drive: over namespaces of both block sizes as they are, and
over files on both."""

import os
import pathlib

from support import MEROPS, check, disk, finish, make_file_system, run

CONTRACT = pathlib.Path(MEROPS).parents[1] / "tests/backends/backend_tests"
small, large = disk("RIGNVME", 1), disk("RIGNVME", 2)


def contract(device, folder):
    """The contract of every reader, over one namespace as it is and files on the other."""
    environment = {**os.environ, "MEROPS_TEST_NVME": device, "MEROPS_TEST_NVME_FOLDER": str(folder)}
    # Comparing the memory of sixteen large slots ten times takes minutes here, and is done over the namespace.
    wanted = "*nvme_passthrough*_over_nvme_*-*WritesNothingAfter*_container"
    said = run(CONTRACT, f"--gtest_filter={wanted}", "--gtest_brief=1", env=environment, cwd="/run")
    check(f"the contract holds over {device} and {folder}", "PASSED" in said and "SKIPPED" not in said, said)


# Blocks of 1 KiB: a file may end, and go on elsewhere, within a page.
run("/sbin/mkfs.ext4", "-q", "-F", "-b", "1024", small)
os.makedirs("/mnt/small")
run("/bin/mount", small, "/mnt/small")
contract(large, "/mnt/small")
run("/bin/umount", "/mnt/small")
contract(small, make_file_system(large, "/mnt/large"))
finish()
