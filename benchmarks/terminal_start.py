"""Measure how long ``red7 play`` takes from its start to the first prompt.

``python -m benchmarks.terminal_start --times 5``, or in turns with another checkout:
``python -m benchmarks.terminal_start --against ../before``

The command runs in a terminal of its own. Its processor time is read at the moment at which the
prompt is on screen, so that other work on the machine hardly counts. What is left of it only adds,
so the least of several runs is told; the first one only warms the caches of the disk.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

_PROMPT = b"Your turn"
_LONG = 60.0


def started(root: Path) -> tuple[float, float]:
    """Start the command once; return the processor time and the time until its first prompt."""
    end, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with tempfile.TemporaryDirectory() as home:
        given = {**os.environ, "RED7_HOME": home, "TERM": "xterm-256color"}
        given["PYTHONPATH"] = str(root / "src")
        began = time.perf_counter()
        process = subprocess.Popen(  # noqa: S603 - the project's own command
            # A deal in which the player begins.
            [sys.executable, "-m", "red7", "play", "--lang", "en", "--seed", "07" * 32],
            stdin=other,
            stdout=other,
            stderr=other,
            env=given,
            start_new_session=True,
        )
        os.close(other)
        written = b""
        while _PROMPT not in written:
            if not select.select([end], [], [], _LONG)[0]:
                raise TimeoutError(written[-2000:])
            written += os.read(end, 65_536)
        elapsed, used = time.perf_counter() - began, processor_time(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(end)
    return used, elapsed


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used, on Linux."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print the least."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--against", type=Path, help="another checkout of the project")
    given = parser.parse_args()
    here = Path(__file__).resolve().parents[1]
    roots = [here, given.against.resolve()] if given.against else [here]
    runs: dict[Path, list[tuple[float, float]]] = {root: [] for root in roots}
    for number in range(given.times + 1):
        for root in roots:
            run = started(root)
            if number:
                runs[root].append(run)
    for root in roots:
        used, elapsed = (min(times) for times in zip(*runs[root], strict=True))
        print(
            f"{root.name}: first prompt after {used:.2f} s of processor time, "
            f"{elapsed:.2f} s by the clock"
        )


if __name__ == "__main__":
    main()
