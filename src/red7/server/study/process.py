"""The analyst process, ``python -m red7.server.study.process``: it does one job after the other.

It reads jobs from its input and writes what they say to its output, as lines of JSON:

    {"id": 1, "job": "why", "values": {…}}    {"id": 1, "begun": true}
    {"stop": 1}                               {"id": 1, "line": {…}}, and so on
                                              {"id": 1, "beat": true}, every second
                                              {"id": 1, "refused": {…}} or {"id": 1, "failed": "…"}
                                              {"id": 1, "ended": true}

It ends when its input does: nothing is left behind when the server is gone, however it went.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

from red7.core import Red7Error
from red7.server.errors import origin_of
from red7.server.study.jobs import JOBS, Line

_NICE: Final = 10  # those who play come first
_BEAT: Final = 1.0  # seconds between two signs of life
_APART: Final = 0.2  # seconds between two lines, for the eyes of people


class _StoppedError(Exception):
    """The job is no longer wanted."""


class Analyst:
    """Does jobs that are read from a file, and says what comes of them in another."""

    def __init__(
        self, said: BinaryIO, heard: BinaryIO, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._said = said
        self._heard = heard
        self._steady = steady
        self._writing = threading.Lock()
        self._jobs: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._stopped = 0  # the latest job that is no longer wanted

    def run(self, leave: Callable[[], None]) -> None:
        """Work until the input ends; ``leave`` is called then, even in the middle of a job."""
        threading.Thread(target=self._read, args=(leave,), daemon=True).start()
        while (job := self._jobs.get()) is not None:
            with self._beating(job["id"]):
                self._do(job)
            self._say(job["id"], ended=True)

    def _read(self, leave: Callable[[], None]) -> None:
        for text in self._heard:
            told = json.loads(text)
            if "stop" in told:
                self._stopped = told["stop"]
            else:
                self._jobs.put(told)
        leave()
        self._jobs.put(None)

    def _do(self, job: dict[str, Any]) -> None:
        number = job["id"]
        self._say(number, begun=True)
        last = self._steady() - _APART

        def tell(line: Line) -> None:
            """Say something that the next line replaces, unless the last one was just now."""
            nonlocal last
            if self._stopped == number:
                raise _StoppedError
            if self._steady() - last >= _APART:
                last = self._steady()
                self._say(number, line=line)

        try:
            self._say(number, line=JOBS[job["job"]](tell, **job["values"]))
        except _StoppedError:
            pass
        except Red7Error as error:
            self._say(number, refused=_plain(error))
        except Exception as error:  # noqa: BLE001 - the server tells the asker
            self._say(number, failed=origin_of(error))

    @contextlib.contextmanager
    def _beating(self, number: int) -> Iterator[None]:
        """Give signs of life while a job is done."""
        done = threading.Event()

        def beat() -> None:
            while not done.wait(_BEAT):
                self._say(number, beat=True)

        beats = threading.Thread(target=beat, daemon=True)
        beats.start()
        try:
            yield
        finally:
            done.set()
            beats.join()

    def _say(self, number: int, **told: object) -> None:
        with self._writing:
            self._said.write(json.dumps({"id": number, **told}).encode() + b"\n")
            self._said.flush()


def _plain(error: Red7Error) -> dict[str, Any]:
    cause = error.cause and _plain(error.cause)
    return {"reason": error.reason, "facts": error.plain_facts, "cause": cause}


def main() -> None:
    """Work for the server at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its output
    if hasattr(os, "nice"):
        os.nice(_NICE)
    said = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a library may print is no answer
    try:
        Analyst(said, sys.stdin.buffer).run(lambda: os._exit(0))
    except BrokenPipeError:
        os._exit(0)  # the server has gone first


if __name__ == "__main__":
    main()
