from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from red7.server.app.logs import JsonLine, LogLines, set_up_logs


@pytest.fixture
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("_as_before")
def test_lines_are_json_from_a_level_on(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("warning")
    log = structlog.get_logger("red7.test")
    log.info("quiet")
    log.warning("not written", table="t1", why="full\n“disk”")
    logging.getLogger("uvicorn.error").info("quiet")
    logging.getLogger("uvicorn.error").warning("odd %s", "request")
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert ours.pop("timestamp").endswith("Z")
    assert ours == {
        "event": "not written",
        "level": "warning",
        "table": "t1",
        "why": "full\n“disk”",
    }
    assert theirs == {
        "event": "library",
        "logger": "uvicorn.error",
        "level": "warning",
        "message": "odd request",
    }


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize(
    ("level", "expected"), [("debug", 4), ("info", 3), ("warning", 2), ("error", 1)]
)
def test_each_level_holds_the_ones_above(
    level: str, expected: int, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(level)
    log = structlog.get_logger("red7.test")
    for name in ("debug", "info", "warning", "error"):
        getattr(log, name)("told")
    assert len(capsys.readouterr().err.splitlines()) == expected


def record(message: str, **more: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "uvicorn", "levelname": "ERROR", "msg": message} | more)


def test_what_a_library_says_is_cut_short() -> None:
    assert len(json.loads(JsonLine().format(record("x" * 5000)))["message"]) == 200


def broken() -> None:
    raise ValueError("R7 is in the hand of seat 2")


def test_an_error_of_a_library_names_no_card() -> None:
    try:
        broken()
    except ValueError:
        line = JsonLine().format(record("R7 again", exc_info=sys.exc_info()))
    told = json.loads(line)
    assert told["error"].startswith("ValueError at broken:")
    assert "R7" not in line


class Full(io.StringIO):
    """A file on a disk that is full."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_on_a_full_disk_only_the_lines_are_lost() -> None:
    lines = LogLines(Full())
    assert lines.write("told\n") == 5
    lines.flush()
    closed = io.StringIO()
    closed.close()
    LogLines(closed).flush()
    kept = io.StringIO()
    LogLines(kept).write("told\n")
    assert kept.getvalue() == "told\n"
