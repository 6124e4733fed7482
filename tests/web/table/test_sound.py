from __future__ import annotations

from playwright.sync_api import expect

from red7.core import Step
from red7.words import words
from tests.web.conftest import Open, Serve
from tests.web.deals import deal, find_deal, refused, spoken, wins_by_play
from tests.web.people import Person
from tests.web.table.test_together import meet

# Notes every tone that is started on the way to the speakers, by its pitch.
LISTEN = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
    window.tones.push(this.frequency.value);
    window.player = this.context;
    start.call(this, at);
};
"""
CARD, TURN, REFUSED = 320, 523, 196


def tones(person: Person) -> set[float]:
    return set(person.page.evaluate("window.tones"))


def listen(person: Person) -> None:
    person.page.add_init_script(LISTEN)
    person.page.reload()


def want_sounds(person: Person) -> None:
    person.press(person.button("Settings"))
    sounds = person.page.get_by_role("dialog").get_by_label("Sounds")
    expect(sounds).not_to_be_checked()
    sounds.check()
    person.page.keyboard.press("Escape")


def test_sounds_are_off_until_they_are_wanted(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, refused)
    person = enter(serve(seed).url)
    listen(person)
    person.press(person.button("Play now"))
    assert person.await_turn()

    error = deal(seed).round.view(1).refusal(Step.parse(f">{card}"))
    assert error

    def be_refused() -> None:
        person.pick(spoken(card))
        person.press(person.options("not possible – why?").last)
        expect(person.page.get_by_role("alert")).to_have_text(words("en").error(error))
        person.put_back()

    be_refused()
    assert tones(person) == set()
    want_sounds(person)
    be_refused()
    assert tones(person) == {REFUSED}
    # The browser lets them be heard.
    person.page.wait_for_function("() => window.player.state === 'running'")


def test_the_move_of_another_is_heard(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play, seat=2)
    ann, ben, _ = meet(serve, enter, seed)
    listen(ann)
    want_sounds(ann)
    expect(ann.page.locator("[data-seq]")).to_be_visible()  # what came before is not heard
    assert ben.await_turn()
    assert tones(ann) == set()
    ben.take_one()
    assert ann.await_turn()
    assert {CARD, TURN} <= tones(ann)
