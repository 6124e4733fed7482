"""Running the command inside the test, with its streams caught."""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from collections.abc import Iterator
from typing import NamedTuple

import pytest
import structlog

from red7.cli.main import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@contextlib.contextmanager
def as_before() -> Iterator[None]:
    """Leave this process as it was, also after a server was to run in it."""
    root, interval = logging.getLogger(), sys.getswitchinterval()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        structlog.reset_defaults()
        root.handlers[:] = handlers
        root.setLevel(level)
        sys.setswitchinterval(interval)


def red7(
    monkeypatch: pytest.MonkeyPatch, *argv: str, stdin: str | bytes = "", terminal: bool = False
) -> Ran:
    """Run a command, whose errors and progress may be shown on a terminal."""
    content = stdin if isinstance(stdin, bytes) else stdin.encode()
    out, err = io.StringIO(), Terminal() if terminal else io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        with as_before(), pytest.raises(SystemExit) as left:
            main(list(argv))
    status = left.value.code
    assert isinstance(status, int)
    return Ran(status, out.getvalue(), err.getvalue())
