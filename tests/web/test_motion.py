from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, spoken, wins_by_play

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
