"""The analyst process, ``python -m red7.server.study.process``: it does one job after the other.

It reads jobs from its input and writes what they say to its output, as lines of JSON:

    {"id": 1, "job": "why", "values": {…}}    {"id": 1, "begun": true}
    {"stop": 1}                               {"id": 1, "line": {…}}, and so on
                                              {"id": 1, "beat": true}, now and then
                                              {"id": 1, "refused": {…}}, if it makes no sense,
                                              {"id": 1, "declined": {…}}, if it is too much,
                                              {"id": 1, "failed": "…"}, if something went wrong
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
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, Final

from red7.core import Red7Error
from red7.server.errors import ServerError, origin_of
from red7.server.study.analysts import AnswerLine

_NICE: Final = 10  # those who play come first
_BEAT: Final = 1.0  # seconds between two signs of life
_MOST_MEMORY: Final = 4 << 30  # bytes; a question that needs more fails, and nothing else does
_APART: Final = 0.2  # seconds between two lines, for the eyes of people

Jobs = Mapping[str, Callable[..., AnswerLine]]


class _StoppedError(Exception):
    """The job is no longer wanted."""


class JobRunner:
    """Does jobs that are read from a file, and says what comes of them in another."""

    def __init__(
        self, said: BinaryIO, heard: BinaryIO, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._said = said
        self._heard = heard
        self._steady = steady
        self._writing = threading.Lock()
        self._jobs: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._stopped: set[int] = set()  # jobs that are no longer wanted

    def run(self, prepare: Callable[[], Jobs], leave: Callable[[], None]) -> None:
        """Work until the input ends; ``leave`` is called then, even in the middle of a job."""
        threading.Thread(target=self._read, args=(leave,), daemon=True).start()
        with self._beating(0):
            can = prepare()
        while (job := self._jobs.get()) is not None:
            with self._beating(job["id"]):
                self._do(job, can)
            self._say(job["id"], ended=True)

    def _read(self, leave: Callable[[], None]) -> None:
        for text in self._heard:
            told = json.loads(text)
            if "stop" in told:
                self._stopped.add(told["stop"])
            else:
                self._jobs.put(told)
        leave()
        self._jobs.put(None)

    def _do(self, job: dict[str, Any], can: Jobs) -> None:
        number = job["id"]
        self._say(number, begun=True)
        last = self._steady() - _APART

        def tell(line: AnswerLine) -> None:
            """Say something that the next line replaces, unless the last one was just now."""
            nonlocal last
            if number in self._stopped:
                raise _StoppedError
            if self._steady() - last >= _APART:
                last = self._steady()
                self._say(number, line=line)

        try:
            if number not in self._stopped:
                self._say(number, line=can[job["job"]](tell, **job["values"]))
        except _StoppedError:
            pass
        except Red7Error as error:
            self._say(number, refused=_plain(error))
        except ServerError as error:
            self._say(number, declined={"reason": error.reason, "facts": error.facts})
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


def _limit_memory() -> None:
    import resource  # noqa: PLC0415 - does not exist on Windows

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or hard > _MOST_MEMORY:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, hard))


def _jobs() -> Jobs:
    from red7.server.study.jobs import JOBS  # noqa: PLC0415 - takes seconds, and gives signs of life

    return JOBS


def main() -> None:
    """Work for the server at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its output
    if sys.platform != "win32":
        os.nice(_NICE)
        _limit_memory()
    said = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a library may print is no answer
    try:
        JobRunner(said, sys.stdin.buffer).run(_jobs, lambda: os._exit(0))
    except BrokenPipeError:
        os._exit(0)  # the server has gone first


if __name__ == "__main__":
    main()
