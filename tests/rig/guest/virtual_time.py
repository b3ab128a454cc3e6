"""Statistics, steady state and comparison on devices whose latency is known, in a machine whose clock counts instructions:
waiting costs nothing and the host's load is not seen, so figures repeat within 1 %. Null block devices that answer after 20 ms
(two of them) and 40 ms, and delays of the device mapper over one of them for slow parts and for changes in mid-run."""

import json
import pathlib
import subprocess
import time

from support import MEROPS, check, check_equal, finish, merops_json, run, wait_for

CONFIG = pathlib.Path("/sys/kernel/config")
QUICK_NS, SLOW_NS, LATER_MS = 20_000_000, 40_000_000, 60
BLOCK, MIB = 64 << 10, 1 << 20
DATABASE = "/tmp/rig.db"
WITHOUT_UDEV = ("--noudevsync", "--noudevrules")
RECORDED = ("--db", DATABASE, "--quiet-wait", "1ms", "--reader", "raw")
MODEL = {"model_type": "qwen3_moe", "num_hidden_layers": 4, "num_experts": 16, "num_experts_per_tok": 2, "hidden_size": 256,
         "moe_intermediate_size": 128}  # experts of one request


def null_device(name, nanoseconds):
    """A device in memory that answers each request after this time."""
    folder = CONFIG / "nullb" / name
    folder.mkdir()
    for attribute, value in {"size": 16, "memory_backed": 1, "irqmode": 2, "completion_nsec": nanoseconds, "submit_queues": 1,
                             "hw_queue_depth": 64, "power": 1}.items():
        (folder / attribute).write_text(str(value))
    wait_for(name, pathlib.Path(f"/dev/{name}").exists)
    return f"/dev/{name}"


def delays(device, *parts):
    """A table of the device mapper: (bytes, milliseconds) one after the other."""
    lines, start = [], 0
    for size, milliseconds in parts:
        lines.append(f"{start} {size // 512} delay {device} {start} {milliseconds}")
        start += size // 512
    return "\n".join(lines)


def mapped(name, table):
    run("/sbin/dmsetup", "create", name, *WITHOUT_UDEV, "--table", table)
    return "/dev/" + run("/sbin/dmsetup", "info", "--columns", "--noheadings", "-o", "blkdevname", name).strip()


def near(seen, expected, share=0.01):
    return seen is not None and abs(seen / expected - 1) < share


def flags(cell):
    return [flag["id"] for flag in cell["flags"]]


def latency(cell, quantile):
    figure = cell["measurement"]["latency"][quantile]
    return figure and figure["value"]


def hold_store(devices):
    """A small store on each. Copied: what the program takes for memory, as null_blk's own names, it does not compare, and
    what it does not know it writes no image to."""
    store = pathlib.Path("/tmp/store.picchioflat")
    pathlib.Path("/tmp/config.json").write_text(json.dumps(MODEL), encoding="utf-8")
    merops_json("synth", "--config", "/tmp/config.json", "-o", store, "--db", DATABASE, "--progress", "none")
    for device in devices:
        run("/bin/dd", f"if={store}", f"of={device}", "bs=64K", "conv=fsync,notrunc")
        check_equal(f"{device} holds a store", merops_json("inspect", device)["kind"], "store-on-device")


def repeat_quantiles(device):
    """p50 and p99 are the device's latency and what the way to it takes, and the same again."""
    cells = merops_json("measure", device, "--sample", "400", "--repeat", "2", *RECORDED)["cells"]
    for quantile in ("p50_ns", "p99_ns"):
        first, second = (latency(cell, quantile) for cell in cells)
        check(f"{quantile} is the device's latency", near(first, QUICK_NS, 0.02) and first >= QUICK_NS, first)
        check(f"{quantile} repeats within 1 %", near(second, first), (first, second))
    rates = [cell["measurement"]["mb_per_s"]["value"] for cell in cells]
    check("so does the rate", near(*rates), rates)
    check("one rate describes it", not any("unsteady" in flags(cell) for cell in cells), [flags(cell) for cell in cells])


