from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, spoken, wins_by_play
from tests.web.network import FAR, Link
from tests.web.people import FIRST_FRAME

# Presses a control and counts the cards that are on their way in the next frames.
TRAVELLERS = """
async one => {
    one.click();
    let most = 0;
    for (let frame = 0; frame < 6; frame += 1) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().filter(it => it.id === "travel");
        most = Math.max(most, moving.length);
    }
    return most;
}
"""


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced-motion"])
def test_cards_travel_unless_motion_is_not_wanted(
    serve: Serve, enter: Open, *, still: bool
) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = enter(serve(seed).url, still=still)
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.pick(spoken(card))
    travellers = person.options("To your palette").evaluate(TRAVELLERS)
    assert (travellers == 0) is still
    # Nothing waits for a card on its way.
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    person.press(person.button("Take back"))
    expect(person.card(spoken(card))).to_be_visible()


def test_motion_begins_at_once_far_from_the_server(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    with Link(serve(seed).url, FAR) as link:
        person = enter(link.url, still=False)
        person.press(person.button("Play now"))
        assert person.await_turn()
        begun = []
        for _ in range(5):
            person.pick(spoken(card))
            begun.append(person.options("To your palette").evaluate(FIRST_FRAME))
            # What the step leads to is known already; how it may go on comes later.
            expect(person.guide.get_by_text("One moment")).to_be_visible()
            expect(person.button("End my turn")).to_be_visible()
            person.press(person.button("Take back"))
        # Before the server could have said anything. How long it takes is for benchmarks/ to say.
        assert min(begun) < 1000 * FAR, begun


def test_what_follows_at_once_finds_the_step_made(serve: Serve, enter: Open) -> None:
    """Keys pressed faster than frames are drawn are taken in their order."""
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = enter(serve(seed).url, still=False)
    person.press(person.button("Play now"))
    assert person.await_turn()
    person.card(spoken(card)).focus()
    person.page.evaluate(
        """() => { for (const key of ["p", "Backspace"]) document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) }"""
    )
    expect(person.card(spoken(card))).to_be_visible()
    expect(person.palette.get_by_label(spoken(card))).to_have_count(0)
    expect(person.button("Take back")).to_have_count(0)
