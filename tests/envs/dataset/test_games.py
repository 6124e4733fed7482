from __future__ import annotations

from collections import Counter

import pytest

from red7.core import Match, Red7Error
from red7.envs.dataset.card import card
from red7.envs.dataset.games import Plan, play
from red7.envs.encoding import compact, step


def test_rows_retell_the_game_of_the_core() -> None:
    plan = Plan(("violet", "blue"), "v1.2+draw+match+actions", 3, games=3, seed=5)
    for number in range(3):
        game, rows = play(plan, number)
        match = Match.start(3, game.rules, game.seed)
        assert game.bots == list(plan.seats(number))
        for place, row in enumerate(rows):
            if match.round.over:
                match = match.next_round()
            view = match.round.view(match.round.turn)
            seen = compact(view)
            assert (row.game, row.number, row.round) == (number, place, match.number)
            assert (row.seat, row.bot) == (view.seat, game.bots[view.seat - 1])
            assert (row.cards, row.numbers) == (seen.cards.tolist(), seen.numbers.tolist())
            assert row.legal == sorted(step.number for step in view.legal_steps)
            assert row.result == game.results[row.seat - 1]
            match = match.apply(step(row.action))
        assert match.over
        assert game.winners == list(match.winners)
        assert game.scores == list(match.scores)
        assert (game.rounds, game.steps) == (match.number, len(rows))
        assert sum(game.results) == pytest.approx(0)


def test_every_bot_plays_every_hand_of_its_deals() -> None:
    plan = Plan(("violet", "blue", "green"), players=2)
    for deal in range(3):
        games = [2 * deal, 2 * deal + 1]
        assert len({plan.deal_seed(game) for game in games}) == 1
        assert plan.seats(games[0]) == plan.seats(games[1])[::-1]
    met = Counter(frozenset(plan.seats(game)) for game in range(6))
    assert len(met) == 3
    assert len({plan.deal_seed(game) for game in range(6)}) == 3
    assert Plan(("violet",), seed=2).deal_seed(0) != plan.deal_seed(0)


@pytest.mark.parametrize(
    ("bots", "players", "orders"),
    [
        (("violet", "blue", "green"), 3, 2),
        (("violet", "blue", "green", "red"), 2, 6),
        (("violet", "blue", "green", "red"), 4, 6),
        (("violet", "blue"), 4, 2),
    ],
)
def test_all_meet_in_all_orders(bots: tuple[str, ...], players: int, orders: int) -> None:
    plan = Plan(bots, players=players, games=240)
    found = Counter(min(turned(plan.seats(game))) for game in range(plan.games))
    assert len(found) == orders
    deals: dict[int, list[tuple[str, ...]]] = {}
    for game in range(plan.games):
        deals.setdefault(plan.deal(game), []).append(plan.seats(game))
    assert list(deals) == list(range(len(deals)))
    for seatings in deals.values():
        assert sorted(seatings) == sorted(set(turned(seatings[0])))


def turned(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [seats[place:] + seats[:place] for place in range(len(seats))]


@pytest.mark.parametrize(("asked", "games"), [(10, 12), (12, 12), (1, 3)])
def test_the_last_deal_is_played_in_full(asked: int, games: int) -> None:
    assert Plan(("blue", "green", "red"), players=3, games=asked).games == games


def test_games_of_one_deal_have_different_luck() -> None:
    plan = Plan(("violet", "random"), games=2)
    assert plan.deal_seed(0) == plan.deal_seed(1)
    first, second = (play(plan, number)[1] for number in (0, 1))
    assert [row.action for row in first] != [row.action for row in second]


def test_wrong_plans_are_refused() -> None:
    with pytest.raises(Red7Error, match="bot-unknown"):
        Plan(("nobody",))
    with pytest.raises(Red7Error, match="players-number"):
        Plan(("violet",), players=5)


def test_the_card_tells_how_to_make_the_files_again() -> None:
    text = card(Plan(("violet", "blue"), "advanced", 3, 7, 2, 50), 9, 1234)
    assert "9 games with 1,234 steps" in text
    command = "red7 dataset violet blue --out FOLDER --games 9 --rules v1.2+draw+match --players 3"
    assert f"{command} --seed 2 --budget 50" in text
