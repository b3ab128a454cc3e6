"""Disks that fail: sectors that cannot be read, an error that goes away, a controller that is reset, a stall, a cache that
ends, disks that are unplugged below sources and below the results database. The program says what happened, keeps what it
has, goes on with what is left, and never hangs."""

import json
import pathlib
import re
import time

from failing import BLOCK, Campaign, Detour, check_loss, kernel_log, name_of, stored_cells
from support import check, check_equal, disk, finish, make_file_system, merops, merops_json, monitor, run

MIB = 1 << 20
BAD = 10 * MIB + 66048  # of the disks with a bad sector, as machines.py has it
WORK = pathlib.Path("/run/work")
DATABASE = WORK / "results.db"
DEVICE_READERS = "raw,io_uring,io_uring-fixed,flat-direct,direct-inplace,direct-bounce,buffered"
FILE_READERS = DEVICE_READERS.replace("raw", "mmap")


def make_store(folder):
    """A store of small experts on a file system."""
    config, store = WORK / "config.json", folder / "model.picchioflat"
    config.write_text(json.dumps({"model_type": "qwen3_moe", "hidden_size": 512, "moe_intermediate_size": 256, "num_experts": 64,
                                  "num_experts_per_tok": 4, "num_hidden_layers": 8}))
    status, _, errors = merops("synth", "--config", config, "--size", "14MB", "-o", store, "--db", WORK / "synth.db")
    check_equal(f"a store is written {errors}", status, 0)
    return store


def check_bad_sector(cells, readers, expert, place, errors):
    """`place`: the expert's bytes in file or device; `errors`: the numbers that this kind of disk has for it."""
    check_equal("every reader meets the bad sector", sorted(cell["cell"]["reader"] for cell in cells), sorted(readers.split(",")))
    for cell in cells:
        told = re.fullmatch(r"expert (\d+) at offset (\d+): .*\(errno (\d+)\) \(after \d+ good reads\)", cell["reason"])
        check(f"{cell['cell']['reader']} fails and tells expert, offset and error number",
              cell["state"] == "failed" and told and int(told[1]) == expert and int(told[2]) in place and int(told[3]) in errors,
              (cell["state"], cell["reason"], expert, place))


