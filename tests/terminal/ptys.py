"""The command in a real terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
_LONG = 60.0  # seconds after which a test hangs


class Terminal:
    """A process with a terminal: what it writes is read away, and keys can be typed."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process, self._end = process, end
        self.written = b""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        while True:
            try:
                some = os.read(self._end, 65_536)
            except OSError:  # nobody holds the other end any more
                return
            if not some:
                return
            self.written += some

    def type(self, keys: str) -> None:
        os.write(self._end, keys.encode())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def wait(self) -> int:
        """Wait until the process has ended by itself, and all it wrote is read."""
        status = self.process.wait(_LONG)
        self._reader.join(_LONG)
        return status

    def close(self) -> None:
        """End the process if it still runs, and close the terminal once nobody reads from it."""
        if self.process.poll() is None:
            self.kill()
        self._reader.join(_LONG)
        # Otherwise it would go on with whatever file gets the same number next.
        assert not self._reader.is_alive()
        os.close(self._end)


@contextmanager
def terminal(
    *argv: str,
    home: Path,
    size: tuple[int, int] = (80, 24),
    environ: Mapping[str, str] | None = None,
    program: Sequence[str] = ("-m", "red7"),
) -> Iterator[Terminal]:
    """Run the command in a terminal of some size."""
    end, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    given = {**os.environ, "RED7_HOME": str(home), "TERM": "xterm-256color", **(environ or {})}
    process = subprocess.Popen(
        [sys.executable, *program, *argv],
        stdin=other,
        stdout=other,
        stderr=other,
        cwd=ROOT,
        env=given,
        start_new_session=True,
    )
    os.close(other)
    opened = Terminal(process, end)
    try:
        yield opened
    finally:
        opened.close()
