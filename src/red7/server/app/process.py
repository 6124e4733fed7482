"""The server's process: open files, garbage collection, threads."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

# New objects between two collections (Python's default is 700), and how many of those until the
# next generation is collected. Each is a pause for everybody: with 10,000 and 3, of up to 20 ms
# while many connect. Fewer at a time cost no more in all.
_COLLECT: Final = (2_000, 5, 300)
_MOST_FILES: Final = 65_536
_SWITCH_SECONDS: Final = 0.000_1  # Python's default is 0.005


def allow_many_files() -> None:
    """Let this process open as many files as the system allows, as every connection needs one.

    Many systems start with 1,024; beyond that, nobody could connect any more.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - does not exist on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def collect_rarely() -> None:
    """Collect garbage less often, and never look at what was loaded at startup.

    Hardly anything that the server creates for a move is part of a cycle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def switch_often() -> None:
    """Let threads take turns more often, so that none holds up everybody.

    Serving a message needs the interpreter several times, and each time a thread that writes,
    replays or looks something up may keep it for this long.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)
