"""Making puzzles: looking through games for positions with one right turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Final

from red7.core import Round, Rules, View
from red7.core.rules import NAMED
from red7.study.puzzles.difficulty import measured
from red7.study.puzzles.kinds import FINDERS, Found
from red7.study.puzzles.kinds.found import facing
from red7.study.puzzles.puzzle import DENY, KINDS, Puzzle, puzzle_id, themes_of
from red7.study.puzzles.source import some_game

_ALIKE: Final = 2  # cards that are in one of two sets only: one is exchanged
_DROP_OUTS_KEPT: Final = 0.12  # of the puzzles whose answer is to drop out, as most would be
_CROWDED_FIRST: Final = 0.5  # of the games, in which positions with many players come first

Progress = Callable[[int], None]  # is told how many games have been looked through


def make_puzzles(
    seed: int,
    count: int,
    kinds: Sequence[str] = KINDS,
    *,
    beside: Iterable[Puzzle] = (),
    progress: Progress | None = None,
) -> Iterator[Puzzle]:
    """Yield new puzzles, of each kind in turn, none too alike to another or to those there are.

    The same seed, kinds and puzzles beside them give the same puzzles.
    """
    alike = Alike(beside)
    makers = [_Maker(kind, seed, alike) for kind in kinds]
    games = 0
    for maker in islice(cycle(makers), count):
        made = None
        while made is None:
            made = maker.look_at_next_game()
            games += 1
            if progress:
                progress(games)
        yield made


class Alike:
    """Knows which puzzles there are, so that none comes twice or nearly so."""

    def __init__(self, puzzles: Iterable[Puzzle] = ()) -> None:
        self._own: list[int] = []
        self._ids: set[str] = set()
        for puzzle in puzzles:
            self.add(puzzle.id, puzzle.view)

    def add(self, name: str, view: View) -> bool:
        """Add a puzzle; return False if it is too alike to another."""
        own = own_cards(view)
        if name in self._ids or any((own ^ other).bit_count() <= _ALIKE for other in self._own):
            return False
        self._ids.add(name)
        self._own.append(own)
        return True


def own_cards(view: View) -> int:
    """Return the cards in the palette and the hand of the player to move."""
    return view.palettes[view.turn - 1] | view.hands[view.turn - 1]


class _Maker:
    """Looks for puzzles of one kind, one game after another."""

    def __init__(self, kind: str, seed: int, alike: Alike) -> None:
        self._kind, self._seed, self._alike = kind, seed, alike
        self._games = 0

    def look_at_next_game(self) -> Puzzle | None:
        """Return a puzzle from the next game, if there is one in it."""
        chance = Random(f"{self._seed}/{self._kind}/{self._games}")  # noqa: S311 - a game, not a secret
        self._games += 1
        starts = some_game(self._kind, chance)
        chance.shuffle(starts)
        if chance.random() < _CROWDED_FIRST:
            starts.sort(key=lambda start: -len(start.seats_in))
        for start in starts:
            position = facing(start)
            if _somebody_has_no_cards(position):
                continue
            found = FINDERS[self._kind](position, chance)
            made = self._puzzle(found) if found and _is_kept(self._kind, found, chance) else None
            if made:
                return made
        return None

    def _puzzle(self, found: Found) -> Puzzle | None:
        view, answers, kind = found.view, found.answers, self._kind
        rules, position = rules_name(view.rules), str(view)
        name = puzzle_id(kind, rules, position)
        difficulty = measured(name, kind, view, answers)
        if difficulty is None or not self._alike.add(name, view):
            return None
        themes = themes_of(view, view.follow(answers[0]).steps)
        return Puzzle(name, kind, rules, position, answers, difficulty, themes, found.turns)


def _somebody_has_no_cards(game: Round) -> bool:
    return any(not game.hand_size(seat) for seat in game.seats_in)


def _is_kept(kind: str, found: Found, chance: Random) -> bool:
    """Return whether to use what was found, of which there would be too much of one sort."""
    if kind == DENY and found.answers == ("~",):
        return chance.random() < _DROP_OUTS_KEPT
    return True


def rules_name(rules: Rules) -> str:
    """Return the name of rules that have one, and otherwise their text.

    >>> rules_name(Rules.parse("v1.2+draw+match")), rules_name(Rules.parse("v1.2+match"))
    ('advanced', 'v1.2+match')
    """
    return next((name for name, text in NAMED.items() if text == str(rules)), str(rules))
