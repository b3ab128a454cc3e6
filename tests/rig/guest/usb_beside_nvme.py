"""The same store on a USB disk of at most 20 MB/s and an NVMe drive of at most 600 MB/s: which is which, which is faster,
what the claims say, on a kernel without cachestat; and all of it as a set for the host. The bounds are upper ones: only the
order is judged, never a rate. p99 of seven runs, which claim A2 wants too, would take minutes on the slower disk."""

import json

from residency import has_cachestat, tell_cold_from_warm
from support import OUT, check, check_equal, disk, finish, make_file_system, merops, merops_json

DATABASE = "/tmp/rig.db"
RECORDED = ("--db", DATABASE, "--progress", "none", "--quiet-wait", "1ms")
LINKS = {"usb": ("usb", "5000 Mb/s"), "nvme": ("nvme", "GT/s")}


def qualify(kind, folder):
    """The store that was kept; its disk is named with its link."""
    result = merops_json("qualify", folder, "--size", "8MB", "--budget", "6s", "--keep", *RECORDED)
    measured = {cell["cache_state"] for cell in result["cells"] if cell["state"] == "measured"}
    check(f"{kind}: direct reads were measured", "bypassed" in measured, measured)  # the first row at least, however slow
    leaf = result["campaign"]["sources"][0]["storage"]["chain"][0]
    transport, link = LINKS[kind]
    check_equal(f"{kind}: the transport is named", leaf["transport"], transport)
    check(f"{kind}: the link is named", link in leaf["link"]["negotiated"], leaf["link"])
    stores = list(folder.glob("*.picchioflat"))
    check_equal(f"{kind}: the store is kept, and one alone", len(stores), 1)
    return stores[0]


def compare(usb, nvme):
    compared = merops_json("compare", f"device:{usb}", f"device:{nvme}", "--db", DATABASE)
    rows = {(row["key"].split()[0], "cache=cold" in row["key"]): row for row in compared["rows"] if row["n_a"] >= 7}
    direct = rows.get(("reader=flat-direct", False))
    if check("direct reads of the disks are compared by seven runs", direct is not None, list(rows)):
        check_equal("the NVMe drive is the faster one", direct["verdict"], "faster")
        check("and that is certain", direct["ratio_low"] is not None and direct["ratio_low"] > 1, direct)
    differences = {one["name"]: (one["a"], one["b"]) for one in compared["differences"]}
    check_equal("their transports are told apart", differences.get("transport"), ("usb", "nvme"))
    check("their links are told apart", differences.get("link", ("", ""))[0] == "5000 Mb/s", differences)


def try_claims():
    claims = merops_json("claims", "--db", DATABASE)["claims"]
    rate = [claim for claim in claims if claim["claim"] == "A2" and claim["metric"] == "mb_per_s" and claim["ratio"]]
    if check("the claim that an NVMe drive outruns a USB disk was tried", len(rate) >= 1, claims):
        check("it says which is which", "nvme" in json.dumps(rate[0]["numerator"]) and "usb" in json.dumps(rate[0]["denominator"]),
              rate[0])
        check("the ratio is above 1", rate[0]["low"] is not None and rate[0]["low"] > 1, rate[0])
    cached = [claim for claim in claims if claim["claim"] == "A3" and claim["ratio"]]
    check("the claim about the warm page cache was tried on the USB disk",
          any(claim["numerator"]["transport"] == "usb" for claim in cached), cached)


def main():
    devices = {"usb": disk("RIGUSB"), "nvme": disk("RIGNVME")}
    stores = {kind: qualify(kind, make_file_system(path, f"/mnt/{kind}")) for kind, path in devices.items()}
    names = {kind: path.rpartition("/")[2] for kind, path in devices.items()}
    merops_json("measure", *stores.values(), "--reader", "flat-direct", "--sample", "3", "--repeat", "7", *RECORDED)
    cells = merops_json("measure", *stores.values(), "--reader", "flat-direct,buffered", "--cache", "cold,warm", "--sample", "3",
                        *RECORDED)["cells"]
    check("this kernel has no cachestat", not has_cachestat())
    for name in names.values():
        tell_cold_from_warm([cell for cell in cells if cell["device"] == name], name)
    compare(names["usb"], names["nvme"])
    try_claims()
    status, _, errors = merops("export", "-o", OUT / "set.json", "--db", DATABASE)
    check_equal("the set is written", (status, (OUT / "set.json").exists()), (0, True))
    print(errors)
    finish()


main()
