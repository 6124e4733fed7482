"""Whether a command opens a screen or writes lines of text."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from red7.cli.frame import Option

PLAIN_OPTION: Final = Option("plain", "help-opt-lines")


def on_screen(*, plain: bool) -> bool:
    """Return whether somebody sits at a terminal and has not asked for lines of text."""
    # Textual draws on the stream for errors.
    return not plain and all(one.isatty() for one in (sys.stdin, sys.stdout, sys.stderr))


@contextmanager
def importing() -> Iterator[None]:
    """Import what a screen needs without looking for garbage: there is none, and it takes long."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
