"""The process that serves: open files, and the collection of cycles."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

# New objects between two collections (Python's own is 700), and how many of those until the next
# generation is looked at: at 1,000 players twenty would be a pause of some 100 ms.
_COLLECT: Final = (10_000, 3, 100)
_MOST_FILES: Final = 65_536


def allow_many_files() -> None:
    """Let this process open as many files as the system allows: every connection is one.

    Many systems begin with 1,024, beyond which nobody could connect any more.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def collect_rarely() -> None:
    """Let the collector of cycles look less often, and never at what was loaded at the start.

    Hardly anything that the server makes for a move is in a cycle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)
