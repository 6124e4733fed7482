"""What is kept when the connection or the page is lost, and where addresses lead."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import Open, Serve
from tests.web.deals import find_deal, spoken, wins_by_discard, wins_by_play
from tests.web.people import PATIENCE, Person
from tests.web.server import Server

LOST = "Connection lost. Trying again…"


def begin(server: Server, enter: Open) -> Person:
    person = enter(server.url)
    person.press(person.button("Play now"))
    assert person.await_turn()
    return person


def test_a_half_made_move_survives_a_reload(serve: Serve, enter: Open) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    person = begin(serve(seed), enter)
    person.pick(spoken(card))
    person.put(person.options("To your palette"))
    person.page.reload()
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    expect(person.card(spoken(card))).to_have_count(0)
    before = person.moves()
    person.finish()
    person.await_moves(before)
    expect(person.palette.get_by_label(spoken(card))).to_be_visible()


def test_a_server_that_falls_silent_is_noticed_and_the_move_is_kept(
    serve: Serve, enter: Open
) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_play)
    server = serve(seed)
    person = begin(server, enter)
    with server.silent():
        person.pick(spoken(card))
        person.press(person.options("To your palette"))
        expect(person.guide.get_by_text("The server has not answered yet.")).to_be_visible()
        expect(person.page.get_by_text(LOST)).to_be_visible()
        expect(person.palette.get_by_label(spoken(card))).to_be_visible()
    expect(person.page.get_by_text(LOST)).to_have_count(0)
    before = person.moves()
    person.finish()
    person.await_moves(before)


def test_a_lost_network_is_said_and_what_was_confirmed_is_sent_later(
    serve: Serve, enter: Open
) -> None:
    seed, card = find_deal("v1.2", 2, wins_by_discard)
    person = begin(serve(seed), enter)
    before = person.moves()
    person.await_parts()
    person.page.context.set_offline(offline=True)
    expect(person.page.get_by_text(LOST)).to_be_visible()
    person.pick(spoken(card))
    person.press(person.options("To the canvas"))
    person.finish()
    expect(person.guide.get_by_text("Sending your move…")).to_be_visible()
    person.page.context.set_offline(offline=False)
    person.await_moves(before)
    expect(person.page.get_by_text(LOST)).to_have_count(0)


def test_an_unknown_address_leads_home(serve: Serve, browser: Browser) -> None:
    url = serve().url
    page = browser.new_page(locale="de-DE")
    page.set_default_timeout(PATIENCE)
    answer = page.goto(f"{url}nichts/da")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    page.get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    page.goto(f"{url}#/nichts")
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    page.close()
