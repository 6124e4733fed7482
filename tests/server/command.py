"""``red7 serve`` as a process of its own: what is killed, fuzzed and misused."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from select import select

from tests.server.nursery import Forked, Main
from tests.server.serving import LONG

# No limits and no pauses, so that a test gets as far as it can.
UNLIMITED = ("--rate", "0", "--requests", "0", "--tables", "0", "--games", "0", "--study", "0")
QUICK = ("--no-browser", "--pace", "0", *UNLIMITED)


def words(folder: Path, *flags: str, port: int = 0) -> list[str]:
    """Give the words after ``red7`` that serve a folder."""
    return ["serve", "--data", str(folder), "--port", str(port), *QUICK, *flags]


def command(folder: Path, *flags: str, port: int = 0) -> list[str]:
    """Give the command that serves a folder."""
    return [sys.executable, "-m", "red7", *words(folder, *flags, port=port)]


def lives(pid: int) -> bool:
    """Return whether a process runs; one that nobody has waited for yet does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    if sys.platform != "linux":
        return True  # nothing more is told there
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:  # it has ended meanwhile
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@dataclass
class Running:
    """A server that runs, its address, and the file of its log lines."""

    process: subprocess.Popen[bytes] | Forked
    log: Path
    url: str = field(default="")

    def wait_for_url(self) -> None:
        assert self.process.stdout
        assert select([self.process.stdout], [], [], LONG)[0], self.lines()
        first = self.process.stdout.readline().decode()
        found = re.search(r"https?://[^ ]+[0-9]", first)
        assert found, f"{first!r}, {self.lines()!r}"
        self.url = found[0]

    def lines(self) -> str:
        """Give all that it logged."""
        return self.log.read_text(encoding="utf-8")

    def serving(self) -> set[int]:
        """Find the processes that serve: the command's own, or those that it has started."""
        families: dict[int, list[int]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2]
            except OSError:
                continue
            state, parent = fields.split()[:2]
            if state != "Z":
                families.setdefault(int(parent), []).append(int(stat.parent.name))
        started = families.get(self.process.pid, [])  # one of them forks the others
        return {one for child in started for one in families.get(child, [])} or {self.process.pid}

    def memory(self) -> int:
        """Give the bytes of memory in use, by all that serve, wherever the machine keeps them."""
        texts = [Path(f"/proc/{pid}/status").read_text(encoding="ascii") for pid in self.serving()]
        found = re.findall(r"^Vm(?:RSS|Swap):\s+([0-9]+) kB", "\n".join(texts), re.MULTILINE)
        return sum(map(int, found)) * 1024

    def figures(self) -> str:
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=LONG) as answer:  # noqa: S310 - our own
            return str(answer.read().decode())

    def figure(self, name: str) -> float:
        """Give the sum of all figures of a name."""
        rows = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", self.figures(), re.MULTILINE)
        return sum(map(float, rows))

    def check_health(self) -> None:
        """Look whether anything happened that nobody expected."""
        assert self.process.poll() is None, self.lines()[-2000:]
        assert self.figure("red7_failures_total") == 0, self.lines()[-2000:]
        assert "Traceback" not in self.lines()
        assert '"level": "error"' not in self.lines(), self.lines()[-2000:]


@contextmanager
def running(folder: Path, *flags: str, **environ: str) -> Iterator[Running]:
    """Run the command, and end it in good order."""
    log = _log_of(folder)
    with log.open("ab") as lines:
        process = subprocess.Popen(
            command(folder, *flags),
            stdout=subprocess.PIPE,
            stderr=lines,
            env={**os.environ, **environ},
        )
    with _ended(Running(process, log)) as made:
        yield made


@contextmanager
def forked(folder: Path, *flags: str, main: Main) -> Iterator[Running]:
    """Do the same in a process of the nursery, for tests that start many servers."""
    log = _log_of(folder)
    log.touch()
    process = Forked(main, words(folder, *flags), log, dict(os.environ))
    with _ended(Running(process, log)) as made:
        yield made


def _log_of(folder: Path) -> Path:
    return folder.parent / f"{folder.name}.log"


@contextmanager
def _ended(made: Running) -> Iterator[Running]:
    """Wait until a server has started, and end it in good order."""
    process = made.process
    try:
        made.wait_for_url()
        yield made
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=LONG)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise
