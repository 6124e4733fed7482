"""What those at a table are called."""

from __future__ import annotations

from typing import Final

from red7.bots.found import OUR_OWN
from red7.protocol import messages as m
from red7.words import Words

STRENGTHS: Final = tuple(OUR_OWN)  # the gentlest first; bots of others have none


def bot_level(say: Words, bot: str) -> str:
    """Return how strong a bot is, in words; bots of others go by their names."""
    return say("web-bot-level", number=STRENGTHS.index(bot) + 1) if bot in STRENGTHS else bot


def person_name(say: Words, view: m.SeatView) -> str:
    """Return the name of whoever plays a seat, or has left it."""
    name = view.name or view.former
    if name:
        return name
    if view.kind == "bot":
        return say("bot-names").split(",")[view.seat - 1].strip()
    return say("web-seat-free") if view.kind == "free" else say("somebody")


def seat_name(say: Words, state: m.State, seat: int) -> str:
    """Return the name of a seat's player."""
    return person_name(say, state.seats[seat - 1]) if seat else say("nobody")


def called(say: Words, state: m.State, seat: int) -> str:
    """Return a seat's name, or "you" for the reader's own."""
    return say("you") if seat and seat == state.you else seat_name(say, state, seat)


def all_names(say: Words, state: m.State) -> dict[int, str]:
    """Return the names of all seats."""
    return {view.seat: person_name(say, view) for view in state.seats}


def others(state: m.State, own: int = 0) -> list[int]:
    """Return the seats around the reader, in turn order from the reader's left.

    A spectator looks over the shoulder of the first seat, or of the one that is given.
    """
    count, own = len(state.seats), own or state.you or 1
    return [(own + distance - 1) % count + 1 for distance in range(1, count)]


def brief(name: str, most: int) -> str:
    """Return a name cut to a number of letters; a number at its end stays.

    >>> brief("Bartholomew", 6), brief("Ada", 6), brief("Spieler 2", 8)
    ('Barth…', 'Ada', 'Spiele…2')
    """
    if len(name) <= most:
        return name
    last = name[-1] if name[-1].isdigit() else ""
    return f"{name[: most - 1 - len(last)]}…{last}"
