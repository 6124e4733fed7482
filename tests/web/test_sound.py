from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, refused, spoken
from tests.web.people import Person

# Notes every tone that is started on the way to the speakers, by its pitch.
LISTEN = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
    window.tones.push([this.frequency.value, this.context.state]);
    start.call(this, at);
};
"""
CARD, TURN, REFUSED = 320, 523, 196


def tones(person: Person) -> set[float]:
    return {pitch for pitch, _ in person.page.evaluate("window.tones")}


def test_sounds_are_off_until_they_are_wanted(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, refused)
    person = enter(serve(seed).url)
    person.page.add_init_script(LISTEN)
    person.page.reload()
    person.press(person.button("Play now"))
    person.await_turn()
    person.take_one()
    assert tones(person) == set()

    person.page.goto(person.page.url.split("#")[0])
    expect(person.page.get_by_label("Sounds")).not_to_be_checked()
    person.page.get_by_label("Sounds").check()
    person.press(person.button("Play now"))
    person.await_turn()
    person.pick(spoken(card))
    person.press(person.options("not possible – why?").last)
    expect(person.page.get_by_role("alert")).to_be_visible()
    assert REFUSED in tones(person)
    person.put_back()
    person.take_one()
    if person.await_turn():
        assert {CARD, TURN} <= tones(person)
    # The browser lets them be heard.
    assert person.page.evaluate("window.tones.at(-1)[1]") == "running"
