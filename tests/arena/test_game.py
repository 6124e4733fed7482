from __future__ import annotations

import gc
import json
import types
from collections.abc import Callable
from itertools import count

import pytest

from red7.arena import Arena
from red7.arena.game import Forfeit, ForfeitAt, Game, Times, play_game
from red7.arena.schedule import Fixture
from red7.bots import Bot, Budget, Choice, find_bot
from red7.core import Match, Step, View
from red7.core.steps import DROP_STEP, END_STEP
from tests.arena.bots import Random, Stubborn


class Fake:
    """A bot made of a function."""

    name = "fake"

    def __init__(self, answer: Callable[[View, Budget, int], object]) -> None:
        self.answer = answer

    def choose(self, view: View, budget: Budget, seed: int) -> Choice:
        return self.answer(view, budget, seed)  # type: ignore[return-value]


def arena(rules: str = "basic", players: int = 2) -> Arena:
    return Arena(("a", "b"), rules, players, 1, bytes(32), 77)


def play(
    first: Bot,
    second: Bot,
    rules: str = "basic",
    seats: tuple[str, ...] = ("a", "b"),
    verdict: ForfeitAt | None = None,
    seconds: float = 0.0,
) -> Game:
    """Play a game in which every answer takes so many seconds, of two that it may take."""
    made = arena(rules, len(seats))
    bots = {"a": first, "b": second}
    clock = count(0.0, seconds).__next__
    return play_game(made, Fixture(3, 1, seats), bots, 2.0, verdict=verdict, clock=clock)[0]


@pytest.mark.parametrize("rules", ["basic", "advanced", "v1.3+draw!+actions", "v1.1+match"])
@pytest.mark.parametrize("seats", [("a", "b"), ("b", "a", "b"), ("a", "a", "b", "b")])
def test_a_game_is_the_match_that_it_says(rules: str, seats: tuple[str, ...]) -> None:
    bots: dict[str, Bot] = {"a": Random(), "b": Stubborn()}
    made = arena(rules, len(seats))
    fixture = Fixture(3, 1, seats)
    game, times = play_game(made, fixture, bots, 1.0, clock=count(0.0, 0.5).__next__)
    # The same, played by hand.
    match = Match.start(len(seats), rules, made.deal_seed(3))
    steps = turns = 0
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        seat = match.round.turn
        before = len(match.turns)
        seed = made.move_seed(fixture, seat, steps)
        match = match.apply(
            bots[seats[seat - 1]].choose(match.round.view(seat), Budget(77), seed).step
        )
        steps += 1
        turns += len(match.turns) - before
    assert game == Game(3, 1, seats, match.scores, match.winners, match.number, turns, steps)
    assert sum(time.moves for time in times.values()) == steps
    for time in times.values():
        assert time == Times(time.moves, time.moves / 2, 0.5 if time.moves else 0.0)


def reachable(start: object) -> set[type]:
    """Give the types of all that can be reached from a value, but for code."""
    code = (type, types.ModuleType, types.FunctionType, types.MethodType, types.CodeType)
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        value = todo.pop()
        if id(value) not in seen and not isinstance(value, code):
            seen[id(value)] = value
            todo += gc.get_referents(value)
    return {type(value) for value in seen.values()}


def test_a_view_and_nothing_else_reaches_bots() -> None:
    asked: list[tuple[View, Budget, int]] = []

    def spy(*given: object) -> Choice:
        view, budget, seed = given
        assert type(view) is View
        assert view.seat == view.turn
        assert budget == Budget(77, None)
        assert type(seed) is int
        assert Match not in reachable(view)
        assert not any(kind.__name__ == "Round" for kind in reachable(view))
        asked.append((view, Budget(77), seed))
        return find_bot("blue").choose(view, Budget(77), seed)

    game = play(Fake(spy), Random(), "v1.2+draw+actions")
    assert game.forfeit is None
    assert asked
    assert len({seed for _, _, seed in asked}) == len(asked)


