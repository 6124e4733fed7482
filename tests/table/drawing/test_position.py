from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from red7.protocol import messages as m
from red7.table.drawing.cards import card
from red7.table.drawing.look import HEIGHT, WIDTH
from red7.table.drawing.png import png
from red7.table.drawing.position import picture
from red7.table.moments import replay_of, states
from red7.words import LANGUAGES, words
from tests.table.games import SETUPS, started

NAMES = {"ann": "Ann", "ben": "Дмитрий", "cid": "Bartholomew " * 3, "dot": "<Zoë> & 🎲"}


def shown(setup: m.Setup) -> list[m.State]:
    local = started(setup, 3)
    local.play_on()
    replay = replay_of(local.log, 1, NAMES)
    assert replay
    return list(states(replay))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_every_card_is_drawn_once(setup: m.Setup) -> None:
    for state in shown(setup)[::3]:
        assert state.round
        drawn = picture(state, words("en"))
        ET.fromstring(drawn)  # noqa: S314 - our own; well-formed
        lying = [name for player in state.round.players for name in (*player.palette, *player.hand)]
        if state.round.canvas_card:
            lying.append(state.round.canvas_card)
        assert Counter(re.findall(r'data-card="(\w\w)"', drawn)) == Counter(lying)
        assert drawn == picture(state, words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_inside(language: str) -> None:
    for setup in SETUPS:
        for state in shown(setup)[::5]:
            drawn = ET.fromstring(picture(state, words(language)))  # noqa: S314 - our own
            for one in drawn.iter():
                place = re.match(r"translate\(([\d.-]+) ([\d.-]+)\)", one.get("transform", ""))
                if place and one.get("data-card"):
                    x, y = map(float, place.groups())
                    assert 0 <= x <= WIDTH - 60
                    assert 0 <= y <= HEIGHT - 84


def test_hidden_cards_are_backs() -> None:
    state = shown(SETUPS[0])[0]
    assert state.round
    players = tuple(
        player.model_copy(update={"hand": (), "hidden": len(player.hand)})
        for player in state.round.players
    )
    closed = state.model_copy(update={"round": state.round.model_copy(update={"players": players})})
    held = {name for player in state.round.players for name in player.hand}
    named = set(re.findall(r'data-card="(\w\w)"', picture(closed, words("en"))))
    assert not named & held


def test_a_picture_is_of_the_size_that_previews_have() -> None:
    drawn = png(picture(shown(SETUPS[2])[-1], words("pl")))
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24]) == (WIDTH, HEIGHT)


def test_all_cards_look_different() -> None:
    cards = [card(f"{colour}{number}", 0, 0, 60) for colour in "ROYGBIV" for number in range(1, 8)]
    shapes = {re.sub(' data-card="[^"]*"', "", one) for one in cards}
    assert len(shapes) == 49
