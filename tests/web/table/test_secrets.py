from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterable
from typing import Any

import pytest

from red7.core import Match
from tests.web.conftest import Open, Serve
from tests.web.deals import deal, find_deal, spoken, wins_by_play
from tests.web.people import Person

SEED = "07" * 32  # seat 1 begins
EVERY = {colour + number for colour in "ROYGBIV" for number in "1234567"}
NO_SCENE: Any = {"body": "export default () => {}", "content_type": "text/javascript"}
CARD = re.compile("[ROYGBIV][1-7]")

# The cards that objects and lists in the page's memory hold as values, whoever made them.
HELD = """
function () {
    const found = new Set();
    const look = one => {
        const parts = Object.values(Object.getOwnPropertyDescriptors(one));
        const texts = parts.map(part => part.value).filter(value => typeof value === "string");
        for (const text of texts) {
            if (/^[+>^!]?[ROYGBIV][1-7]$/.test(text)) found.add(text.slice(-2));
        }
        const position = Object.getOwnPropertyDescriptor(one, "position")?.value;
        if (typeof position !== "string") return;
        for (const [card] of position.matchAll(/[ROYGBIV][1-7]/g)) found.add(card);
    };
    for (const one of this) {
        try {
            look(one);
        } catch {
            // Some of the browser's own objects do not want to be looked at.
        }
    }
    return [...found].join(" ");
}
"""


def memory(person: Person) -> str:
    """Give the cards that are anywhere in the page's memory: its store, and all else."""
    session = person.page.context.new_cdp_session(person.page)
    # Lists, maps and sets inherit from it as well.
    prototype = session.send("Runtime.evaluate", {"expression": "Object.prototype"})
    objects = session.send(
        "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
    )
    answer = session.send(
        "Runtime.callFunctionOn",
        {
            "functionDeclaration": HELD,
            "objectId": objects["objects"]["objectId"],
            "returnByValue": True,
        },
    )
    session.detach()
    return json.dumps(answer["result"]["value"].split())


def everything(person: Person) -> dict[str, str]:
    """Give all that a page holds, by where it is."""
    page = person.page
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")
    session.detach()
    return {
        "DOM": page.content(),
        "texts": page.locator("body").inner_text(),
        "storage": page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])"),
        "store": memory(person),
        "accessibility tree": json.dumps(tree),
        "traffic": " ".join(person.traffic),
    }


def check(person: Person, secret: Iterable[str]) -> None:
    for place, text in everything(person).items():
        assert len(text) > 1, place
        for card in secret:
            assert f'"{card}"' not in text, (place, card)
            assert f">{card}<" not in text, (place, card)
            assert spoken(card) not in text, (place, card)
            assert f"+{card}" not in text, (place, card)


def steps(traffic: list[str]) -> list[str]:
    """Give the steps that a seat was told of, in order."""
    told = {}
    for text in traffic:
        message = json.loads(text)
        for event in message.get("events", ()) if isinstance(message, dict) else ():
            if event["kind"] == "stepped":
                told[event["seq"]] = [str(move["step"]) for move in event["moves"]]
    made = [step for _, turn in sorted(told.items()) for step in turn]
    # Cards that are drawn come from the seed, and not from what the page was told; the one that a 3
    # draws comes with it.
    return [
        "!" if step.startswith("!") else step
        for before, step in itertools.pairwise(["", *made])
        if not (step.startswith("!") and re.match(r"\+.3", before))
    ]


def replay(seed: str, rules: str, traffic: list[str]) -> tuple[Match, set[str]]:
    """Give the match as it stands, and every card that seat 1 has seen so far."""
    match = deal(seed, rules)
    seen = set(CARD.findall(str(match.round.view(1))))
    for step in steps(traffic):
        match = match.apply(step)
        seen |= set(CARD.findall(str(match.round.view(1))))
    return match, seen


@pytest.mark.parametrize(
    ("level", "rules"), [("Basic", "v1.2"), ("Expert", "v1.2+draw+match+actions")]
)
def test_no_hidden_card_is_in_the_page(serve: Serve, enter: Open, level: str, rules: str) -> None:
    """From the first turn to the last of a round, against a game that is replayed beside it."""
    seed, _ = find_deal(rules, 2, wins_by_play)
    person = enter("about:blank")
    # The cards of the game behind the start page are no secret, but look like some.
    person.page.route("**/Scene-*.js", lambda route: route.fulfill(**NO_SCENE))
    person.page.goto(serve(seed).url)
    person.begin(level)
    assert person.await_turn()
    _, seen = replay(seed, rules, person.traffic)
    assert len(seen) == 9  # a hand and two palettes
    while person.await_turn():
        _, seen = replay(seed, rules, person.traffic)
        check(person, EVERY - seen)
        person.take_one()
    # Hands are shown now; the rest of the deck is not.
    match, seen = replay(seed, rules, person.traffic)
    held = {str(card) for seat in (1, 2) for card in match.round.hand(seat)}
    check(person, EVERY - seen - held)


def test_the_memory_of_the_page_is_looked_through(serve: Serve, enter: Open) -> None:
    """What the reader knows is found there: the search would find more if there were more."""
    person = enter("about:blank")
    person.page.route("**/Scene-*.js", lambda route: route.fulfill(**NO_SCENE))
    person.page.goto(serve(SEED).url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    _, known = replay(SEED, "v1.2", person.traffic)
    assert known <= set(json.loads(memory(person)))
    planted = min(EVERY - known)
    assert planted not in json.loads(memory(person))
    person.page.evaluate("card => { window.planted = new Map([[1, [card]]]) }", planted)
    assert planted in json.loads(memory(person))


def test_a_spectator_sees_no_hand(serve: Serve, enter: Open) -> None:
    server = serve(SEED)
    person = enter(server.url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    watcher = enter(person.page.url)
    watcher.page.get_by_text("You are watching.").wait_for()
    hand = {name[0] + name[-1] for name in person.cards()}
    assert len(hand) == 7
    check(watcher, hand)
