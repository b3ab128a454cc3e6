"""What the system tests share: the program, loop devices, throttled control groups, and cleaning up in any case."""

import atexit
import contextlib
import ctypes
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

SKIPPED = 77
# Asked to end, a test cleans up as when it fails.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def need_root():
    if os.geteuid() != 0:
        skip("needs root")


def need_program(name):
    if shutil.which(name) is None:
        skip(f"needs {name}")


class Program:
    """The merops under test, with a database of its own."""

    def __init__(self, path, folder):
        self.path = os.path.abspath(path)
        self.database = os.path.join(folder, "results.db")
        self.environment = {**os.environ, "XDG_DATA_HOME": folder}  # never the user's own database

    def run(self, *arguments, expect=0, enter=None, timeout=600):
        def prepare():
            # Dies with the test, whatever kills it.
            ctypes.CDLL(None).prctl(1, 9)
            if enter is not None:
                enter()

        done = subprocess.run([self.path, *map(str, arguments)], capture_output=True, text=True, check=False,
                              env=self.environment, preexec_fn=prepare, timeout=timeout)
        if expect is not None and done.returncode != expect:
            raise AssertionError(f"{' '.join(map(str, arguments))}\nexit {done.returncode}, expected {expect}\n"
                                 f"{done.stderr}\n{done.stdout}")
        return done

    def measure(self, *arguments, expect=0, enter=None):
        done = self.run("measure", *arguments, "--json", "--progress", "none", "--db", self.database, expect=expect,
                        enter=enter)
        return json.loads(done.stdout)["cells"]


@contextlib.contextmanager
def beside(*command):
    """A program that runs meanwhile, and ends with the test in any case."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                             preexec_fn=lambda: ctypes.CDLL(None).prctl(1, 9))
    try:
        yield child
    finally:
        child.kill()
        child.wait()


@contextlib.contextmanager
def folder_on(parent, prefix="merops-test-"):
    path = tempfile.mkdtemp(prefix=prefix, dir=parent)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def loop_device(file, *options):
    made = subprocess.run(["losetup", "--find", "--show", *options, file], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        skip(f"no loop device can be set up: {made.stderr.strip()}")
    device = made.stdout.strip()
    release = lambda: subprocess.run(["losetup", "--detach", device], capture_output=True, check=False)
    atexit.register(release)
    try:
        yield device
    finally:
        atexit.unregister(release)
        release()


@contextlib.contextmanager
def mounted(device, folder, *options):
    subprocess.run(["mount", *options, device, folder], check=True, capture_output=True)
    try:
        yield folder
    finally:
        done = subprocess.run(["umount", folder], check=False, capture_output=True, text=True)
        if done.returncode != 0:
            subprocess.run(["umount", "--lazy", folder], check=False)  # so that nothing stays mounted, and then fail
            raise AssertionError(f"unmounting {folder}: {done.stderr}")


def device_number(path):
    """MAJ:MIN of a block device, or of the disk below a file's file system."""
    status = os.stat(path)
    number = status.st_rdev if os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path) else status.st_dev
    major, minor = os.major(number), os.minor(number)
    partition = pathlib.Path(f"/sys/dev/block/{major}:{minor}/partition")
    if partition.exists():
        return (partition.parent.resolve().parent / "dev").read_text(encoding="ascii").strip()
    return f"{major}:{minor}"


class Throttle:
    """A control group whose members read a device at a rate, and others as they are set: called by a child to enter it."""

    def __init__(self, group, limit, line, number):
        self.group, self.limit, self.line, self.number = group, limit, line, number

    def __call__(self):
        (self.group / "cgroup.procs").write_text(str(os.getpid()), encoding="ascii")

    def set(self, bytes_per_second, number=None):
        (self.group / self.limit).write_text(self.line.format(number or self.number, bytes_per_second), encoding="ascii")


@contextlib.contextmanager
def throttled(number, bytes_per_second):
    name = f"merops-test-{os.getpid()}"
    v1, v2 = pathlib.Path("/sys/fs/cgroup/blkio"), pathlib.Path("/sys/fs/cgroup")
    if v1.is_dir():
        throttle = Throttle(v1 / name, "blkio.throttle.read_bps_device", "{} {}", number)
    elif (v2 / "cgroup.controllers").exists() and "io" in (v2 / "cgroup.controllers").read_text(encoding="ascii"):
        throttle = Throttle(v2 / name, "io.max", "{} rbps={}", number)
    else:
        skip("no control group can throttle a device here")
    try:
        throttle.group.mkdir()
    except OSError as error:
        skip(f"no control group can be made: {error}")
    try:
        throttle.set(bytes_per_second)
        yield throttle
    finally:
        with contextlib.suppress(OSError):
            throttle.group.rmdir()
