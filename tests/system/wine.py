"""What the tests across systems share: the Windows program under Wine beside the Linux program, over the same files."""

import contextlib
import filecmp
import os
import pathlib
import subprocess

from rig import Program, skip

RUN = str(pathlib.Path(__file__).resolve().parents[2] / "scripts" / "wine-run.sh")
DEPTHS = "1,2,4,8,16,32"


def windows_path(path):
    """A path of this system as Wine shows it: drive Z: is the root."""
    return "Z:" + os.path.abspath(path).replace("/", "\\")


class WindowsProgram(Program):
    """merops.exe under Wine; paths are given as this system writes them, in arguments of their own."""

    def command(self, *arguments):
        return [RUN, self.path, *(windows_path(a) if str(a).startswith("/") else str(a) for a in arguments)]

    def run(self, *arguments, expect=0, **_):
        done = subprocess.run(self.command(*arguments), capture_output=True, check=False, timeout=300, stdin=subprocess.DEVNULL,
                              env=self.environment)
        done.stdout, done.stderr = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
        if expect is not None and done.returncode != expect:
            raise AssertionError(f"{' '.join(map(str, arguments))}\nexit {done.returncode}, expected {expect}\n{done.stderr}\n{done.stdout}")
        return done


def both_programs(windows, linux, folder):
    """The Windows program and the Linux one; where either is not built the test is skipped."""
    for path in (windows, linux):
        if not os.path.exists(path):
            skip(f"{path} is not built")
    return WindowsProgram(windows, folder), Program(linux, folder)


def need_equal(one, other):
    """Two files or folders with the same names and bytes."""
    if os.path.isdir(one):
        names = sorted(os.listdir(one))
        if names != sorted(os.listdir(other)):
            raise AssertionError(f"{one} holds {names}, {other} {sorted(os.listdir(other))}")
        for name in names:
            need_equal(f"{one}/{name}", f"{other}/{name}")
    elif not filecmp.cmp(one, other, shallow=False):
        raise AssertionError(f"{one} and {other} differ")


@contextlib.contextmanager
def step(what):
    yield
    print(what, flush=True)