def bound_the_slow_tenth(device):
    """Every tenth block is late: p50 does not see it, p99 is it."""
    tenth = 4 * BLOCK
    cell = merops_json("measure", mapped("tenth", delays(device, (9 * tenth, 0), (tenth, LATER_MS))), "--block", str(BLOCK),
                       "--sample", "400", *RECORDED)["cells"][0]
    late = QUICK_NS + LATER_MS * 1_000_000
    check("p50 of a device with a slow tenth is that of the others", near(latency(cell, "p50_ns"), QUICK_NS, 0.02),
          cell["measurement"]["latency"])
    check("its p99 is that of the slow tenth", near(latency(cell, "p99_ns"), late, 0.1), cell["measurement"]["latency"])
    mean = cell["measurement"]["latency"]["mean_ns"]
    check("its mean is that of both", near(mean, 0.9 * QUICK_NS + 0.1 * late, 0.02), mean)
    run("/sbin/dmsetup", "remove", "tenth", *WITHOUT_UDEV)


def compare(first, twin, slow):
    merops_json("measure", first, twin, slow, "--sample", "20", "--repeat", "7", *RECORDED)
    for device, ratio, verdict in ((twin, 1, "equivalent"), (slow, 0.5, "slower")):
        rows = merops_json("compare", f"device:{first[5:]}", f"device:{device[5:]}", "--db", DATABASE)["rows"]
        if check_equal(f"{device} is compared with {first}", len(rows), 1):
            check(f"the ratio is {ratio} within 1 %", near(rows[0]["ratio"], ratio), rows)
            check_equal("and the verdict says so", rows[0]["verdict"], verdict)


def reach_steady_state(device):
    cell = merops_json("measure", device, "--thorough", "--seconds", "1s", *RECORDED)["cells"][0]
    steadiness = cell["measurement"]["steadiness"]
    check_equal("a device that does not change is steady", steadiness["state"], "steady")
    check("at its rate", near(steadiness["mb_per_s"], cell["expert_bytes"] * 1e3 / QUICK_NS, 0.02), steadiness)
    check_equal("in as few rounds as the rule takes", len(steadiness["rounds_mb_per_s"]), 5)


def notice_a_change(device):
    """Ten seconds of the machine's; in the midst of them each read begins to take longer."""
    whole = 8 * MIB
    command = [MEROPS, "measure", mapped("changing", delays(device, (whole, 0))), "--block", str(BLOCK), "--seconds", "10s", "--json",
               *RECORDED, "--progress", "jsonl"]
    with open("/tmp/events", "w", encoding="utf-8") as events, open("/tmp/result", "w", encoding="utf-8") as result:
        with subprocess.Popen(command, stdout=result, stderr=events) as measuring:
            wait_for("the cell", lambda: "cell-start" in pathlib.Path(events.name).read_text(encoding="utf-8"))
            time.sleep(5)
            run("/sbin/dmsetup", "reload", "changing", "--table", delays(device, (whole, LATER_MS)))
            run("/sbin/dmsetup", "resume", "changing", *WITHOUT_UDEV)
            check_equal("the changing device was measured", measuring.wait(), 0)
    cell = json.loads(pathlib.Path(result.name).read_text(encoding="utf-8"))["cells"][0]
    run("/sbin/dmsetup", "remove", "changing", *WITHOUT_UDEV)
    check("a change in mid-run is flagged", "unsteady" in flags(cell), cell["flags"])
    changes = cell["measurement"]["steadiness"]["changes"]
    if check_equal("it is one change", len(changes), 1):
        ratio = changes[0]["before_mb_per_s"] / changes[0]["after_mb_per_s"]
        # Delays of the device mapper are rounded up to the kernel's ticks, here of 4 ms.
        check("from rate to rate as it was", near(ratio, 1 + LATER_MS * 1e6 / QUICK_NS, 0.06), changes)


def main():
    run("/bin/mount", "-t", "configfs", "configfs", CONFIG)
    names = {"quick": QUICK_NS, "twin": QUICK_NS, "slow": SLOW_NS}
    first, twin, slow = (null_device(name, nanoseconds) for name, nanoseconds in names.items())
    notice_a_change(first)
    bound_the_slow_tenth(first)
    hold_store((first, twin, slow))
    repeat_quantiles(first)
    compare(first, twin, slow)
    reach_steady_state(first)
    finish()


main()