ILLEGAL: dict[str, tuple[Callable[..., object], str]] = {
    "another step": (lambda *_: Choice(Step("no")), "no"),
    "a step that is not open": (lambda *_: Choice(END_STEP), "."),
    "no choice": (lambda v, *_: v.legal_steps[0], "Step"),
    "text": (lambda *_: Choice("+R7"), "str"),  # type: ignore[arg-type]
    "nothing": (lambda *_: None, "NoneType"),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_illegal_answer_loses(name: str) -> None:
    answer, detail = ILLEGAL[name]
    game = play(Random(), Fake(answer))
    assert game.winners == (1,)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.reason) == (2, "illegal")
    assert game.forfeit.detail == detail


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit, KeyboardInterrupt])
def test_a_crash_loses(error: type[BaseException]) -> None:
    def crash(*_: object) -> object:
        raise error("why " * 100)

    game = play(Fake(crash), Random())
    assert game.winners == (2,)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.reason) == (1, "crash")
    assert game.forfeit.detail.startswith(f"{error.__name__}: why")
    assert len(game.forfeit.detail) == 200


def test_what_a_crash_says_is_kept_in_one_harmless_line() -> None:
    def crash(*_: object) -> object:
        raise ValueError("a\n\x1b[31mb")

    game = play(Fake(crash), Random())
    assert game.forfeit is not None
    assert game.forfeit.detail == "ValueError: a ?[31mb"


def test_an_answer_that_comes_too_late_loses() -> None:
    game = play(Random(), Random(), seconds=2.5)
    assert game.forfeit == Forfeit(game.forfeit.seat if game.forfeit else 0, "stall")
    assert game.steps == 1
    assert play(Random(), Random(), seconds=2.0).forfeit is None


def crash_when(condition: Callable[[View], bool]) -> Fake:
    def answer(view: View, budget: Budget, seed: int) -> Choice:
        assert not condition(view), "now"
        return Stubborn().choose(view, budget, seed)

    return Fake(answer)


def test_those_still_in_share_what_a_bot_forfeits() -> None:
    at_once = crash_when(lambda _: True)
    game = play(at_once, Random(), seats=("b", "a", "b", "b"))
    assert game.winners == (1, 3, 4)
    assert game.share(2) == 0
    assert game.share(3) == pytest.approx(1 / 3)
    dropper = Fake(lambda *_: Choice(DROP_STEP))
    later = crash_when(lambda view: sum(view.out) == 2)
    game = play(later, dropper, seats=("a", "b", "b", "a"))
    assert game.forfeit is not None
    assert game.winners == tuple({1, 4} - {game.forfeit.seat})


def test_in_a_match_the_points_decide_what_a_bot_forfeits() -> None:
    later = crash_when(lambda view: bool(view.scores and max(view.scores) > 8))
    game = play(later, Random(), rules="advanced", seats=("b", "a", "b"))
    assert game.forfeit is not None
    assert game.forfeit.seat == 2
    assert game.scores[0] != game.scores[2]
    assert game.winners == (1 if game.scores[0] > game.scores[2] else 3,)


def test_a_verdict_ends_the_game_at_its_move() -> None:
    whole = play(Random(), Random())
    forfeit = Forfeit(1, "stall")
    game = play(Random(), Random(), verdict=ForfeitAt(4, forfeit))
    assert whole.steps > game.steps == 4
    assert game.forfeit == forfeit
    assert game.winners == (2,)
    assert play(Random(), Random(), verdict=ForfeitAt(1000, forfeit)) == whole


def test_games_can_be_written_and_read() -> None:
    for forfeit in (None, Forfeit(2, "crash", "“why”")):
        game = Game(4, 1, ("a", "b"), (3, 41), (2,), 5, 40, 81, forfeit)
        assert Game.from_json(json.loads(json.dumps(game.to_json()))) == game
    for wrong in ({}, {**game.to_json(), "deal": "4"}, {**game.to_json(), "seats": 3}):
        with pytest.raises((KeyError, TypeError)):
            Game.from_json(wrong)
