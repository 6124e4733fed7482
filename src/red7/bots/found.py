"""Finding bots by name: our own, and those that other packages provide."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from red7.bots.bot import Bot
from red7.core import Red7Error

# Weakest first. Each is imported when it is first used.
OUR_OWN: Final = {
    "violet": "red7.bots.gentle:Violet",
    "indigo": "red7.bots.gentle:Indigo",
    "blue": "red7.bots.gentle:Blue",
    "green": "red7.bots.gentle:Green",
    "yellow": "red7.bots.strong:Yellow",
    "orange": "red7.bots.strong:Orange",
    "red": "red7.bots.strong:Red",
}
# Not opponents, but a yardstick for them.
MEASURES: Final = {"greedy": "red7.bots.gentle:Greedy"}
# Raised when a bot comes to play differently, as `| {"green": "2"}`: it is rated anew then.
_VERSIONS: Final = dict.fromkeys((*OUR_OWN, *MEASURES), "1")
_LONGEST_VERSION: Final = 40
_GROUP: Final = "red7.bots"


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: our own from weakest to strongest, then the others."""
    others = sorted({point.name for point in _provided(tuple(sys.path))} - set(OUR_OWN))
    return (*OUR_OWN, *others)


@cache  # it takes many milliseconds, and anybody may ask a server for a bot that does not exist
def _provided(path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    del path  # where packages are looked for
    return tuple(entry_points(group=_GROUP))


@cache
def find_bot(name: str) -> Bot:
    """Return the bot with this name."""
    ours = OUR_OWN.get(name) or MEASURES.get(name)
    if ours:
        module, _, attribute = ours.partition(":")
        made = getattr(import_module(module), attribute)()
    else:
        points = [point for point in _provided(tuple(sys.path)) if point.name == name]
        if not points:
            raise Red7Error("bot-unknown", text=name[:40], names=", ".join(bot_names()))
        made = points[0].load()()
    if not isinstance(made, Bot):
        raise Red7Error("bot-unfit", text=name[:40])
    return made


@cache
def bot_version(name: str) -> str:
    """Return the version of a bot: its own ``version``, or that of the package it came with.

    >>> bot_version("blue")
    '1'
    """
    if name in _VERSIONS:
        return _VERSIONS[name]
    own = getattr(find_bot(name), "version", None)
    points = [point for point in _provided(tuple(sys.path)) if point.name == name]
    package = points[0].dist.version if points and points[0].dist else ""
    return str(own or package)[:_LONGEST_VERSION]
