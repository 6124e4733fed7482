from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.network import FAR, Link
from tests.web.people import Person


def meet(serve: Serve, enter: Open) -> tuple[Person, Person, Person]:
    """Two people at a table, and one who watches."""
    url = serve("05" * 32).url
    ann = enter(url)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press(ann.button("Play with friends"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Open the table"))
    link = ann.page.get_by_label("Link to this table").input_value()
    ben = enter(url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Your name").press("Enter")
    expect(ben.page.get_by_text("Hello, Ben!")).to_be_visible()
    ben.page.goto(link)
    ben.press(ben.button("Sit here"))
    expect(ann.page.get_by_text("Ben")).to_be_visible()
    ann.press(ann.button("Start the game"))
    cid = enter(link)
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()
    return ann, ben, cid


def mover(*people: Person) -> Person:
    turn = re.compile(r"^Your turn")
    first = people[0].guide.get_by_text(turn)
    expect(first.or_(people[0].guide.get_by_text("’s turn"))).to_be_visible()
    return people[0] if first.count() else people[1]


def test_two_people_and_a_spectator(serve: Serve, enter: Open) -> None:
    ann, ben, cid = meet(serve, enter)
    expect(ann.page.get_by_text("one spectator")).to_be_attached()
    first = mover(ann, ben)
    first.take_one()
    other = ben if first is ann else ann
    other.await_turn()
    # A phrase is read by all, in their own words.
    ann.press(ann.button("Say something"))
    ann.press(ann.button("Good luck!"))
    for person in (ann, ben, cid):
        expect(person.page.get_by_text("Good luck!", exact=True).first).to_be_visible()
    other.drop()
    for person in (ann, ben, cid):
        expect(person.end).to_be_visible()
    # All hands are shown now, to those who watched as well.
    expect(cid.page.get_by_role("columnheader", name="Left in hand")).to_be_visible()
    ann.press(ann.button("Rematch"))
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    ben.press(ben.button("Rematch"))
    for person in (ann, ben, cid):
        expect(person.end).to_have_count(0)
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()


def test_several_tabs_share_a_seat(serve: Serve, enter: Open) -> None:
    ann, ben, _ = meet(serve, enter)
    first = mover(ann, ben)
    tab = Person(first.page.context.new_page(), "mouse")
    tab.page.goto(first.page.url)
    expect(tab.hand.get_by_role("listitem")).to_have_count(7)
    tab.await_turn()
    before = first.moves()
    tab.take_one()
    expect(first.page.locator("[data-seq]")).not_to_have_attribute("data-seq", before)
    assert sorted(first.hand.get_by_role("listitem").all_inner_texts()) == sorted(
        tab.hand.get_by_role("listitem").all_inner_texts()
    )


def test_a_reload_changes_nothing(serve: Serve, enter: Open) -> None:
    person = enter(serve("03" * 32).url)
    person.press(person.button("Play now"))
    person.await_turn()
    person.take_one()
    person.await_turn()
    before = (
        person.cards(),
        person.moves(),
        person.page.get_by_label("Game log").first.inner_text(),
    )
    person.page.reload()
    person.await_turn()
    after = (
        person.cards(),
        person.moves(),
        person.page.get_by_label("Game log").first.inner_text(),
    )
    assert after == before
    person.play_round()


def test_a_killed_server_loses_no_move(serve: Serve, enter: Open) -> None:
    server = serve("03" * 32)
    person = enter(server.url, quiet=True)
    person.press(person.button("Play now"))
    person.await_turn()
    assert person.find("you would be winning") or person.find("not winning yet")
    server.stop(kill=True)
    expect(person.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    # The move is played while nobody hears it, and told when somebody does.
    expect(person.hand.get_by_role("listitem")).to_have_count(6)
    finish = person.button(re.compile(r"^(Play it|End my turn)$"))
    if finish.count():
        person.press(finish)
        expect(person.guide.get_by_text("Sending your move…")).to_be_visible()
    server.start()
    expect(person.page.get_by_text("Connection lost. Trying again…")).to_have_count(
        0, timeout=20_000
    )
    person.play_round()


def test_a_stopped_server_says_so(serve: Serve, enter: Open) -> None:
    server = serve("03" * 32)
    person = enter(server.url, quiet=True)
    person.press(person.button("Play now"))
    person.await_turn()
    cards = person.cards()
    server.stop()
    expect(person.page.get_by_text(re.compile("restarting|Connection lost"))).to_be_visible()
    server.start()
    expect(person.page.get_by_text(re.compile("restarting|Connection lost"))).to_have_count(
        0, timeout=20_000
    )
    assert person.cards() == cards
    person.play_round()


def test_a_slow_network_is_comfortable(serve: Serve, enter: Open) -> None:
    with Link(serve("03" * 32).url, FAR) as link:
        person = enter(link.url)
        person.press(person.button("Play now"))
        for _ in range(2):
            assert person.await_turn()
            for name in person.cards():
                person.pick(name)
                option = person.options("To ").filter(has_not_text="not possible")
                if option.count():
                    break
                person.put_back()
            # Between the press and the card in its new place there is no wait for the network.
            assert option.first.evaluate(MOVED) < 1000 * FAR
            person.press(person.button("Take back"))
            person.take_one()


# Presses a control and gives the milliseconds until something new lies in palette or on canvas.
MOVED = """
async one => {
    const shown = () => ["[data-place^=palette-1]", "[data-place=canvas]"]
        .map(place => document.querySelector(place).textContent).join();
    const before = shown();
    const began = performance.now();
    one.click();
    while (shown() === before && performance.now() - began < 2000) {
        await new Promise(requestAnimationFrame);
    }
    return performance.now() - began;
}
"""
