"""The first line of a table's screen: what is played, how fast, and what is wrong."""

from __future__ import annotations

from typing import Final

from red7.core import Rules
from red7.core.rules import NAMED
from red7.protocol import messages as m
from red7.terminal.links.link import Link, Pacing, Trouble
from red7.words import Words

_TROUBLES: Final[dict[Trouble, str]] = {
    "lost": "web-lost",
    "restart": "web-restarting",
    "unsaved": "terminal-unsaved",
    "signed-out": "terminal-signed-out",
}


def rules_name(say: Words, rules: str) -> str:
    """Return what rules are called: by their level if they are one of the three.

    >>> from red7.words import words
    >>> rules_name(words("en"), "v1.2+draw+match"), rules_name(words("en"), "v1.1")
    ('Advanced', 'v1.1')
    """
    written = str(Rules.parse(rules))
    named = next((name for name, meaning in NAMED.items() if meaning == written), "")
    return say(f"web-level-{named}") if named else written


def title_of(say: Words, state: m.State, link: Link) -> str:
    """Return what is played, and how."""
    parts = ["Red7", rules_name(say, state.setup.rules)]
    if state.round and state.goal:
        parts.append(say("round-number", number=state.round.number))
    if link.pacing and not state.you:
        parts.append(say("terminal-speed", speed=_speed(say, link.pacing)))
    if link.address and state.stage == "waiting":
        parts.append(link.address)
    return " · ".join(parts)


def trouble_of(say: Words, link: Link) -> str:
    """Return what is wrong, in words; empty if nothing is."""
    return say(_TROUBLES[link.trouble]) if link.trouble else ""


def _speed(say: Words, pacing: Pacing) -> str:
    if pacing.paused:
        return say("terminal-paused")
    return say("terminal-at-once" if pacing.pace == "at once" else f"web-pace-{pacing.pace}")
