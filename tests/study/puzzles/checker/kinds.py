"""The six kinds: what a position must be like, and which of its turns are right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from tests.reference.position import UNSEEN, Position, Rules, Seat

from . import hidden
from .acting import Alone, Seats, State
from .bits import BIT, COLOURS, bits
from .duel import Race, mover_wins
from .goal import Hunt
from .turns import Line, draws_unknown, same_outcomes, unseen
from .worlds import Worlds

GOALS = {2: 40, 3: 35, 4: 30}


@dataclass(frozen=True)
class Given:
    """The position of a puzzle with its legal turns."""

    rules: Rules
    position: Position
    lines: list[Line]

    @property
    def groups(self) -> list[list[Line]]:
        """The turns, those together that come to the same."""
        return same_outcomes(self.lines)

    @property
    def others(self) -> list[Seat]:
        """The other players in the round."""
        return [seat for seat in self.position.seats[1:] if seat is not None]

    @property
    def basic(self) -> bool:
        """Whether the rules are those of the basic game."""
        rules = self.rules
        return rules.edition == "v1.2" and not (rules.draw or rules.match or rules.actions)

    @property
    def nothing_drawn(self) -> bool:
        """Whether there are no actions, and no card can be drawn."""
        return not self.rules.actions and not (self.rules.draw and self.position.deck)

    @property
    def open_hands(self) -> bool:
        """Whether all hands are known."""
        return not any(seat.hidden for seat in self.others)

    @property
    def hidden_hands(self) -> bool:
        """Whether nothing is known of other hands."""
        return not any(seat.hand for seat in self.others)


@dataclass(frozen=True)
class Verdict:
    """What is wrong with a position for its kind, and the groups of turns that are right."""

    wrong: list[str]
    right: list[list[Line]]
    turns: int | None = None


def duel(position: Position) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """The colour, your palette and hand, and those of the one other player."""
    first, second = (
        (bits(seat.palette), bits(seat.hand))
        for seat in (position.seats[0], _other(position))
        if seat is not None
    )
    return COLOURS.index(position.rule), first, second


def _other(position: Position) -> Seat:
    return next(seat for seat in position.seats[1:] if seat is not None)


def wins_open(line: Line) -> bool:
    """Whether a turn wins in the sense of `open`."""
    if not line.stays or line.alone:
        return line.alone
    colour, (palette, hand), (other, held) = duel(line.after)
    return not mover_wins(colour, other, held, palette, hand)


def stay(given: Given) -> Verdict:
    wrong = [f"{line.text} draws a card" for line in given.lines if draws_unknown(line)]
    return Verdict(wrong, [group for group in given.groups if group[0].stays])


def sure(given: Given) -> Verdict:
    wrong = [] if given.nothing_drawn else ["cards can be drawn or act"]
    wrong += [] if given.hidden_hands else ["other hands are not hidden"]
    search = hidden.Certain(given.rules.edition)

    right = [group for group in given.groups if search.wins(certain_state(group[0].after))]
    return Verdict(wrong, right)


def certain_state(position: Position) -> hidden.State:
    """A position as the search for certain wins knows it."""
    seats = tuple(
        (bits(seat.palette), (bits(seat.hand), seat.hidden)) if seat else None
        for seat in position.seats
    )
    return (COLOURS.index(position.rule), position.turn, seats, bits(unseen(position)))


def open_(given: Given) -> Verdict:
    wrong = list(_two_open(given)) + ([] if given.basic else ["the rules are not basic"])
    if wrong:
        return Verdict(wrong, [])
    right = [group for group in given.groups if wins_open(group[0])]
    turns = None
    if len(right) == 1:
        line = right[0][0]
        turns = 1
        if not line.alone:
            colour, mine, other = duel(line.after)
            turns = Race().needs((colour, *mine), *other)
    return Verdict(wrong, right, turns)


def _two_open(given: Given) -> Iterator[str]:
    if len(given.others) != 1:
        yield "not two players"
    if not given.open_hands:
        yield "a hand is hidden"


def action(given: Given) -> Verdict:
    wrong = [] if given.rules.actions else ["no actions"]
    wrong += [] if given.open_hands else ["a hand is hidden"]
    wrong += ["the deck is hidden"] if UNSEEN in given.position.deck else []
    if wrong:
        return Verdict(wrong, [])
    search = Alone(given.rules)
    reached = {open_state(line.after) for line in given.lines}
    if reached != set(search.follow(open_state(given.position))):
        wrong.append("two ways to find all turns differ")
    right = [group for group in given.groups if search.wins(open_state(group[0].after))]
    wrong += [
        f"{line.text} wins without an action"
        for group in right
        for line in group
        if not line.actions
    ]
    return Verdict(wrong, right)


def open_state(position: Position) -> State:
    """A position as the search with open cards knows it."""
    seats: Seats = tuple(
        (bits(seat.palette), bits(seat.hand)) if seat else None for seat in position.seats
    )
    deck = tuple(BIT[card] for card in position.deck)
    return (COLOURS.index(position.rule), position.turn, seats, deck)


def deny(given: Given) -> Verdict:
    rules, position = given.rules, given.position
    wrong = list(_two_open(given))
    wrong += [] if rules.match and given.nothing_drawn else ["not such a match"]
    goal = GOALS[len(position.seats)]
    scores = [int(score) for score in position.scores.split(",") if score]
    if not scores or max(scores) >= goal:
        wrong.append(f"scores {scores}")
    elif not _can_be_scored(given, scores):
        wrong.append(f"nobody can have scored {scores}")
    if wrong:
        return Verdict(wrong, [])
    needed = goal - scores[position.seats.index(_other(position))]
    hunt = Hunt(rules.edition, needed)

    def denies(line: Line) -> bool:
        if line.alone:
            return True
        if not line.stays:
            other = bits(_other(line.after).palette)
            return not hunt.pays(COLOURS.index(line.after.rule), other)
        colour, (palette, hand), (other, held) = duel(line.after)
        return not hunt.hunter_reaches(colour, other, held, palette, hand)

    wrong += [f"{line.text} wins the round" for line in given.lines if wins_open(line)]
    return Verdict(wrong, [group for group in given.groups if denies(group[0])])


def _can_be_scored(given: Given, scores: list[int]) -> bool:
    """Whether as many cards as were not dealt, and not seen elsewhere, can be worth the scores."""
    position, seats = given.position, len(given.position.seats)
    worth = sorted(int(card[1]) for card in unseen(position))
    fewest = sum(-(-score // 7) for score in scores)
    if given.rules.draw:  # the deck is empty, and any number of cards has been drawn
        counts = range(fewest, min(len(worth), 49 - 8 * seats) + 1)
    else:
        scored = 49 - 8 * seats - len(position.deck)
        counts = range(max(fewest, scored), min(len(worth), scored) + 1)
    return any(
        sum(worth[:count]) <= sum(scores) <= sum(worth[len(worth) - count :]) for count in counts
    )


def best(given: Given) -> Verdict:
    wrong = [] if given.basic else ["the rules are not basic"]
    wrong += [] if len(given.others) == 1 else ["not two players"]
    wrong += [] if given.hidden_hands and not given.open_hands else ["the other hand is not hidden"]
    if wrong:
        return Verdict(wrong, [])
    cards, count = unseen(given.position), given.others[0].hidden
    ways = comb(len(cards), count)
    if ways > 5000:
        return Verdict([f"{ways} ways"], [])
    hands = frozenset(bits(held) for held in combinations(cards, count))
    search = Worlds()

    def won(line: Line) -> int:
        if not line.stays:
            return 0
        colour, mine, (other, _) = duel(line.after)
        return len(search.won_after((colour, *mine), other, hands))

    first, *rest = sorted(((won(group[0]), group) for group in given.groups), key=_won)[::-1]
    if first[0] == ways:
        wrong.append(f"{first[1][0].text} wins always")
    right = [first[1]] + [group for times, group in rest if (first[0] - times) * 10 < ways]
    return Verdict(wrong, right)


def _won(judged: tuple[int, list[Line]]) -> int:
    return judged[0]


KINDS: dict[str, Callable[[Given], Verdict]] = {
    "stay": stay,
    "sure": sure,
    "open": open_,
    "action": action,
    "deny": deny,
    "best": best,
}
