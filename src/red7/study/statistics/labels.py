"""Statistics in words, for text and picture alike."""

from __future__ import annotations

from collections.abc import Callable

from red7.study.statistics.counting import GameTally, Habit, Statistics
from red7.words import Words


def habit_label(say: Words, habit: Habit) -> str:
    """Return what somebody did.

    >>> from red7.words import words
    >>> habit_label(words("en"), Habit("kind", "play-both", 3, 0.2))
    'Played only, instead of playing and discarding'
    """
    first, _, second = habit.name.partition("-")
    if habit.group == "kind":
        same = "yes" if first == second else "no"
        return say("stats-habit-kind", played=first, best=second, same=same)
    if habit.group == "action":
        return say("stats-habit-action", way=first, number=int(second))
    if habit.group == "part":
        return say("stats-habit-part", part=first)
    return say("stats-habit-theme", theme=first)


def games_label(say: Words, tally: GameTally) -> str:
    """Return how many games there were, and how many were won."""
    return say(
        "stats-games", count=tally.games, won=amount(tally.won), expected=amount(tally.expected)
    )


def balance(say: Words, found: Statistics) -> list[tuple[str, float]]:
    """Return what makes up the result, and the result, per game that was reviewed."""
    games = max(1, found.reviewed.games)
    kinds = found.luck._asdict().items()
    values = [
        (say("stats-result"), found.reviewed.won - found.reviewed.expected),
        (say("stats-luck"), found.luck.total),
        *((say("stats-luck-kind", kind=kind), value) for kind, value in kinds),
        (say("stats-own"), -found.own_errors),
        (say("stats-others"), found.others_errors),
    ]
    return [(name, value / games) for name, value in values]


def tallies(
    say: Words, found: Statistics, most: int, clean: Callable[[str], str]
) -> list[tuple[str, GameTally]]:
    """Return the games by rules, by number of players and by opponents, so many of each.

    ``clean`` makes names of opponents fit to be shown.
    """
    return [
        *((one.name, one) for one in found.rules[:most]),
        *((say("stats-players", count=int(one.name)), one) for one in found.players),
        *((say("stats-against", name=clean(one.name)), one) for one in found.opponents[:most]),
    ]


def amount(number: float) -> str:
    """Return a number with one decimal place, or none if it is whole.

    >>> amount(3.0), amount(2.5)
    ('3', '2.5')
    """
    return f"{number:.1f}".removesuffix(".0")


def points(share: float) -> str:
    """Return a difference of chances in percentage points.

    >>> points(0.034), points(0.0)
    ('+3.4', '+0.0')
    """
    return f"{round(100 * share, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")
