from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, spoken, wins_by_discard, wins_by_play
from tests.web.network import FAR, Link
from tests.web.people import Person
from tests.web.table.test_leaving import happened


def meet(serve: Serve, enter: Open, seed: str, *options: str) -> tuple[Person, Person, Person]:
    """Two people at a table, and one who watches; Ann has the first seat.

    An option is switched on, or with ``no`` before it off.
    """
    url = serve(seed).url
    ann = enter(url)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press(ann.button("Play with friends"))
    form = ann.page.get_by_role("dialog")
    for option in options:
        switch = form.get_by_role("checkbox", name=option.removeprefix("no "))
        switch.set_checked(not option.startswith("no "))
    ann.press(form.get_by_role("button", name="Open the table"))
    link = ann.page.get_by_label("Link to this table").input_value()
    ben = enter(url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Your name").press("Enter")
    expect(ben.page.get_by_text("Hello, Ben!")).to_be_visible()
    ben.page.goto(link)
    ben.press(ben.button("Sit here"))
    expect(ann.page.get_by_text("Ben (Guest)", exact=True)).to_be_visible()
    ann.press(ann.button("Start the game"))
    cid = enter(link)
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()
    return ann, ben, cid


def test_two_people_and_a_spectator(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, ben, cid = meet(serve, enter, seed)
    ann.press(ann.button("Settings"))
    expect(ann.page.get_by_text("one spectator")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ann.await_turn()
    ann.take_one()
    assert ben.await_turn()
    # A phrase is read by all, in their own words.
    ann.press(ann.button("Say something"))
    ann.press(ann.button("Good luck!"))
    for person in (ann, ben, cid):
        happened(person.page, "Good luck!")
    ben.drop()
    for person in (ann, ben, cid):
        expect(person.end).to_be_visible()
    # All hands are shown now, to those who watched as well.
    cid.press(cid.button("Result"))
    expect(cid.page.get_by_role("columnheader", name="Left in hand")).to_be_visible()
    cid.page.keyboard.press("Escape")
    ann.press(ann.button("Rematch"))
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    ben.press(ben.button("Rematch"))
    for person in (ann, ben, cid):
        expect(person.end).to_have_count(0)
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()


def test_several_tabs_share_a_seat(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    ann, _, _ = meet(serve, enter, seed)
    assert ann.await_turn()
    tab = Person(ann.page.context.new_page(), "mouse")
    tab.page.goto(ann.page.url)
    assert tab.await_turn()
    assert tab.cards() == ann.cards()
    before = ann.moves()
    tab.play(spoken(card))
    ann.await_moves(before)
    expect(ann.palette.get_by_label(spoken(card))).to_be_visible()
    expect(ann.card(spoken(card))).to_have_count(0)


def test_a_reload_changes_nothing(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    ann, ben, _ = meet(serve, enter, seed)
    assert ann.await_turn()
    ann.take_one()
    assert ben.await_turn()

    def seen() -> tuple[list[str], str, str]:
        log = ben.page.get_by_label("Game log").first
        return ben.cards(), ben.moves(), log.inner_text()

    before = seen()
    ben.page.reload()
    assert ben.await_turn()
    assert seen() == before
    ben.take_one()


def test_a_killed_server_loses_no_move(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_discard)
    server = serve(seed)
    person = enter(server.url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    before = person.moves()
    person.await_parts()
    server.stop(kill=True)
    lost = person.page.get_by_text("Connection lost. Trying again…")
    expect(lost).to_be_visible()
    # The move is played while nobody hears it, and told when somebody does.
    person.pick(spoken(card))
    person.press(person.options("To the canvas"))
    person.finish()
    expect(person.guide.get_by_text("Sending your move…")).to_be_visible()
    server.start()
    person.await_moves(before)
    expect(lost).to_have_count(0)
    expect(person.card(spoken(card))).to_have_count(0)
    person.play_round()


def test_a_stopped_server_says_so(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    server = serve(seed)
    person = enter(server.url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    cards = person.cards()
    person.await_parts()
    server.stop()
    said = person.page.get_by_text(re.compile("restarting|Connection lost"))
    expect(said).to_be_visible()
    server.start()
    expect(said).to_have_count(0)
    assert person.cards() == cards
    person.play_round()


def test_a_far_server_is_comfortable(serve: Serve, enter: Open) -> None:
    seed, _ = find_deal("v1.2", 2, wins_by_play)
    with Link(serve(seed).url, FAR) as link:
        person = enter(link.url)
        person.press(person.button("Play now"))
        person.play_round()


def test_a_card_does_not_wait_for_the_server(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    server = serve(seed)
    person = enter(server.url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    with server.silent():
        person.pick(spoken(card))
        person.press(person.options("To your palette"))
        expect(person.palette.get_by_label(spoken(card))).to_be_visible()
        person.press(person.button("Take back"))
        expect(person.card(spoken(card))).to_be_visible()
    person.take_one()
