from __future__ import annotations

import random

from hypothesis import given

from red7.core import CARDS, COLOURS, Phase, Round
from red7.protocol import messages as m
from red7.table.rounds import PHASES, leaders, names, round_view, shown_hands, standings
from tests.games import any_rules, chances, players, random_round
from tests.table.games import placed, started


@given(any_rules, players, chances)
def test_who_is_winning_is_what_the_rules_say(
    rules: str, seats: int, chance: random.Random
) -> None:
    table = random_round(rules, seats, chance)
    expected = list(table.standings().items())
    assert leaders(table.palettes, table.out) == tuple(one.seat for _, one in expected)
    told = [(one.colour, one.seat, one.cards) for one in standings(table.palettes, table.out)]
    assert told == [
        (colour.letter, one.seat, tuple(map(str, one.cards))) for colour, one in expected
    ]


@given(chances)
def test_cards_are_named_the_highest_first(chance: random.Random) -> None:
    cards = chance.sample(CARDS, chance.randrange(len(CARDS)))
    told = names(sum(1 << card for card in cards))
    assert told == tuple(str(card) for card in sorted(cards, reverse=True))


def test_phases_have_the_names_of_the_protocol() -> None:
    for phase in Phase:
        outcome = {"canvas": "R", "winning": 0, "under": (), "best": (), "phase": PHASES[phase]}
        m.Outcome.model_validate(outcome | {"ends": False, "out": False, "draws": False})


def test_a_round_as_it_is_drawn() -> None:
    position = "Y 2 =G4B2|O1 R6/R7 O6Y3/G1|V2 *Y7 $5,0"
    table = placed("v1.2+match+actions", position)
    assert table.match
    now = table.match.round
    told = round_view(table.match, now.view(0), int(CARDS[48]))
    assert told.canvas_card == "R7"
    assert (told.canvas, told.deck, told.deck_known) == ("Y", 3, ("G4", "B2"))
    assert (told.turn, told.phase, told.winner, told.gone) == (2, "start", 0, ("Y7",))
    first, second = told.players
    assert (first.palette, first.best, first.hand, first.hidden) == (("R6",), ("R6",), (), 1)
    assert (second.palette, second.best) == (("O6", "Y3"), ("O6",))
    assert (second.hand, second.hidden, second.known) == (("G1",), 1, ("G1",))
    own = round_view(table.match, now.view(2), None).players[1]
    assert (own.hand, own.hidden, own.known) == (("V2", "G1"), 0, ("G1",))
    assert [one.colour for one in told.standings] == [c.letter for c in reversed(COLOURS)]
    assert told.position is None
    mover = round_view(table.match, now.view(2), None)
    assert mover.position == str(now.view(2))
    assert told.steps == ()


def test_nobody_is_to_move_when_a_round_is_over() -> None:
    table = placed("v1.2", "R 1 =- B5/R7 x")
    assert table.match
    told = round_view(table.match, table.match.round.view(0), None)
    assert (told.turn, told.winner, told.canvas_card) == (0, 1, None)
    assert [player.out for player in told.players] == [False, True]


def test_hands_are_shown_when_it_was_agreed() -> None:
    for when in ("round", "game"):
        local = started(m.Setup(rules="advanced", show_hands=when), 3)
        assert shown_hands(local.table) is None
        while local.table.stage == "playing":
            local.play_turn()
        assert local.table.hands
        expected = tuple(map(names, local.table.hands)) if when == "round" else None
        assert shown_hands(local.table) == expected
        local.play_on()
        assert shown_hands(local.table) == tuple(map(names, local.table.hands or ()))


def test_a_deck_that_nobody_has_seen_is_only_counted() -> None:
    local = started(m.Setup(rules="expert"))
    assert local.table.match
    view = Round.deal(2, "expert", local.table.seed).view(1)
    assert round_view(local.table.match, view, None).deck_known == ()
