"""Log lines, as JSON on standard error."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import sys
from typing import Final, TextIO, cast

import structlog

from red7.server.errors import origin_of

_LONGEST_LINE: Final = 200


def set_up_logs(level: str) -> None:
    """Write log lines as JSON to standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", LogLines(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(LogLines(sys.stderr))
    handler.setFormatter(JsonLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class LogLines(io.TextIOBase):
    """Writes log lines; on a full disk they are lost, but nothing else is."""

    def __init__(self, target: TextIO) -> None:
        self._target = target

    def write(self, text: str) -> int:
        """Write, if possible."""
        with contextlib.suppress(OSError):
            return self._target.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, if possible."""
        with contextlib.suppress(OSError, ValueError):
            self._target.flush()


class JsonLine(logging.Formatter):
    """Formats what libraries log like our own lines.

    Error messages and tracebacks are left out, because they might name a card.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line = {"event": "library", "logger": record.name, "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[1]:
            line["error"] = origin_of(record.exc_info[1])
        else:
            line["message"] = record.getMessage()[:_LONGEST_LINE]
        return json.dumps(line)
