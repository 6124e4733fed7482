"""An analyst process with jobs that need no kernels: ``python -m tests.server.study.scripted``."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from red7.core import Red7Error
from red7.server.errors import ServerError
from red7.server.study.analysts import AnswerLine
from red7.server.study.process import JobRunner, Jobs

Tell = Callable[[AnswerLine], None]


def echo(tell: Tell, **values: Any) -> AnswerLine:
    return values


def count(tell: Tell) -> AnswerLine:
    """Say that it goes on, until it is stopped."""
    while True:
        tell({"pid": os.getpid()})
        time.sleep(0.01)


def deaf(tell: Tell) -> AnswerLine:
    """Say once that it has begun, and hear nothing any more."""
    tell({"pid": os.getpid()})
    while True:
        time.sleep(60)


def frozen(tell: Tell) -> AnswerLine:
    """Give no more signs of life."""
    tell({"pid": os.getpid()})
    os.kill(os.getpid(), signal.SIGSTOP)
    return {}


def die(tell: Tell) -> AnswerLine:
    os._exit(3)


def refuse(tell: Tell) -> AnswerLine:
    raise Red7Error("step-refused", Red7Error("not-in-hand", card="R7"), step="+R7", place=1)


def decline(tell: Tell) -> AnswerLine:
    raise ServerError("study-too-large", most=5)


def fail(tell: Tell) -> AnswerLine:
    raise RuntimeError("secret R7")


def large(tell: Tell) -> AnswerLine:
    return {"text": "x" * 3_000_000}


JOBS: Jobs = {
    job.__name__: job for job in (echo, count, deaf, frozen, die, refuse, decline, fail, large)
}

if __name__ == "__main__":
    JobRunner(sys.stdout.buffer, sys.stdin.buffer).run(lambda: JOBS, lambda: os._exit(0))
