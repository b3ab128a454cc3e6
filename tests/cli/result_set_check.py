#!/usr/bin/env python3
"""A stranger reads a result set: everything here follows docs/result-set.md and its schema, and nothing is shared with the
program. Usage: result_set_check.py MEROPS DOCS FOLDER
"""

import base64
import csv
import getpass
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

MEROPS, DOCS, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
USER = "zaphod"


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(packed):
    """LEB128, zigzag."""
    value = shift = 0
    for byte in packed:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield value >> 1 if value % 2 == 0 else -(value >> 1) - 1
            value = shift = 0


class Stranger(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory(dir=FOLDER)
        cls.home = os.path.join(cls.scratch.name, "home", USER)
        os.makedirs(os.path.join(cls.home, "private"))
        cls.database = os.path.join(cls.home, "results.db")
        store = os.path.join(cls.home, "private", "a.picchioflat")
        cls.run_merops("synth", "--model", "qwen3-30b-a3b", "--size", "16MB", "-o", store, "--db", cls.database)
        cls.run_merops("measure", store, "--reader", "null,buffered,flat-direct", "--qd", "1,2", "--sample", "20",
                       "--progress", "none", "--db", cls.database)
        cls.run_merops("results", "note", "cell:1", f"on {socket.gethostname()}, in {cls.home}/private/x", "--db", cls.database)
        cls.run_merops("results", "retract", "cell:2", "--reason", "too short, \"really\"", "--db", cls.database)
        cls.text = cls.exported()
        cls.content = json.loads(cls.text)["content"]

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    @classmethod
    def run_merops(cls, *arguments, database=None, expect=0):
        environment = {**os.environ, "HOME": cls.home, "USER": USER, "LOGNAME": USER, "XDG_DATA_HOME": cls.home}
        done = subprocess.run([MEROPS, *arguments, *(["--db", database] if database else [])], capture_output=True,
                              env=environment, check=False)
        if done.returncode != expect:
            raise AssertionError(f"{arguments}: exit {done.returncode}\n{done.stderr.decode()}")
        return done.stdout.decode()

    @classmethod
    def exported(cls, *arguments, database=None):
        return cls.run_merops("export", *arguments, database=database or cls.database)

    def cells(self):
        return [cell["value"] for campaign in self.content["campaigns"] for cell in campaign["cells"]]

    def test_recomputes_every_digest(self):
        document = json.loads(self.text)
        content = canonical(document["content"])
        self.assertEqual(digest(content), document["sha256"])
        self.assertEqual(self.text, f'{{"merops_set":{document["merops_set"]},"sha256":"{document["sha256"]}","content":{content}}}\n')
        sealed = self.content["work"] + [part for campaign in self.content["campaigns"]
                                         for part in [campaign["head"], *campaign["cells"], *campaign["work"]]]
        self.assertGreater(len(sealed), 7)
        for part in sealed:
            self.assertEqual(digest(canonical(part["value"])), part["sha256"])

    def test_validates_it_by_the_schema(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("needs python3-jsonschema")
        schema = json.loads((DOCS / "result-set.schema.json").read_text(encoding="utf-8"))
        validator = jsonschema.Draft202012Validator(schema)
        jsonschema.Draft202012Validator.check_schema(schema)
        self.assertEqual([error.message for error in validator.iter_errors(json.loads(self.text))], [])
        for change in (lambda cell: cell["result"]["measurement"].update(reads="many"),
                       lambda cell: cell["result"]["measurement"].update(reads=-1),
                       lambda cell: cell["result"].update(state="sold"),
                       lambda cell: cell["result"].pop("reason"),
                       lambda cell: cell["result"].update(surplus=1),
                       lambda cell: cell.update(index=None)):
            document = json.loads(self.text)
            change(document["content"]["campaigns"][0]["cells"][0]["value"])
            self.assertFalse(validator.is_valid(document))

    def test_finds_the_stamps_that_make_the_histogram(self):
        measured = [cell for cell in self.cells() if cell["stamps"]]
        self.assertTrue(measured)
        for cell in measured:
            values = list(numbers(base64.b64decode(cell["stamps"]["packed"], validate=True)))
            self.assertEqual(len(values), 2 * cell["stamps"]["reads"])
            latencies = sorted(values[1::2])
            latency = cell["result"]["measurement"]["latency"]
            self.assertEqual((latencies[0], latencies[-1], len(latencies)), (latency["min_ns"], latency["max_ns"], latency["n"]))
            self.assertEqual(sum(count for _, count in cell["result"]["measurement"]["histogram"]), latency["n"])

    def test_finds_nothing_personal(self):
        words = [USER, "private", self.scratch.name, "/home/"]
        words += [word for word in (socket.gethostname(), getpass.getuser()) if len(word) > 2 and word not in ("root", "localhost")]
        serial_files = pathlib.Path("/sys/block").glob("*/device/serial")
        words += [serial for serial in (file.read_text(errors="ignore").strip() for file in serial_files) if len(serial) > 3]
        for form in ("json", "csv", "csv-intervals", "markdown", "openmetrics"):
            text = self.exported("--format", form).lower()
            for word in words:
                self.assertFalse(word.lower() in text, f"{word} stands in the {form}")
        self.assertIn(USER, self.exported("--include-identity"))

    def test_gets_the_same_bytes_back(self):
        for arguments in ([], ["--include-identity"], ["--no-stamps"]):
            first = os.path.join(self.scratch.name, "first.json")
            database = os.path.join(self.scratch.name, "-".join(["other", *arguments]) + ".db")
            self.run_merops("export", *arguments, "-o", first, "--force", database=self.database)
            self.assertIn("added with 6 cells", self.run_merops("import", first, database=database))
            self.assertIn("there already", self.run_merops("import", first, database=database))
            with open(first, encoding="utf-8", newline="") as file:
                self.assertEqual(self.exported(*arguments, database=database), file.read())

    def test_is_refused_when_it_was_damaged(self):
        damaged = os.path.join(self.scratch.name, "damaged.json")
        database = os.path.join(self.scratch.name, "untouched.db")
        with open(damaged, "w", encoding="utf-8") as file:
            file.write(self.text.replace('"repetition":0', '"repetition":1', 1))
        self.run_merops("import", damaged, database=database, expect=1)
        self.assertFalse(os.path.exists(database))

    def test_imports_what_fio_measured(self):
        if shutil.which("fio") is None:
            self.skipTest("needs fio")
        database = os.path.join(self.scratch.name, "fio.db")
        output = os.path.join(self.scratch.name, "fio.json")
        subprocess.run(["fio", "--name=a", f"--filename={self.scratch.name}/f", "--size=8m", "--rw=randread", "--bs=256k",
                        "--ioengine=psync", "--numjobs=2", "--group_reporting", "--lat_percentiles=1",
                        "--output-format=json", f"--output={output}"], check=True, capture_output=True)
        self.assertIn("added with 1 cell", self.run_merops("import", output, database=database))
        self.assertIn("there already", self.run_merops("import", output, database=database))
        with open(output, encoding="utf-8") as file:
            read = json.load(file)["jobs"][0]["read"]
        cell = json.loads(self.run_merops("results", "show", "cell:1", "--json", database=database))["result"]
        self.assertEqual((cell["cell"]["reader"], cell["cell"]["depth"]), ("fio:psync-buffered", 2))
        self.assertEqual(cell["measurement"]["reads"], read["total_ios"])
        self.assertEqual(cell["measurement"]["payload_bytes"], read["io_bytes"])
        self.assertAlmostEqual(cell["mb_per_s"], read["bw_bytes"] / 1e6)
        self.assertEqual(cell["measurement"]["latency"]["p50_ns"]["value"], read["lat_ns"]["percentile"]["50.000000"])
        self.assertEqual((cell["validity"], cell["cache_state"]), ("unknown", "unverified"))

    def test_reads_the_tables(self):
        rows = list(csv.DictReader(io.StringIO(self.exported("--format", "csv", "--include-identity"))))
        self.assertEqual(len(rows), 6)
        for row, cell in zip(rows, self.cells()):
            self.assertEqual(row["reader"], cell["result"]["cell"]["reader"])
            self.assertEqual(float(row["mb_per_s"]), cell["result"]["measurement"]["mb_per_s"]["value"])
            self.assertIsNone(row.get(None))
        self.assertEqual(sum(row["retracted_reason"] == 'too short, "really"' for row in rows), 1)
        steps = list(csv.DictReader(io.StringIO(self.exported("--format", "csv-intervals"))))
        wanted = sum(len(cell["result"]["measurement"]["intervals"]) for cell in self.cells())
        self.assertEqual(len(steps), wanted)

    def test_reads_the_metrics(self):
        text = self.exported("--format", "openmetrics")
        self.assertTrue(text.endswith("# EOF\n"))
        families = re.findall(r"^# TYPE (\S+) \S+$", text, re.M)
        self.assertEqual(len(families), len(set(families)))
        samples = [line for line in text.splitlines() if not line.startswith("#")]
        self.assertEqual(len({line.rsplit(" ", 1)[0] for line in samples}), len(samples))
        self.assertEqual(sum(line.startswith("merops_throughput_bytes_per_second{") for line in samples), 6)
        try:
            from prometheus_client.openmetrics.parser import text_string_to_metric_families
        except ImportError:
            self.skipTest("needs python3-prometheus-client to parse the rest")
        self.assertEqual({family.name for family in text_string_to_metric_families(text)}, set(families))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
