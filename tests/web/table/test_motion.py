from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, spoken, wins_by_play
from tests.web.people import UNANSWERED, Person
from tests.web.server import Server

# Notes every card that sets off on a journey.
JOURNEYS = """
window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    if (options?.id === "travel") window.journeys.push(this.dataset.card);
    return animate.call(this, frames, options);
};
"""


def begin(server: Server, enter: Open, *, still: bool = False) -> Person:
    person = enter(server.url, still=still)
    person.page.add_init_script(JOURNEYS)
    person.page.reload()
    person.press(person.button("Play now"))
    assert person.await_turn()
    return person


def journeys(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("window.journeys")
    return found


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced-motion"])
def test_cards_travel_unless_motion_is_not_wanted(
    serve: Serve, enter: Open, *, still: bool
) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = begin(serve(seed), enter, still=still)
    person.pick(spoken(card))
    person.press(person.options("To your palette"))
    # Nothing waits for a card on its way.
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    assert (card in journeys(person)) is not still
    person.page.evaluate("() => { window.journeys = []; }")
    person.press(person.button("Take back"))
    expect(person.card(spoken(card))).to_be_visible()
    assert bool(journeys(person)) is not still


def test_motion_does_not_wait_for_the_server(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    server = serve(seed)
    person = begin(server, enter)
    person.pick(spoken(card))
    with server.silent():
        # In the very call that handles the press, before anything else is drawn.
        set_off = "one => { one.click(); return window.journeys.at(-1); }"
        assert person.options("To your palette").evaluate(set_off) == card
        # What the step leads to is known already; how it may go on comes later.
        expect(person.palette.get_by_label(spoken(card))).to_be_visible()
        expect(person.guide.get_by_text(UNANSWERED)).to_be_visible()
    expect(person.button("End my turn")).to_be_visible()


def test_what_follows_at_once_finds_the_step_made(serve: Serve, enter: Open) -> None:
    """Keys pressed faster than frames are drawn are taken in their order."""
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = begin(serve(seed), enter)
    person.card(spoken(card)).focus()
    person.page.evaluate(
        """() => { for (const key of ["p", "Backspace"]) document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) }"""
    )
    assert card in journeys(person)  # the keys were heard
    person.page.evaluate("() => new Promise(then => requestAnimationFrame(() => setTimeout(then)))")
    expect(person.card(spoken(card))).to_be_visible()
    expect(person.palette.get_by_label(spoken(card))).to_have_count(0)
    expect(person.button("Take back")).to_have_count(0)
