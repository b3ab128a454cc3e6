"""Readers that command an NVMe drive by its character device, as the program shows them: right bytes from namespaces of both
block sizes, partitions and files, what it says of such cells, of bad sectors and of what cannot be read so."""

import hashlib
import json
import os
import shutil

from support import MEROPS, check, check_equal, disk, finish, make_file_system, merops, merops_json, run

READERS = "nvme-passthrough,nvme-passthrough-poll"
BAD_BYTE = 8 << 20  # of the drive RIGBAD

small, large, bad = disk("RIGNVME", 1), disk("RIGNVME", 2), disk("RIGBAD")


def cells(source, *words, readers=READERS):
    """What each cell became; those that failed or were skipped count as well."""
    _, out, errors = merops("measure", source, "--reader", readers, "--qd", "1,8", "--sample", "24", "--json", *words)
    rows = json.loads(out)["cells"] if out else []
    check(f"{source} is measured", rows, errors)
    return rows


def flags(cell):
    return [flag["id"] for flag in cell["flags"]]


def expect_right_bytes(what, source):
    for cell in cells(source, "--check-bytes"):
        name = f"{cell['cell']['reader']} at depth {cell['cell']['depth']} over {what}"
        check(f"{name} brings the right bytes", cell["state"] == "measured", cell)
        check(f"{name} claims no counters", cell.get("cache_state") == "bypassed" and "origin-not-counted" in flags(cell)
              and "cache-served" not in flags(cell), cell)


def expect_refused(what, source, words, *more):
    for cell in cells(source, *more, readers="nvme-passthrough"):
        check(f"{what} is refused", cell["state"] == "skipped" and words in cell["reason"], cell)


def fragmented(store, copy):
    """A copy whose blocks lie in many places: written piece by piece in turn with another file."""
    piece = 192 << 10
    with open(store, "rb") as source, open(copy, "wb", buffering=0) as one, open(f"{copy}.other", "wb", buffering=0) as other:
        while data := source.read(piece):
            for file in (one, other):
                file.write(data)
                os.fsync(file.fileno())
    return copy


def digest(device):
    with open(device, "rb", buffering=0) as file:
        whole = hashlib.sha256()
        while data := file.read(1 << 20):
            whole.update(data)
    return whole.hexdigest()


rows = {row["name"]: row for row in merops_json("readers")["readers"]}
for reader in READERS.split(","):
    check(f"{reader} is available", rows[reader]["available"], rows[reader])

folder = make_file_system(small, "/mnt/files")

# A store whose experts are larger than what one command moves, in a file and on namespaces, just written and still dirty.
store = folder / "model.picchioflat"
run(MEROPS, "synth", "--model", "qwen3-30b-a3b", "--size", "24MB", "-o", store)
with open(store, "rb") as source, open(large, "r+b") as target:
    shutil.copyfileobj(source, target)
expect_right_bytes("a device of 4096 byte blocks", large)
expect_right_bytes("a file on a device of 512 byte blocks", store)
expect_right_bytes("a file in many places", fragmented(store, folder / "fragmented.picchioflat"))

container = folder / "container"
run(MEROPS, "synth", "--model", "qwen3-30b-a3b", "--container", "--size", "24MB", "-o", container)
expect_right_bytes("a container", container)

start, length = 1 << 20, 64 << 20
run("/usr/bin/addpart", large, 1, start // 512, length // 512)
partition = f"{large}p1"
with open(store, "rb") as source, open(partition, "r+b") as target:
    shutil.copyfileobj(source, target)
expect_right_bytes("a partition", partition)

before = digest(large)
for cell in cells(partition):
    commands = int(cell["effective"]["granted"].split("commands-of-")[1].split()[0])
    check("an expert takes several commands", 0 < commands < cell["expert_bytes"], cell)
    check("polling is granted to the polled reader alone", ("polled" in cell["effective"]["granted"].split()) ==
          (cell["cell"]["reader"] == "nvme-passthrough-poll"), cell)
check_equal("nothing was written", digest(large), before)

for cell in cells(bad, "--block", "1MiB", "--pattern", "seq"):
    check("a bad sector fails the cell with the drive's status", cell["state"] == "failed" and "unrecovered read error" in
          cell["reason"] and "0x" in cell["reason"] and "281" in cell["reason"], cell)
    check("and tells where", f"offset {BAD_BYTE}" in cell["reason"], cell)

sparse = folder / "sparse"
shutil.copy(store, sparse)
with open(sparse, "r+b") as file:
    file.truncate(os.path.getsize(store) + (4 << 20))
expect_refused("a file with a hole", sparse, "there is a hole", "--block", "1MiB")
run("/usr/bin/fallocate", "-l", "8M", folder / "reserved")
expect_refused("a file that was never written", folder / "reserved", "never written", "--block", "1MiB")
shutil.copy(store, "/run/model.picchioflat")
expect_refused("a file in memory", "/run/model.picchioflat", "tmpfs")
run("/sbin/modprobe", "loop")
loop = run("/sbin/losetup", "--find", "--show", store).strip()
expect_refused("a loop device", loop, "no NVMe namespace")
run("/sbin/losetup", "-d", loop)

chosen = merops_json("measure", store, "--sample", "4")["cells"][0]["cell"]["reader"]
check("nobody gets it unasked", not chosen.startswith("nvme-passthrough"), chosen)
finish()