def bad_sector_and_an_error_that_goes_away():
    """Every reader reads the same blocks of two disks. One has a sector that cannot be read; of the other the first read of
    it fails, and the kernel repeats it: nothing is wrong but for what the kernel's log says."""
    bad, once = disk("RIGBADNVME"), disk("RIGONCE")
    before = kernel_log().count("failed command")
    campaign = Campaign(DATABASE, bad, once, "--block", BLOCK, "--sample", 12 * MIB // BLOCK, "--reader", DEVICE_READERS, "--qd", 2)
    check_equal("a bad sector: the campaign ends with findings", campaign.end(), 3)
    block = BAD // BLOCK
    # Through the page cache an error is but one; of direct reads Linux has a word of its own for what NVMe cannot read.
    check_bad_sector(campaign.cells(bad), DEVICE_READERS, block, range(block * BLOCK, (block + 1) * BLOCK), (5, 61))
    check("the kernel saw the error that goes away", kernel_log().count("failed command") > before, kernel_log()[-2000:])
    check_equal("cells say nothing of an error that goes away",
                {(cell["state"], cell["reason"]) for cell in campaign.cells(once)}, {("measured", "")})


def place_in_file(file, byte):
    """Where in a file a byte of its disk lies; absent where it is not the file's."""
    for line in run("/usr/sbin/filefrag", "-v", "-b512", file).splitlines():
        numbers = re.match(r" *\d+: *(\d+)\.\. *(\d+): *(\d+)\.\.", line)
        if numbers:
            first, last, start = (int(number) * 512 for number in numbers.groups())
            if start <= byte <= start + last - first:
                return first + byte - start
    return None


def bad_sector_of_a_file():
    store = make_store(make_file_system(disk("RIGBADSATA"), "/run/sata"))
    place = place_in_file(store, BAD)
    if not check("the bad sector lies below the store", place is not None, run("/usr/sbin/filefrag", "-v", store)):
        return
    told = merops_json("inspect", store)
    size, begin = told["expert_bytes_max"], store.stat().st_size - told["payload_bytes"]
    expert = (place - begin) // size
    campaign = Campaign(DATABASE, store, "--sample", told["experts"], "--reader", FILE_READERS, "--qd", 2)
    check_equal("a bad sector of a file: the campaign ends with findings", campaign.end(), 3)
    check_bad_sector(campaign.cells(), FILE_READERS, expert, range(begin + expert * size, begin + (expert + 1) * size), (5,))


def controller_reset():
    device = disk("RIGGOOD")
    controller = name_of(f"/sys/class/block/{name_of(device)}/device")
    before = kernel_log().count(f"{controller}: ")
    campaign = Campaign(DATABASE, device, "--block", BLOCK, "--seconds", "2s", "--reader", "io_uring", "--qd", 2)
    campaign.wait_reading()
    pathlib.Path(f"/sys/class/nvme/{controller}/reset_controller").write_text("1")
    check_equal("a reset: the campaign ends well", campaign.end(), 0)
    check("the controller was set up anew", kernel_log().count(f"{controller}: ") > before, kernel_log()[-500:])
    check_equal("reads go on after a reset", [cell["state"] for cell in campaign.cells()], ["measured"])


def stall():
    """All reads are held back for eight seconds. One campaign waits, another one was told not to wait so long."""
    detour = Detour(disk("RIGSTALL"))
    common = (detour.path, "--block", BLOCK, "--qd", 2)
    waiting = Campaign(WORK / "waiting.db", *common, "--seconds", "8s", "--reader", "flat-direct")
    hasty = Campaign(WORK / "hasty.db", *common, "--seconds", "20s", "--reader", "flat-direct,io_uring", "--timeout", "2s")
    hasty.wait_reading()
    waiting.wait_reading()
    with detour.stall(8):
        hasty.wait_cells(2)
        stored = stored_cells(WORK / "hasty.db")
        check("cells time out and are stored while the disk still stalls",
              [state for state, _ in stored] == ["failed"] * 2 and all(reason.startswith("timed out: ") for _, reason in stored),
              stored)
        check("the other campaign waits", waiting.running() and not waiting.cells(), waiting.events[-3:])
    check_equal("a time-out: the campaign ends with findings", hasty.end(), 3)
    check_equal("a stall: the campaign ends well", waiting.end(), 0)
    (cell,) = waiting.cells()
    check("the cell is measured, and its slowest read took the stall",
          cell["state"] == "measured" and cell["measurement"]["latency"]["max_ns"] > 5e9, cell["measurement"]["latency"])
    check("the stall is flagged", "stalled" in [flag["id"] for flag in cell["flags"]], cell["flags"])


def unplugged_sources():
    """Raw disks and one with a file system go, each while it is read. NVMe and virtio then give reads of no bytes without an
    error. What is on another disk is measured to the end."""
    store, good, failed = make_store(make_file_system(disk("RIGSTICK"), "/run/stick")), disk("RIGGOOD"), []
    for identity, sources in (("leaving", (disk("RIGLEAVING"), good, "--block", BLOCK)),
                              ("virtual", (disk("RIGVIRTUAL"), "--block", BLOCK)), ("stick", (str(store),))):
        campaign = Campaign(DATABASE, *sources, "--qd", 2, "--seconds", "1s", "--reader", "io_uring,buffered", "--repeat", 2)
        campaign.wait_reading(sources=sources[:1])
        monitor("device_del", id=identity)
        check_equal(f"{identity} unplugged: the campaign ends with findings", campaign.end(), 3)
        failed += check_loss(f"{identity} unplugged", campaign, sources[0])
        check_equal(f"{identity} unplugged: other disks are measured to the end",
                    [cell["state"] for cell in campaign.cells(good)], ["measured"] * (4 if good in sources else 0))
    check("a cell whose disk goes while it reads fails", failed)


def unplugged_database():
    """The results are on the disk that goes: what was stored is there when it comes back."""
    folder = make_file_system(disk("RIGRECORDS"), "/run/records", "-b", 4096)
    campaign = Campaign(folder / "results.db", disk("RIGGOOD"), "--block", BLOCK, "--qd", 2, "--seconds", "500ms",
                        "--reader", "io_uring", "--repeat", 20)
    campaign.wait_reading(ended=2)
    monitor("device_del", id="records")
    check_equal("the database unplugged: the program could not work", campaign.end(), 1)
    check("it says why", "device gone: " in campaign.messages() and str(folder) in campaign.messages(), campaign.messages())
    told = len(campaign.cells())
    printed = sum(line.startswith("{") for line in campaign.lines)
    run("/bin/umount", "-l", folder)
    monitor("device_add", driver="usb-storage", id="returned", bus="usb3.0", drive="records", serial="RIGRECORDS", removable=True)
    back = pathlib.Path("/run/returned")
    back.mkdir()
    run("/bin/mount", disk("RIGRECORDS"), back)
    listed = merops_json("results", "list", "--db", back / "results.db")["campaigns"]
    stored = [state for state, _ in stored_cells(back / "results.db")]
    check("the cells stored before are there when the disk returns",
          [row["measured"] for row in listed] == [len(stored)] and len(stored) >= 2 and set(stored) == {"measured"}, (listed, stored))
    check("each cell that ended is stored or printed", len(stored) + printed >= told, (stored, printed, told))


def limit(bytes_per_s):
    monitor("qom-set", path="/objects/cliff-limit", property="limits", value={"bps-total": bytes_per_s})


def cache_cliff():
    """Fast for some seconds, then slow: the change is told, and the rate behind it, which the throttle bounds."""
    slow = 5 * MIB
    for more in (("--seconds", "5s"), ("--seconds", "1s", "--thorough")):
        limit(20 * MIB)
        campaign = Campaign(DATABASE, disk("RIGCLIFF"), "--block", 64 << 10, "--qd", 2, "--reader", "io_uring", *more)
        campaign.wait_reading()
        time.sleep(1.8)
        limit(slow)
        check_equal("a cliff: the campaign ends well", campaign.end(), 0)
        (cell,) = campaign.cells()
        steadiness, whole = cell["measurement"]["steadiness"], cell["measurement"]["mb_per_s"]["value"]
        after = steadiness["mb_per_s"] if "--thorough" in more else steadiness["changes"][-1]["after_mb_per_s"]
        check("the cliff is flagged", "unsteady" in [flag["id"] for flag in cell["flags"]], (cell["flags"], steadiness))
        check(f"the rate behind the cliff is told ({' '.join(more)})", after * 1e6 < 1.2 * slow and after < 0.8 * whole, (steadiness, whole))


def timed(part):
    began = time.monotonic()
    part()
    print(f"{part.__name__}: {time.monotonic() - began:.0f} s", flush=True)


WORK.mkdir()
timed(bad_sector_and_an_error_that_goes_away)
timed(bad_sector_of_a_file)
timed(controller_reset)
timed(stall)
timed(unplugged_sources)
timed(unplugged_database)
timed(cache_cliff)
finish()
