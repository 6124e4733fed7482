from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.people import Way


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_a_whole_basic_game_and_a_rematch(serve: Serve, enter: Open, way: Way) -> None:
    person = enter(serve("01" * 32).url, way=way)
    person.press(person.button("Play now"))
    person.play_round()
    person.press(person.button("Result"))
    expect(person.page.get_by_role("columnheader", name="Left in hand")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.press(person.button("Rematch"))
    expect(person.end).to_have_count(0)
    assert person.await_turn()
    assert len(person.cards()) == 7


@pytest.mark.parametrize("way", ["keyboard", "touch"])
def test_an_expert_round_leads_to_the_next(serve: Serve, enter: Open, way: Way) -> None:
    person = enter(serve("03" * 32).url, way=way)
    person.begin("Expert")
    person.play_round()
    following = person.button(re.compile(r"^Next round"))
    person.press(following)
    expect(following).to_have_count(0)
    assert person.await_turn()


def test_a_whole_expert_match(serve: Serve, enter: Open) -> None:
    person = enter(serve("03" * 32).url)
    person.begin("Expert")
    person.play_match()
    expect(person.page.get_by_role("heading", name=re.compile("the match|shared"))).to_be_visible()
