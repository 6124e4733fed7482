"""Who the work at hand is for, so that those who ask for much wait for themselves.

A context variable follows a request through everything that is awaited for it, and into the tasks
started on its behalf. So nothing in between has to pass it on.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Asker(NamedTuple):
    """A player and their address; both are empty for the server itself."""

    address: str = ""
    who: str = ""


_SERVER: Final = Asker()
_ASKER: Final[ContextVar[Asker]] = ContextVar("asker")


def asking() -> Asker:
    """Return who the work at hand is for."""
    return _ASKER.get(_SERVER)


def ask_for(address: str, who: str = "") -> None:
    """Note who this task, and whatever it starts from now on, works for.

    >>> ask_for("203.0.113.7", "ann")
    >>> asking()
    Asker(address='203.0.113.7', who='ann')
    >>> ask_for("")
    """
    _ASKER.set(Asker(address, who))
