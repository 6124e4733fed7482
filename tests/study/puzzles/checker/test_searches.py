"""The searches of the checker, against the bare definitions on tiny positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.reference import cards
from tests.reference.position import Position, read_position, read_rules

from . import bare
from .acting import Alone, State
from .bits import CARDS, COLOURS, bits, strengths
from .duel import Race, mover_wins
from .goal import Hunt, points
from .hidden import Certain
from .kinds import certain_state, duel, open_state
from .worlds import Worlds

BASIC = read_rules("basic", peeks=False)


def test_strengths_are_those_of_the_reference() -> None:
    chance = random.Random(1)
    for _ in range(500):
        palette = frozenset(chance.sample(CARDS, chance.randint(0, 7)))
        expected = []
        for colour in COLOURS:
            size, top = cards.strength(colour, palette)
            expected.append(size * 64 + top)
        assert list(strengths(bits(palette))) == expected


@pytest.mark.parametrize("edition", ["v1.1", "v1.2", "v1.3"])
@pytest.mark.parametrize("actions", ["", "+actions"])
@pytest.mark.parametrize("draw", ["", "+draw", "+draw!"])
def test_turns_lead_where_those_of_the_reference_lead(
    edition: str, draw: str, actions: str
) -> None:
    rules = read_rules(edition + draw + actions, peeks=False)
    chance = random.Random(edition + draw + actions)
    many = 0
    for _ in range(60):
        position = bare.tiny(chance, chance.randint(2, 4), 4, deck=chance.randint(0, 3))
        expected = {open_state(reached) for reached in bare.follow(rules, position)}
        found = list(Alone(rules).follow(open_state(position)))
        assert len(found) == len(set(found))
        assert set(found) == expected
        many += len(found) > 2
    assert many > 10


@pytest.mark.parametrize("rules", ["v1.1+draw+actions", "v1.2+actions", "v1.3+draw!+actions"])
@pytest.mark.parametrize("players", [2, 3])
def test_winning_alone_against_all(rules: str, players: int) -> None:
    read = read_rules(rules, peeks=False)
    chance = random.Random(rules)
    found = Counter[bool]()
    for _ in range(60):
        position = bare.tiny(chance, players, 2, deck=chance.randint(0, 1))
        won = bare.wins(read, position)
        assert Alone(read).wins(open_state(position)) == won
        found[won] += 1
    assert min(found[True], found[False]) > 3


class Circle(Alone):
    """A game of four positions, each named by its colour: 0 → 1 or 3, 1 → 2, 2 → 0, 3 is won."""

    def follow(self, state: State) -> Iterator[State]:
        for colour in {0: (1, 3), 1: (2,), 2: (0,)}[state[0]]:
            yield _circling(colour)


def _circling(colour: int) -> State:
    return (colour, colour % 2, ((1, 1), None if colour == 3 else (2, 2)), ())


def test_what_a_circle_leaves_open_is_not_remembered() -> None:
    circle = Circle(BASIC)
    # On the way from 0, 1 only leads back; but from 0 there is a win.
    assert [circle.wins(_circling(colour)) for colour in (0, 1, 2)] == [True, True, True]


def test_who_wins_a_duel_and_how_soon() -> None:
    chance = random.Random(2)
    found = Counter[int | None]()
    for _ in range(120):
        position = bare.tiny(chance, 2, 3)
        expected = bare.needs(BASIC, position)
        colour, mine, other = duel(position)
        assert mover_wins(colour, *mine, *other) == (expected is not None)
        for reached in bare.follow(BASIC, position):
            after = bare.needs(BASIC, reached)
            if after is not None and len(reached.players()) == 2:
                suit, now, _ = duel(reached)
                assert Race().needs((suit, *now), *other) == 1 + after
                found[1 + after] += 1
        found[None] += expected is None
    assert found[None] > 20
    assert min(found[1], found[2], found[3]) > 3


@pytest.mark.parametrize("edition", ["v1.2", "v1.3"])
def test_reaching_the_goal(edition: str) -> None:
    rules = read_rules(f"{edition}+match", peeks=False)
    chance = random.Random(3)
    found = Counter[bool]()
    for _ in range(150):
        position = bare.tiny(chance, 2, 3)
        needed = chance.randint(5, 16)
        hunt = Hunt(edition, needed)
        for reached in bare.follow(rules, position):
            if len(reached.players()) == 2:
                expected = bare.reaches(rules, reached, needed)
                colour, mine, other = duel(reached)
                assert hunt.hunter_reaches(colour, *other, *mine) == expected
                found[expected] += 1
    assert min(found[True], found[False]) > 20


def test_points_are_those_of_the_best_set() -> None:
    # Rules, scoring: the highest card of each colour; of each number in the run; the winning group.
    assert points(COLOURS.index("B"), bits(["R7", "R6", "G2"])) == 9
    assert points(COLOURS.index("I"), bits(["R3", "V3", "G2", "V7"])) == 5
    assert points(COLOURS.index("O"), bits(["R2", "V2", "G1", "V1", "B7"])) == 4
    assert points(COLOURS.index("V"), bits(["G4"])) == 0


@pytest.mark.parametrize("hidden", [1, 2, 3])
def test_shares_of_worlds(hidden: int) -> None:
    chance = random.Random(hidden)
    shares = Counter[int]()
    for _ in range(25):
        position = bare.tiny(chance, 2, 3, hidden=hidden, apart=3 if hidden < 3 else 2)
        hands = {bits(_other_hand(world)) for world in bare.worlds(position)}
        search = Worlds()
        for line in bare.follow(BASIC, position):
            if line.seats[0] is None:
                continue
            expected = {
                bits(_other_hand(world)) for world in bare.worlds(line) if bare.wins(BASIC, world)
            }
            colour, mine, (other, _) = duel(line)
            assert search.won_after((colour, *mine), other, frozenset(hands)) == expected
            shares[len(expected)] += 1
    assert len(shares) > 3


def _other_hand(position: Position) -> frozenset[str]:
    seat = position.seats[1]
    assert seat is not None
    return seat.hand


@pytest.mark.parametrize("edition", ["v1.2", "v1.3"])
@pytest.mark.parametrize(
    ("players", "hidden", "shown", "apart"),
    [(2, 1, 0, 4), (2, 2, 0, 2), (2, 1, 1, 3), (3, 1, 0, 2)],
)
def test_winning_for_certain(
    edition: str, players: int, hidden: int, shown: int, apart: int
) -> None:
    rules = read_rules(edition, peeks=False)
    chance = random.Random(players + hidden)
    found = Counter[bool]()
    for _ in range(50):
        position = bare.tiny(chance, players, 3, hidden=hidden, shown=shown, apart=apart)
        expected = bare.certain(rules, bare.worlds(position))
        assert Certain(edition).wins(certain_state(position)) == expected
        found[expected] += 1
    assert min(found[True], found[False]) > 3


def test_winning_every_world_by_itself_is_not_winning_for_certain() -> None:
    # Yellow is in force. Against Blue 6 only >O2 wins (three 3s, against at most two 6s), which
    # loses to >I2 (a run of one, and a 6 is higher than a 3). Against Indigo 2 only +O2 wins (two
    # orange cards), which loses to +B6 (two blue cards, and higher).
    gone = cards.write_cards(set(CARDS) - {"R3", "O3", "I3", "O2", "Y6", "B1", "B6", "I2"})
    position = read_position(f"Y 1 0 R3O3I3/O2 Y6B1/?1 *{gone}")
    assert [bare.wins(BASIC, world) for world in bare.worlds(position)] == [True, True]
    assert not bare.certain(BASIC, bare.worlds(position))
    assert not Certain("v1.2").wins(certain_state(position))
