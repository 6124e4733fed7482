"""Counting a player's games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from red7.core import COLOURS, Colour
from red7.study.review.values import Luck, Mark
from red7.study.statistics.games import JudgedChoice, PlayedGame, SeatSums

# The first and the last of a player's turns that belong to a part of a round.
PARTS: Final = {"early": (1, 2), "middle": (3, 4), "late": (5, 99)}


@dataclass(frozen=True)
class GameTally:
    """Games of one kind, and how many were won; shared wins count in part."""

    name: str
    games: int
    won: float
    expected: float  # how many would be won by luck alone


@dataclass(frozen=True)
class ColourTally:
    """Rounds that ended under a colour, and how many of them were won."""

    colour: Colour
    rounds: int
    won: int


@dataclass(frozen=True)
class Point:
    """How well a game was played, or the mean of several."""

    date: str  # of the last, if known
    accuracy: float
    games: int = 1


@dataclass(frozen=True)
class Habit:
    """Chances that were given away in the same way."""

    group: str  # kind, action, part or theme
    name: str
    count: int
    given: float


@dataclass(frozen=True)
class Statistics:
    """A player's games in numbers."""

    player: str
    all: GameTally
    reviewed: GameTally  # of which the numbers from the accuracy on tell
    rules: tuple[GameTally, ...]
    players: tuple[GameTally, ...]  # by how many played
    opponents: tuple[GameTally, ...]
    colours: tuple[ColourTally, ...]  # Red first
    accuracy: tuple[Point, ...]  # game by game; those without a choice are left out
    marks: dict[str, int]
    habits: tuple[Habit, ...]  # the most costly first
    luck: Luck
    own_errors: float
    others_errors: float

    @property
    def mean_accuracy(self) -> float | None:
        """The mean accuracy of all games; None if there was never a choice."""
        found = [point.accuracy for point in self.accuracy]
        return sum(found) / len(found) if found else None

    @property
    def plain(self) -> dict[str, Any]:
        """The numbers as they appear in JSON."""
        plain = asdict(self)
        plain["colours"] = [{**asdict(one), "colour": one.colour.letter} for one in self.colours]
        plain["luck"] = self.luck._asdict()
        return plain | {"mean_accuracy": self.mean_accuracy}

    def habits_of(self, group: str) -> tuple[Habit, ...]:
        """Return the habits of one group, the most costly first."""
        return tuple(habit for habit in self.habits if habit.group == group)


def player_names(games: Iterable[PlayedGame]) -> list[str]:
    """Return everybody who played, those with the most games first."""
    count: defaultdict[str, int] = defaultdict(int)
    for game in games:
        for name in dict.fromkeys(game.names):
            count[name] += 1
    return sorted(count, key=lambda name: -count[name])


def statistics(games: Iterable[PlayedGame], player: str) -> Statistics:
    """Count the games of a player, who may sit in several seats of one; each counts by itself.

    Games are taken in the order of their dates, and otherwise as they are given.
    """
    ordered = sorted(games, key=lambda game: game.date)
    seated = [_Seated(game, seat) for game in ordered for seat in _seats(game, player)]
    choices = [choice for one in seated for choice in one.choices]
    luck = Luck()
    for one in seated:
        luck = luck.plus(one.sums.luck)
    return Statistics(
        player,
        _tally("", seated),
        _tally("", [one for one in seated if one.game.reviewed]),
        _tallies(seated, lambda one: [one.game.rules]),
        _tallies(seated, lambda one: [str(len(one.game.names))], by_name=True),
        _tallies(seated, lambda one: list(dict.fromkeys(one.opponents))),
        tuple(_colour(seated, colour) for colour in reversed(COLOURS)),
        tuple(
            Point(one.game.date, one.sums.accuracy)
            for one in seated
            if one.sums.accuracy is not None
        ),
        {mark.value: sum(choice.mark == mark for choice in choices) for mark in Mark},
        _habits(choices),
        luck,
        sum(one.sums.own_errors for one in seated),
        sum(one.sums.others_errors for one in seated),
    )


@dataclass(frozen=True)
class _Seated:
    """A game from one of its seats."""

    game: PlayedGame
    seat: int

    @property
    def sums(self) -> SeatSums:
        return self.game.seats[self.seat - 1]

    @property
    def choices(self) -> list[JudgedChoice]:
        return [choice for choice in self.game.choices if choice.seat == self.seat]

    @property
    def opponents(self) -> list[str]:
        return [name for seat, name in enumerate(self.game.names, 1) if seat != self.seat]


def _seats(game: PlayedGame, player: str) -> list[int]:
    return [seat for seat, name in enumerate(game.names, 1) if name == player]


def _tally(name: str, seated: Sequence[_Seated]) -> GameTally:
    won = sum(one.sums.result for one in seated)
    return GameTally(name, len(seated), won, sum(1 / len(one.game.names) for one in seated))


def _tallies(
    seated: Sequence[_Seated], names: Callable[[_Seated], list[str]], *, by_name: bool = False
) -> tuple[GameTally, ...]:
    """Count by a name, the most frequent first or in the order of the names."""
    groups: defaultdict[str, list[_Seated]] = defaultdict(list)
    for one in seated:
        for name in names(one):
            groups[name].append(one)
    found = [_tally(name, group) for name, group in groups.items()]
    if by_name:
        return tuple(sorted(found, key=lambda tally: tally.name))
    return tuple(sorted(found, key=lambda tally: -tally.games))


def _colour(seated: Sequence[_Seated], colour: Colour) -> ColourTally:
    won = [winner == one.seat for one in seated for winner, end in one.game.rounds if end is colour]
    return ColourTally(colour, len(won), sum(won))


def _habits(choices: Sequence[JudgedChoice]) -> tuple[Habit, ...]:
    groups: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for choice in choices:
        for key in _keys(choice):
            groups[key].append(choice.error)
    found = [Habit(*key, len(errors), sum(errors)) for key, errors in groups.items()]
    return tuple(sorted(found, key=lambda habit: -habit.given))


def _keys(choice: JudgedChoice) -> Iterator[tuple[str, str]]:
    """Yield the habits that a choice is an example of, if it gave anything away."""
    if choice.error <= 0:
        return
    yield "kind", f"{choice.kind}-{choice.best}"
    for number in choice.best_actions:
        if number not in choice.actions:
            yield "action", f"missed-{number}"
    for number in choice.actions:
        if number not in choice.best_actions:
            yield "action", f"used-{number}"
    yield "part", next(name for name, (_, last) in PARTS.items() if choice.lap <= last)
    if choice.theme:
        yield "theme", choice.theme.value


def together(points: Sequence[Point], most: int) -> list[Point]:
    """Return so many points at most, each the mean of as many games.

    >>> [point.accuracy for point in together([Point("", 1.0), Point("", 0.5), Point("", 0.75)], 2)]
    [0.75, 0.75]
    """
    size = max(1, -(-len(points) // most))
    parts = [points[at : at + size] for at in range(0, len(points), size)]
    return [
        Point(part[-1].date, sum(p.accuracy for p in part) / len(part), len(part)) for part in parts
    ]
