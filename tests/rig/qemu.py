"""Boots an emulated machine, serves its monitor to the script inside, and tells how it ended."""

import json
import os
import pathlib
import re
import shlex
import shutil
import socket
import subprocess
import sys
import threading
import time

PROGRAM = "qemu-system-x86_64"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
MARK = re.compile(r"@@RIG (\w+)=(-?\d+)")


class Lost(Exception):
    """The machine itself failed: it hung, ended by itself or never ran its script. Says nothing about Merops."""


class Monitor:
    """QEMU's monitor: one command at a time."""

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._stream = self._socket.makefile("rwb")
        self._stream.readline()
        self.call({"execute": "qmp_capabilities"})

    def call(self, command):
        self._stream.write(json.dumps(command).encode() + b"\n")
        self._stream.flush()
        for line in self._stream:
            answer = json.loads(line)
            if "event" not in answer:
                return answer
        return {"error": {"desc": "the monitor is gone"}}

    def close(self):
        self._socket.close()


def serve(channel, monitor, log):
    """Hands each line of the machine, a command of the monitor, on, and the answer back."""
    stream = channel.makefile("rwb")
    try:
        for line in stream:
            answer = monitor.call(json.loads(line))
            log(f"monitor: {line.decode().strip()} -> {json.dumps(answer)}")
            stream.write(json.dumps(answer).encode() + b"\n")
            stream.flush()
    except (OSError, ValueError) as error:
        log(f"monitor: {error}")


def command_line(machine, parts, kernel, out, words):
    modules = ",".join(machine.modules)
    boot = f"console=ttyS0 panic=-1 quiet loglevel=1 mitigations=off rig.modules={modules} "
    boot += " ".join(f"rig.{key}={value}" for key, value in words.items()) + f" {machine.kernel_arguments}"
    return [PROGRAM, "-machine", "q35", "-accel", machine.accelerator, "-cpu", "max", "-smp", str(machine.cpus),
            "-m", machine.memory, "-nodefaults", "-no-user-config", "-display", "none", "-no-reboot", "-serial", "stdio",
            "-kernel", f"{kernel}/vmlinuz", "-initrd", f"{kernel}/initramfs.gz", "-append", boot,
            "-qmp", f"unix:{parts.folder}/monitor,server=on,wait=off",
            "-chardev", f"socket,id=channel,path={parts.folder}/channel,server=on,wait=off",
            "-device", "virtio-serial-pci", "-device", "virtserialport,chardev=channel,name=rig.monitor",
            "-fsdev", "local,id=root,path=/,security_model=none,readonly=on,multidevs=remap",
            "-device", "virtio-9p-pci,fsdev=root,mount_tag=hostroot",
            "-fsdev", f"local,id=tools,path={kernel}/tools,security_model=none,readonly=on",
            "-device", "virtio-9p-pci,fsdev=tools,mount_tag=rigtools",
            "-fsdev", f"local,id=out,path={out},security_model=none",
            "-device", "virtio-9p-pci,fsdev=out,mount_tag=rigout",
            "-device", "virtio-rng-pci", *parts.arguments, *machine.qemu_arguments]


def connect(folder, process):
    """The monitor and the machine's channel to it, once QEMU has made their sockets."""
    deadline = time.monotonic() + 20
    while not (folder / "channel").exists() or not (folder / "monitor").exists():
        if process.poll() is not None or time.monotonic() > deadline:
            raise Lost("QEMU did not start, see its messages in the log")
        time.sleep(0.02)
    channel = socket.socket(socket.AF_UNIX)
    channel.connect(str(folder / "channel"))
    return Monitor(folder / "monitor"), channel


def where_it_stands(process):
    """What QEMU's threads wait for: to tell a machine that hangs from a slow one."""
    lines = []
    for task in pathlib.Path(f"/proc/{process.pid}/task").glob("*"):
        try:
            state = (task / "stat").read_text().rsplit(")", 1)[1].split()
            lines.append(f"thread {task.name} {(task / 'comm').read_text().strip()} {state[0]} "
                         f"ticks {int(state[11]) + int(state[12])}")
        except OSError:
            pass
    return "; ".join(lines)


def boot(machine, parts, kernel, out, words, log_path):
    """Runs the machine to its end. The script's exit status; raises Lost."""
    command = command_line(machine, parts, kernel, out, words)
    began = time.monotonic()
    marks, hung = {}, []
    with open(log_path, "w", buffering=1) as log_file:
        def log(text):
            log_file.write(f"[{time.monotonic() - began:7.2f}] {text}\n")

        log(shlex.join(command))
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log_file)

        def end():
            hung.append(where_it_stands(process))
            process.kill()

        timer = threading.Timer(machine.seconds, end)
        timer.start()
        try:
            monitor, channel = connect(parts.folder, process)
            threading.Thread(target=serve, args=(channel, monitor, log), daemon=True).start()
            for raw in process.stdout:
                line = ESCAPES.sub("", raw.decode(errors="replace")).rstrip("\r\n")
                log(line)
                mark = MARK.search(line)
                if mark:
                    marks[mark[1]] = int(mark[2])
                else:
                    print(line, flush=True)
            process.wait()
            monitor.close()
            channel.close()
        finally:
            timer.cancel()
            if process.poll() is None:
                process.kill()
            process.wait()
            process.stdout.close()
    took = time.monotonic() - began
    if hung:
        raise Lost(f"not ended after {machine.seconds} s ({hung[0]})")
    if "ended" not in marks:
        raise Lost(f"ended by itself after {took:.0f} s, before its script did")
    print(f"the machine ran for {took:.0f} s", flush=True)
    return marks["ended"]


def available():
    """Empty, or why no machine can be emulated."""
    return "" if shutil.which(PROGRAM) else f"there is no {PROGRAM} (package qemu-system-x86)"
