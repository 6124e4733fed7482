from __future__ import annotations

import json
import re

from red7.core import Match
from tests.web.conftest import Open, Serve
from tests.web.deals import spoken
from tests.web.people import Person

SEED = "03" * 32


def everything(person: Person) -> dict[str, str]:
    """Give all that a page holds, by where it is."""
    page = person.page
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return {
        "DOM": page.content(),
        "texts": page.locator("body").inner_text(),
        "storage": page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])"),
        "accessibility tree": json.dumps(tree),
        "traffic": " ".join(person.traffic),
    }


def test_no_hidden_card_is_in_the_page(serve: Serve, enter: Open) -> None:
    person = enter(serve(SEED).url)
    person.press(person.button(re.compile("^Expert")))
    person.await_turn()
    rounds = Match.start(2, "v1.2+draw+match+actions", bytes.fromhex(SEED)).round
    dealt = {str(card) for card in rounds.view(1).hand(1)}
    shown = {str(card) for seat in (1, 2) for card in rounds.palette(seat)}
    # Whatever the other has played meanwhile is public; the rest of their hand and the deck is not.
    played = {
        move["card"]
        for frame in person.traffic
        for event in json.loads(frame).get("events", ())
        for move in event.get("moves", ())
        if move["card"]
    }
    every = {colour + number for colour in "ROYGBIV" for number in "1234567"}
    secret = every - dealt - shown - played
    assert len(secret) > 30
    for place, text in everything(person).items():
        assert len(text) > 1, place
        for card in secret:
            assert f'"{card}"' not in text, (place, card)
            assert f">{card}<" not in text, (place, card)
            assert spoken(card) not in text, (place, card)
            assert f"+{card}" not in text, (place, card)


def test_a_spectator_sees_no_hand(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person = enter(server.url)
    person.press(person.button("Play now"))
    person.await_turn()
    watcher = enter(person.page.url)
    watcher.page.get_by_text("You are watching.").wait_for()
    hand = person.cards()
    assert len(hand) >= 6
    for place, text in everything(watcher).items():
        for name in hand:
            assert name not in text, (place, name)
            assert f'"{name[0]}{name[-1]}"' not in text, (place, name)
